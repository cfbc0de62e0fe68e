// The temple: the god with the most Faith gets one, and those who believed in others come as well.
import type { MonstrousView } from '../../generated/protocol';
import type { EndScene } from '../../game/contract';
import { CREAM, INK, eye, flat, inked, stroke } from '../../lib/ink';
import { crest, identity } from '../../lib/seats';

const MARBLE = '#f6efdc';
const SHADE = '#cfc3a6';
const COLUMNS = [206, 290, 374, 458, 542, 626] as const;

function rays(): string {
  const at = (turn: number, far: number): string => `${(416 + Math.cos(turn) * far).toFixed(0)} ${(330 + Math.sin(turn) * far).toFixed(0)}`;
  return Array.from({ length: 26 }, (_, i) => (i / 13) * Math.PI).map((turn) => flat(`M${at(turn, 120)}L${at(turn - 0.05, 1400)} ${at(turn + 0.05, 1400)}Z`, '#fff4da', 0.28)).join('');
}

const cloud = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${inked('M0 0q-8 -26 22 -27q6 -24 38 -19q26 -22 50 0q38 -7 34 21q30 2 26 25z', '#fffaf0', 3)}${stroke('M30 -14q16 6 30 0M84 -12q14 6 28 0', 2.4, '#cfd8da')}</g>`;

const column = (x: number): string =>
  inked(`M${x - 24} 612V380H${x + 24}V612Z`, MARBLE, 3) + flat(`M${x + 8} 381H${x + 23}V611H${x + 8}Z`, SHADE) + stroke(`M${x - 10} 386V606M${x + 2} 386V606`, 2, '#b9ab8b') +
  inked(`M${x - 34} 360H${x + 34}L${x + 27} 382H${x - 27}Z`, MARBLE, 3) + inked(`M${x - 31} 610H${x + 31}V626H${x - 31}Z`, MARBLE, 3);

const bowl = (x: number): string =>
  inked(`M${x - 8} 660V604H${x + 8}V660Z`, '#8a5a36') + inked(`M${x - 34} 580H${x + 34}Q${x + 28} 610 ${x} 610Q${x - 28} 610 ${x - 34} 580Z`, '#c98a4b', 3) +
  inked(`M${x - 24} 580q-8 -28 10 -44q2 16 12 18q-2 -30 16 -46q-2 26 12 38q8 14 0 34z`, '#e2752a', 2.6) + flat(`M${x - 8} 580q-6 -18 8 -30q4 14 10 18q2 8 -2 12z`, '#ffd23f');

/** One who believes, in the colour of his god, bowing. */
function faithful(x: number, y: number, seat: number, turned: boolean): string {
  const robe = identity(seat).fill;
  const body = inked('M-26 44Q-30 4 -4 -6Q22 -14 34 16L40 44Z', robe, 2.8) + flat('M10 42Q18 14 4 -6Q26 -8 34 16L40 43Z', INK, 0.16);
  const arms = inked('M-14 16Q-38 14 -48 34L-40 40Q-30 26 -10 28Z', robe, 2.4);
  const head = `<circle cx="-22" cy="-10" r="17" fill="#d8b183" stroke="${INK}" stroke-width="2.800"/>` + eye(-28, -12, 6, { gaze: [-0.2, -0.9], w: 1.8 }) + stroke('M-34 0q4 3 8 1', 2);
  return `<g transform="translate(${x} ${y})${turned ? ' scale(-1 1)' : ''}">${flat('M-46 44h92v5h-92z', INK, 0.3)}${body}${head}${arms}</g>`;
}

export const ending: EndScene<MonstrousView> = {
  ribbon: () => ['#86cdea', '#175a78', INK],
  near: '80 150 672 610',
  draw: (view) => {
    const god = view.winners[0] ?? 0;
    const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => !view.winners.includes(seat)).slice(0, 6);
    const bowing = others.map((seat, i) => {
      const left = i % 2 === 0;
      const out = 178 + Math.floor(i / 2) * 104;
      return faithful(416 + (left ? out : -out), 722, seat, !left);
    });
    return (
      flat('M-1500 -900H2400V1700H-1500Z', '#6fb7cf') + rays() + cloud(20, 250, 1) + cloud(640, 220, 0.9) + cloud(-330, 330, 1.2) + cloud(960, 300, 1.2) +
      flat('M-1500 560Q-300 520 0 556T832 552T2400 540V1700H-1500Z', '#35839f') + stroke('M-400 590q30 -12 60 0t60 0M820 596q30 -12 60 0t60 0M1100 620q30 -12 60 0t60 0M-700 630q30 -12 60 0t60 0', 4, '#86cdea') +
      inked('M-1500 700Q-100 600 130 640H702Q940 600 2400 700V1700H-1500Z', '#e2d09b', 3) + stroke('M60 700l10 -14l10 14l10 -14l10 14M752 690l10 -14l10 14l10 -14l10 14', 3, '#8a9a4a') +
      inked('M150 350L416 222L682 350Z', MARBLE, 3.4) + flat('M416 228L672 348H560Z', SHADE) + inked('M206 338L416 240L626 338Z', identity(god).fill, 2.6) + inked('M140 346H692V364H140Z', MARBLE, 3) +
      flat('M182 382H650V612H182Z', '#7a6a86') + COLUMNS.map(column).join('') +
      [[140, 626], [112, 646], [84, 666]].map(([x, y]) => inked(`M${x} ${y}H${832 - x!}V${y! + 20}H${x}Z`, MARBLE, 3)).join('') +
      `<g class="first"><g transform="translate(416 322) scale(2.7)">${crest(god)}</g></g>` +
      `<g class="second"><circle cx="416" cy="500" r="112" fill="${CREAM}" opacity=".3"/><g transform="translate(416 606) scale(5.6)">${crest(god)}</g>${eye(416, 516, 34, { gaze: [0, 0.4], lid: 0.3, lidFill: identity(god).mark, w: 4 })}</g>` +
      bowl(120) + bowl(712) + `<g class="third">${bowing.join('')}</g>`
    );
  },
};
