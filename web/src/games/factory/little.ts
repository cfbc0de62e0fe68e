// Monster Factory for children: a small table, and bots that do no harm on purpose.
export const little = { players: 3, bot: 'random' } as const;
