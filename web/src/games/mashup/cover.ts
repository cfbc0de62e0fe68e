import { limb } from '../../lib/field';
import { CREAM, INK, blob, eye, flat, inked, spike, stroke, type Skin } from '../../lib/ink';

const HIDE: Skin = { fill: '#3a9aa0', shade: '#1e5a6b', light: '#8fd8c8' };
const BOX = [20, 10, 320, 250] as const;

function house(x: number, w: number, h: number, wall: string): string {
  let s = inked(`M${x} 244V${240 - h}H${x + w}V244Z`, wall);
  for (let a = 0; a < Math.floor((w - 6) / 11); a++)
    for (let b = 0; b < Math.floor((h - 10) / 13); b++) {
      const lit = (a * 7 + b * 5 + x) % 3 !== 0;
      s += `<rect x="${x + 6 + a * 11}" y="${240 - h + 9 + b * 13}" width="6" height="7" fill="${lit ? '#ffe9a0' : INK}" opacity="${lit ? 1 : 0.5}"/>`;
    }
  return s;
}

const skyline = (): string =>
  '<circle cx="92" cy="98" r="66" fill="#fbd58a"/><circle cx="92" cy="98" r="46" fill="#fdeab8"/><g opacity=".55">' +
  [[0, 26, 96], [30, 20, 70], [226, 26, 110], [256, 30, 84], [290, 34, 124]]
    .map(([x, w, h]) => flat(`M${x} 240V${240 - h!}H${x! + w!}V240Z`, '#d9743f'))
    .join('') +
  '</g>';

function saurian(): string {
  const belly =
    flat('M128 250C120 190 136 140 150 112L176 118C166 160 176 220 186 250Z', '#f1dfa6') +
    `<path d="M140 140q14 6 30 4M134 166q18 7 34 4M131 192q20 7 38 4M130 218q22 6 42 4" fill="none" stroke="${INK}" stroke-width="2" opacity=".55"/>`;
  const plates = [[196, 60, 0.75, -0.66, 26], [214, 84, 0.9, -0.44, 30], [226, 112, 0.97, -0.2, 31], [232, 142, 1, 0, 26]] as const;
  return (
    blob([limb([[210, 190, 30], [256, 196, 20], [290, 170, 11], [300, 132, 5]])], BOX, HIDE, { w: 3 }) +
    plates.map(([x, y, nx, ny, length]) => spike([x, y], [nx, ny], length, 12, { fill: '#f0c24a', w: 2.8 })).join('') +
    blob(
      [limb([[176, 76, 32], [190, 130, 44], [188, 190, 50]]), limb([[176, 70, 34], [128, 70, 24]]), { x: 170, y: 58, rx: 36, ry: 30 }],
      BOX, HIDE, { w: 3.2, depth: 7, inside: belly },
    ) +
    eye(158, 48, 15, { gaze: [-0.8, 0.35], lid: 0.36, tilt: -14, lidFill: '#2b7f88', iris: '#f4b53a', w: 2.8 }) +
    stroke('M138 34q18 -12 36 -3', 4.4) +
    stroke('M110 58q3 -4 7 -2', 3) +
    inked('M104 76Q132 70 172 84Q166 104 140 104Q114 102 104 76Z', '#3b1230', 2.8) +
    flat('M124 98q16 -12 34 0q-16 10 -34 0z', '#e8635a') +
    inked('M108 76l4 10l5 -11zM120 74l5 11l5 -11zM134 74l4 11l6 -10zM149 77l3 10l7 -8zM124 101l4 -8l5 9zM142 104l4 -8l4 7z', CREAM, 1.5)
  );
}

const train = (): string =>
  `<g transform="translate(92 150) rotate(-28)">${inked('M-50 -13H34Q46 -13 46 0V13H-50Z', '#d8452e')}` +
  inked('M-42 -6h12v8h-12zM-24 -6h12v8h-12zM-6 -6h12v8h-12zM14 -6h12v8h-12z', '#fdeab8', 1.6) +
  stroke('M-50 7h96', 2.4, '#fdeab8') + '</g>';

const helicopter = (): string =>
  `<g transform="translate(262 52) rotate(8)">${inked('M-18 0Q-18 -11 0 -11Q16 -11 16 0Q14 8 -4 8Q-18 8 -18 0Z', '#71833c')}` +
  inked('M14 -4L40 -8V-2L14 3Z', '#71833c') +
  stroke('M-28 -16H24M-2 -16V-11M40 -14V2M-14 13H8M-8 8V13M4 8V13', 2.6) +
  inked('M-16 -2Q-14 -8 -6 -8V0H-16Z', '#d9f0f0', 1.8) + '</g>';

/** Draws the cover plate, 320 x 240: a saurian over the city at sunset, a train in its fist. */
export const cover = (): string =>
  flat('M0 0H320V240H0Z', '#f9b25e') +
  skyline() + saurian() + train() +
  blob([limb([[168, 128, 17], [136, 158, 14], [104, 150, 13]]), { x: 96, y: 148, rx: 16, k: 6 }], BOX, HIDE, { w: 3, depth: 4 }) +
  stroke('M84 142q10 -7 20 -1M83 150q11 -6 21 0M86 158q9 -5 17 -1', 2.2) +
  house(-4, 36, 62, '#a8483c') + house(34, 30, 40, '#6c4a7a') + house(248, 40, 66, '#6c4a7a') +
  house(284, 40, 44, '#a8483c') + house(206, 34, 32, '#456a8c') +
  helicopter() +
  `<g fill="#fdf3dc" stroke="${INK}" stroke-width="2.4"><circle cx="112" cy="228" r="13"/><circle cx="132" cy="236" r="15"/><circle cx="90" cy="238" r="14"/></g>`;
