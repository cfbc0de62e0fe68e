// The roar over the city: the winner's monster as it grew, Mutations and all, on what is left; the others look up to it.
import type { MashupView } from '../../generated/protocol';
import type { EndScene } from '../../game/contract';
import { CREAM, INK, flat, inked, stroke } from '../../lib/ink';
import { cardsOf } from './content';
import { Dice, puff } from './city/paint';
import { badge, draw, token } from './kaiju/monster';
import { tall } from './kaiju/size';

const [TALLEST, SMALL] = [400, 120];

function skyline(y: number, step: number, low: number, high: number, fill: string, lights: string, seed: number): string {
  const dice = new Dice(seed);
  let [d, windows, x] = [`M-900 ${y}`, '', -900];
  while (x < 1740) {
    const width = dice.between(step * 0.7, step * 1.5);
    const top = y - dice.between(low, high);
    d += `V${top.toFixed(0)}h${width.toFixed(0)}`;
    for (let i = 0; i < 6; i++) if (dice.next() < 0.5) windows += `M${(x + 8 + dice.next() * (width - 22)).toFixed(0)} ${(top + 16 + i * 24).toFixed(0)}h7v10h-7z`;
    x += width;
  }
  return flat(`${d}V1700H-900Z`, fill) + flat(windows, lights);
}

const rubble = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${inked('M-70 0L-58 -24L-36 -18L-22 -44L4 -30L20 -52L40 -22L58 -28L72 0Z', '#b9a48d', 2.8)}${inked('M-44 0L-34 -16L-12 -12L-4 0Z', '#d8b183', 2.4)}${inked('M12 0L18 -22L42 -12L48 0Z', '#8a7660', 2.4)}${stroke('M-22 -44l-4 -20M20 -52l8 -18', 2.6)}</g>`;

const roarLines = stroke([0.12, 0.28, 0.44, 0.6, 0.76, 0.9].map((share) => {
  const turn = Math.PI * (1 + share);
  const at = (far: number): string => `${(416 + Math.cos(turn) * far * 1.1).toFixed(0)} ${(380 + Math.sin(turn) * far).toFixed(0)}`;
  return `M${at(258)}L${at(310)}`;
}).join(''), 7, CREAM);

/** A seat's monster with its foot on a place, so tall on the picture. */
function stands(view: MashupView, seat: number, x: number, y: number, height: number, pose: 'roar' | 'stand'): string {
  const { size, mutations } = view.table[seat]!;
  const worn = mutations.map((card) => cardsOf(view.options['cards'])[card]!.name);
  return `<g transform="translate(${x} ${y}) scale(${(height / tall(size)).toFixed(3)})">${token(seat, size)}${draw({ seat, size, mutations: worn, pose })}${badge(seat)}</g>`;
}

export const ending: EndScene<MashupView> = {
  ribbon: () => ['#ffb27a', '#a8420f', INK],
  near: '40 150 752 620',
  draw: (view) => {
    const winner = view.winners[0] ?? 0;
    const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== winner);
    return (
      flat('M-900 -900H1740V1700H-900Z', '#f9b25e') + flat('M-900 260H1740V1700H-900Z', '#fbd08a') + `<circle cx="416" cy="380" r="240" fill="#fdeab8"/><circle cx="416" cy="380" r="240" fill="url(#hatch)" opacity=".08"/>` +
      skyline(600, 88, 130, 300, '#e98f55', '#ffe9a0', 3) + skyline(640, 74, 70, 190, '#b85f43', '#ffd98a', 8) +
      inked('M-920 640H1760V1720H-920Z', '#84707f', 3) + stroke('M-900 720H1740', 6, '#f1dfa6').replace('/>', ' stroke-dasharray="60 44"/>') +
      rubble(170, 650, 1.3) + rubble(676, 652, 1.2) + rubble(-240, 650, 1.4) + rubble(1080, 650, 1.4) + puff(250, 620, 1.4) + puff(600, 616, 1.2) +
      `<g class="second">${stands(view, winner, 416, 650, TALLEST, 'roar')}</g><g class="third">${roarLines}</g>` +
      `<g class="first">${others.map((seat, i) => stands(view, seat, 416 + (i % 2 ? -1 : 1) * (150 + Math.floor(i / 2) * 130), 768, SMALL, 'stand')).join('')}</g>`
    );
  },
};
