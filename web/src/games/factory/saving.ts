// Saves a monster's picture as a file: SVG as it is, PNG as the browser paints it.
import display from '@fontsource/grenze-gotisch/files/grenze-gotisch-latin-700-normal.woff2?url';
import type { FactoryView, MonsterView } from '../../generated/protocol';
import type { Say } from '../../lib/speech.svelte';
import { numberOf, poster } from './poster';

export type Form = 'svg' | 'png';
const NAMES = 12; // adjectives and nouns there are
const SHARP = 2; // pixels of a PNG for each unit of the drawing

/** Gives a monster a name of its own: the same tiles, the same name. */
export function nameOf(monster: MonsterView, say: Say): string {
  const number = numberOf(monster);
  return say('monster-name', { adjective: say(`monster-adjective-${number % NAMES}`), noun: say(`monster-noun-${Math.floor(number / NAMES) % NAMES}`) });
}

/** Reads the display face as data: a picture that is a file can't ask the page for it. */
async function typeface(): Promise<string> {
  try {
    const bytes = new Uint8Array(await (await fetch(display)).arrayBuffer());
    return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
  } catch {
    return ''; // offline: another face will do
  }
}

async function painted(svg: string): Promise<Blob> {
  const image = new Image();
  const source = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = source;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width * SHARP, height: image.height * SHARP });
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture could not be painted'))), 'image/png'));
  } finally {
    URL.revokeObjectURL(source);
  }
}

/** Writes a monster's picture with its name, what it is made of, and whose it is. */
export async function write(view: FactoryView, monster: MonsterView, owner: string, say: Say): Promise<string> {
  const facts = say('monster-facts', { tiles: monster.tiles, eyes: monster.eyes });
  return poster(view, monster, { name: nameOf(monster, say), facts, owner: say('monster-owner', { owner }) }, await typeface());
}

/** Saves a monster's picture. */
export async function save(view: FactoryView, monster: MonsterView, owner: string, form: Form, say: Say): Promise<void> {
  const svg = await write(view, monster, owner, say);
  const blob = form === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await painted(svg);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `monster-${monster.name}.${form}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
