// The wedding: three towers in the winner's colour, the couple before the wizard, and the others' houses as guests.
import type { MarryView } from '../../generated/protocol';
import type { EndScene } from '../../game/contract';
import { CREAM, INK, eye, flat, inked, stroke } from '../../lib/ink';
import { IDENTITIES, identity } from '../../lib/seats';
import { building, type Height } from './buildings';
import { fachan } from './fachan';

const HEART = 'M0 8C-12 -1 -10 -11 -4 -11Q0 -11 0 -7Q0 -11 4 -11C10 -11 12 -1 0 8Z';
const heart = (x: number, y: number, size: number): string => `<g transform="translate(${x} ${y}) scale(${size})">${inked(HEART, '#c53d56', 2.4 / size)}</g>`;
const SHADE = { poppy: '#9b1c11', lake: '#2f79b3', straw: '#c9951a', plum: '#45177c', pine: '#0f4d3a', bone: '#c8bfa9' } as const;

/** Keeps lines as thick as in the rest of the scene where a drawing is enlarged. */
const thin = (drawing: string, by: number): string => drawing.replace(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${(+width * by).toFixed(2)}"`);
const stands = (x: number, y: number, size: number, height: Height, seat: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${thin(building(height, seat), size > 3 ? 0.42 : 0.8)}</g>`;

function rays(): string {
  const at = (turn: number, far: number): string => `${(416 + Math.cos(turn) * far).toFixed(0)} ${(300 + Math.sin(turn) * far).toFixed(0)}`;
  return Array.from({ length: 24 }, (_, i) => (i / 12) * Math.PI).map((turn) => flat(`M${at(turn, 262)}L${at(turn - 0.03, 900)} ${at(turn + 0.05, 900)}Z`, '#fbdcc0')).join('');
}

const GROUND =
  flat('M-700 -400H1532V1300H-700Z', '#f7c9b6') + rays() + '<circle cx="416" cy="300" r="250" fill="#fdebc8"/><circle cx="416" cy="300" r="190" fill="#fff4da"/>' +
  flat('M-700 500Q-300 380 0 470Q140 380 300 450T620 430T900 460T1532 420V1300H-700Z', '#e79a84') +
  inked('M-704 560Q-300 470 -4 540Q160 470 340 520T700 510T1536 500V1304H-704Z', '#9cc46c', 3) +
  inked('M-704 690Q-300 610 -4 650Q200 590 420 628T860 620T1536 610V1304H-704Z', '#7fae56', 3);

/** A garland between two points, with flags of the first three colours. */
function garland(x1: number, y1: number, x2: number, y2: number, sag: number): string {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag];
  const flags = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 1) / 10;
    const along = (a: number, m: number, b: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * m + t * t * b;
    return inked(`M${(along(x1, mx, x2) - 9).toFixed(1)} ${along(y1, my, y2).toFixed(1)}h18l-9 20Z`, [IDENTITIES[0]!.fill, CREAM, IDENTITIES[1]!.fill][i % 3]!, 2.2);
  });
  return stroke(`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`, 3.4) + flags.join('');
}

const star = (x: number, y: number): string => flat(`M${x} ${y - 6}l1.8 4.2l4.2 1.8l-4.2 1.8l-1.8 4.2l-1.8 -4.2l-4.2 -1.8l4.2 -1.8z`, '#ffe9ad');
const WIZARD =
  inked('M-44 0Q-40 -70 -18 -92H18Q40 -70 44 0Z', '#3f74b8', 3) + flat('M18 -92Q40 -70 44 0H22Q24 -50 8 -92Z', INK, 0.22) +
  inked('M-58 -46Q-40 -66 -24 -70L-14 -48Q-34 -40 -50 -34Z', '#4f88cc', 3) + inked('M58 -46Q40 -66 24 -70L14 -48Q34 -40 50 -34Z', '#3f74b8', 3) +
  inked('M-26 -92Q-30 -124 0 -126Q30 -124 26 -92Q0 -84 -26 -92Z', '#e9c8a0', 3) +
  inked('M-25 -96Q-30 -58 0 -34Q30 -58 25 -96Q14 -86 0 -88Q-14 -86 -25 -96Z', CREAM, 2.8) + stroke('M-10 -76q4 16 8 26M8 -78q-2 16 -4 22', 1.8, '#c9bda0') +
  eye(0, -106, 11, { gaze: [0, 0.9], lid: 0.34, lidFill: '#c79a76', w: 2.6 }) +
  inked('M-40 -118Q0 -138 40 -118L4 -196Q-4 -204 -8 -192Z', '#3f74b8', 3) + inked('M-44 -114Q0 -136 44 -114L40 -124Q0 -144 -40 -124Z', '#2c5690', 2.6) +
  [[-6, -160], [10, -146], [-20, -18], [18, -26], [2, -12]].map(([x, y]) => star(x!, y!)).join('');

const VEIL = inked('M-34 -150Q-72 -100 -62 -16Q-44 -34 -30 -22Q-26 -70 -20 -120Z', '#fffaf0', 2);
const WREATH =
  inked('M-42 -122Q-40 -166 0 -160Q36 -164 36 -130Q20 -146 0 -144Q-26 -146 -42 -122Z', '#fffaf0', 2.2) +
  [[-26, -146, '#f2a3b8'], [-9, -154, CREAM], [8, -155, '#f2a3b8'], [24, -149, '#ffd98a']].map(([x, y, fill]) => `<circle cx="${x}" cy="${y}" r="6" fill="${fill}" stroke="${INK}" stroke-width="1.8"/>`).join('');

function couple(): string {
  const groom = thin(fachan('idle', [0.9, 0.1]), 0.84);
  const bride = groom.replaceAll('#d96b3f', '#b873b0').replaceAll('#8f3a2c', '#713c74').replaceAll('#f5a878', '#ecc0e4').replaceAll('#c2552f', '#9a5494')
    // Ids are used once a page: hers differ from his.
    .replace(/(id="|href="#|url\(#)(?!hatch)(\w+)/g, '$1bride-$2');
  const shadow = (x: number): string => `<ellipse cx="${x}" cy="722" rx="90" ry="15" fill="${INK}" opacity=".28"/>`;
  return `${shadow(262)}<g transform="translate(252 722) scale(1.84)">${groom}</g>${shadow(576)}<g transform="translate(582 722) scale(-1.84 1.84)">${VEIL}${bride}${WREATH}</g>`;
}

/** Petals by a fixed rule, beside the couple. */
function petals(): string {
  const fills = IDENTITIES.slice(0, 3).map(({ fill }) => fill).concat(CREAM, '#e88aa2');
  return Array.from({ length: 40 }, (_, i) => ({ x: (i * 211) % 832, y: 120 + ((i * 397) % 640), turn: (i * 47) % 180, fill: fills[i % fills.length]! }))
    .filter(({ x, y }) => Math.hypot(x - 416, y - 560) > 130)
    .map(({ x, y, turn, fill }) => `<g class="petal"><path transform="translate(${x} ${y}) rotate(${turn})" d="M-5 0Q0 -5 5 0Q0 5 -5 0Z" fill="${fill}" stroke="${INK}" stroke-width="1.2"/></g>`)
    .join('');
}

/** The houses of those who did not win, kindly in front. */
function guests(view: MarryView): string {
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => !view.winners.includes(seat));
  const places = [[74, 772, 2], [768, 776, 2], [160, 786, 1.7], [690, 790, 1.7]] as const;
  return places.slice(0, Math.max(2, others.length)).map(([x, y, size], i) => stands(x, y, size, i % 2 ? 2 : 1, others[i % others.length] ?? 0)).join('');
}

const hexagon = (fill: string, value: number): string =>
  inked('M0 -15L13 -7.5V7.5L0 15L-13 7.5V-7.5Z', fill, 2) + `<text y="6" text-anchor="middle" font-weight="700" font-size="17" font-family="var(--display)" fill="${INK}">${value}</text>`;

export const ending: EndScene<MarryView> = {
  ribbon: (view) => {
    const { id, fill } = identity(view.winners[0] ?? 0);
    return [fill, SHADE[id], ['plum', 'pine', 'poppy'].includes(id) ? CREAM : INK];
  },
  near: '0 150 832 650',
  draw: (view) => {
    const winner = view.winners[0] ?? 0;
    return (
      `${GROUND}<g class="first">${stands(112, 606, 4.6, 3, winner)}${stands(416, 530, 4.4, 3, winner)}${stands(720, 606, 4.6, 3, winner)}` +
      `${garland(164, 408, 364, 338, 90)}${garland(468, 338, 668, 408, 90)}</g>` +
      `<g class="second"><g transform="translate(416 668) scale(1.28)">${WIZARD}</g>${couple()}</g>` +
      `<g class="third">${([[416, 178, 2.4], [356, 440, 1.2], [482, 436, 1.4], [206, 318, 1.3], [640, 300, 1.6], [276, 246, 1.1], [560, 236, 1.2]] as const).map(([x, y, size]) => heart(x, y, size)).join('')}${guests(view)}</g>${petals()}`
    );
  },
  heads: { 'space-1': hexagon('#c3d98f', 1), 'space-2': hexagon('#9fc46f', 2), 'space-3': hexagon('#efca6c', 3), 'space-5': hexagon('#e9a08b', 5), towers: `<g transform="translate(0 15) scale(.38)">${building(3, 5)}</g>` },
};
