import { afterEach, expect, it, vi } from 'vitest';
import { argumentsOf, openEvents } from './events';

afterEach(() => vi.unstubAllGlobals());

it('knows the events of a shipped game without asking', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('asked')));
  await openEvents('marry');
  expect(argumentsOf('marry', 'house')).toEqual({ seat: 'seat', space: 'spot' });
});

it('asks the server for those of any other, once, and again after a failure', async () => {
  const paths: string[] = [];
  let online = false;
  vi.stubGlobal('fetch', (path: string) => {
    paths.push(path);
    return online ? Promise.resolve(new Response(JSON.stringify({ events: { took: { stones: 'number' } }, printed: {} }))) : Promise.reject(new Error('offline'));
  });
  await expect(openEvents('bog')).rejects.toThrow('offline');
  expect(argumentsOf('bog', 'took')).toEqual({});
  online = true;
  await Promise.all([openEvents('bog'), openEvents('bog')]);
  expect(argumentsOf('bog', 'took')).toEqual({ stones: 'number' });
  expect(paths).toEqual(Array(2).fill('/api/games/bog/content'));
});
