// Small boards for the tests of this folder, written tile by tile.
import type { Choice, FactoryView, Laid, MonsterView } from '../../generated/protocol';

/** Makes a cell; without a face it is open. */
export const cell = (x: number, y: number, face = 0, name = 'a'): Laid => ({ cell: x + 20 * y + 400, spot: `${name}(${x},${y})`, x, y, face, turn: 0, needs: '????', dead: false });

export const monster = (name: string, owner: number, cells: readonly Laid[], more: Partial<MonsterView> = {}): MonsterView => ({
  name, owner, first: true, minion: 0, done: false, points: 0, tiles: cells.filter((each) => each.face >= 0).length, eyes: 0, open_edges: 0, cells: [...cells], ...more,
});

export const place = (target: string, turn: number, face = 0, action = turn): Choice => ({ action, notation: `place ${target} ${turn * 90}`, kind: 'place', spots: [target], values: { face, turn }, target });

/** Makes a view with these tiles and monsters. */
export const board = (edges: readonly string[], monsters: readonly MonsterView[], more: Partial<FactoryView> = {}): FactoryView =>
  ({
    faces: edges.map((each) => ({ name: each, edges: each, eye: false, pool: 1, out: 0 })),
    monsters, options: { tiles: 'standard' }, choices: [], spots: [], scores: [0, 0], seat: 0, pool: 60, drawn: 0, turn: 0, over: false, drafting: false, ...more,
  }) as unknown as FactoryView;
