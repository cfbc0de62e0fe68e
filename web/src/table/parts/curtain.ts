// What is seen at the end of a game that has no scene of its own, and of one that was ended early.
import { flat, inked, stroke } from '../../lib/ink';
import { crest, identity } from '../../lib/seats';

const GROUND = flat('M-700 -400H1532V1300H-700Z', '#3b3052') + inked('M-704 640Q200 600 420 632T1536 610V1304H-704Z', '#57466f', 3);

/** A closed door with a lamp beside it: nobody has won. */
export const door = (): string =>
  GROUND +
  inked('M256 690V330Q256 170 416 170Q576 170 576 330V690Z', '#8a8396', 4) +
  inked('M292 690V338Q292 208 416 208Q540 208 540 338V690Z', '#8a5a36', 4) +
  stroke('M354 232V690M416 208V690M478 232V690', 3, '#5e3a22') +
  inked('M292 352H416V372H292ZM292 566H416V586H292Z', '#4a4358', 3) +
  '<circle cx="510" cy="470" r="15" fill="#f4c542" stroke="#21182c" stroke-width="4"/>' +
  inked('M642 300H702L692 380H652Z', '#ffe08a', 3.4) +
  stroke('M672 262V300M642 300H702', 5);

/** The winner's crest in the sun. */
export function podium(winner: number): string {
  const rays = Array.from({ length: 16 }, (_, i) => `<path d="M416 330L396 -300H436Z" fill="#ffe9ad" opacity=".16" transform="rotate(${i * 22.5} 416 330)"/>`);
  return (
    `${GROUND}<g class="first">${rays.join('')}<circle cx="416" cy="330" r="210" fill="${identity(winner).fill}" opacity=".4"/></g>` +
    `<g class="second" transform="translate(416 430) scale(11)">${crest(winner)}</g>` +
    `<g class="third">${inked('M236 700V520H596V700Z', '#fff4da', 4)}${flat('M500 520H596V700H500Z', '#21182c', 0.14)}</g>`
  );
}
