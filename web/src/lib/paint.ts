/** Waits until what is there now is painted: what is only looked at does not hold up what can be chosen. */
export const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
