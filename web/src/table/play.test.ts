import { describe, expect, it, vi } from 'vitest';
import type { TableGame } from '../game/contract';
import type { AnyView } from '../generated/protocol';
import { Play } from './play.svelte';

const view = { choices: [] } as unknown as AnyView;
const game = { offers: () => [] } as unknown as TableGame;

describe('deciding', () => {
  it('sends a row of actions once, however often it is pressed before its outcome is shown', async () => {
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const sent: number[] = [];
    const play = new Play(game, () => '', {
      act: (action) => Promise.resolve((sent.push(action), null)), why: () => Promise.resolve(null), aim: (numbers) => Promise.resolve((sent.push(...numbers), null)),
    });
    play.show(view);
    let shown = (): void => undefined;
    play.board = { play: () => new Promise<void>((resolve) => (shown = resolve)) };
    Object.assign(game, { motions: () => ({ before: {} }) });
    play.chooseAll([1, 2]);
    play.chooseAll([1, 2]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual([1, 2]);
    expect(play.sent).toBe(false);
    // The answer has come, but the motion that leads to what it made is still running.
    play.happen(view, view, []);
    play.chooseAll([1, 2]);
    expect(play.aim).toBeUndefined();
    expect(sent).toEqual([1, 2]);
    shown();
    await new Promise((resolve) => setTimeout(resolve));
    play.chooseAll([3]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual([1, 2, 3]);
    play.aim?.([4]);
    expect(play.aim).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual([1, 2, 3, 4]);
    expect(play.aim).toBeDefined();
  });
});
