// Where a file lies says what it may touch: every import goes to the same room or to one below it.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, it } from 'vitest';

/** From the bottom to the top. */
const ROOMS = ['generated', 'lib', 'server', 'game', 'games', 'table', 'screens', '', 'gallery'];
const SCREENS_OPEN_TO_ALL = 'screens/shared';
const HERE = import.meta.dirname;

const roomOf = (file: string): string => (file.includes('/') || ROOMS.includes(file) ? file.split('/')[0]! : '');
/** The rooms within games and screens, which know nothing of each other. */
const partOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/** Lists what is wrong with a file's imports. */
function wrong(file: string, text: string): string[] {
  const found = [...text.matchAll(/(?:from |import |import\()'(\.[^']*)'/g)].map((match) => normalize(join(dirname(file), match[1]!)));
  return found
    .filter((other) => !other.startsWith('..'))
    .filter((other) => {
      const [own, its] = [ROOMS.indexOf(roomOf(file)), ROOMS.indexOf(roomOf(other))];
      if (its < 0 || its > own) return true;
      const nested = own === its && ['games', 'screens'].includes(roomOf(file)) && file.split('/').length > 2;
      return nested && partOf(file) !== partOf(other) && !other.startsWith(SCREENS_OPEN_TO_ALL);
    })
    .map((other) => `${file} imports ${other}`);
}

const files = readdirSync(HERE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
  .map((entry) => relative(HERE, join(entry.parentPath, entry.name)))
  .filter((file) => !file.startsWith('generated'));

it('keeps every import within its room or below', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((file) => wrong(file, readFileSync(join(HERE, file), 'utf8')))).toEqual([]);
});

it.each([
  ['lib/Planted.svelte', "import { openGame } from '../games';"],
  ['server/planted.ts', "import type { TableGame } from '../game/contract';"],
  ['games/marry/planted.ts', "import { die } from '../maker/parts';"],
  ['table/planted.ts', "const late = import('../screens/home/Route.svelte');"],
  ['screens/home/planted.ts', "import Lobby from '../lobby/Page.svelte';"],
])('finds a planted import: %s', (file, text) => expect(wrong(file, text)).toHaveLength(1));
