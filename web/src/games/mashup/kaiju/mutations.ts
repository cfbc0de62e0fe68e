// Mutations on the body: each sits on an anchor that the body names.
import { CREAM, eye, flat, inked, spike, stroke } from '../../../lib/ink';
import { f, type Layers, type Pen } from './body';

type Breath = (scale: number) => string;
const BREATHS: Readonly<Record<string, Breath>> = {
  'fire-breath': (s) =>
    inked('M4 -7Q-16 -16 -30 -30Q-28 -20 -36 -22Q-34 -14 -52 -16Q-46 -8 -66 -2Q-48 2 -54 12Q-40 10 -40 20Q-30 14 -26 24Q-16 12 4 8Z', '#e8552e', f(2.6 / s)) + flat('M2 -4Q-14 -8 -26 -16Q-26 -8 -44 -8Q-36 0 -46 5Q-32 6 -30 13Q-18 8 2 5Z', '#ffb52e') + flat('M0 -2Q-14 -3 -26 -1Q-16 4 0 3Z', '#fff0b8'),
  'frost-breath': (s) => inked('M4 -6L-30 -20L-26 -10L-58 -10L-46 0L-62 8L-34 9L-38 20L4 7Z', '#9fd8ea', f(2.4 / s)) + flat('M0 -3L-26 -11L-24 -4L-42 -3L-24 3L0 3Z', '#eaf9fb') + stroke('M-66 -16l6 6m0 -6l-6 6M-72 14l6 6m0 -6l-6 6', f(2 / s), '#2f6fb8'),
  'acid-spit': (s) => inked('M4 -5Q-20 -22 -44 -8Q-58 0 -60 20Q-46 4 -34 4Q-36 12 -30 16Q-26 4 4 6Z', '#a9d158', f(2.4 / s)) + inked('M-58 24q-6 10 0 13q7 -2 0 -13z', '#a9d158', f(2 / s)) + flat('M-6 -3Q-24 -12 -40 -4Q-24 -4 -6 0Z', '#e6f7b4'),
  'atomic-breath': (s) =>
    inked('M4 -6H-40Q-62 -18 -74 0Q-62 18 -40 6H4Z', '#b9e8b0', f(2.4 / s)) + flat('M2 -2.5H-42Q-56 -8 -64 0Q-56 8 -42 2.5H2Z', '#f6ffe0') + `<g transform="translate(-52 0)">${stroke('M-16 -7q16 -10 32 0t0 14t-32 0t0 -14M-4 -14q10 6 14 20', f(2 / s), '#2f7a35')}</g>`,
};

const wing = (s: number, w: number): string =>
  inked('M0 0Q6 -40 46 -62Q40 -50 62 -52Q52 -38 66 -32Q52 -26 60 -12Q44 -14 44 0Q28 -8 0 8Z', '#b58fc0', f(w / s)) + stroke('M4 -2Q18 -34 46 -60M6 0Q30 -28 60 -50M8 2Q34 -16 62 -30', f(1.6 / s));
const claw = (w: number): string => [-8, -2, 4].map((q, i) => inked(`M${q} 0Q${q - 9} 6 ${q - 12} ${18 - i * 2}Q${q - 1} 12 ${q + 5} 2Z`, '#e9eef0', w)).join('');

/** What marks a skin that resists: a coat on the skin's anchors. */
const COATS: Readonly<Record<string, (w: number) => string>> = {
  'bulletproof-hide': (w) => inked('M-10 -8H10V8H-10Z', '#9fb0ba', w) + flat('M10 -8V8H-10V5H7V-8Z', '#5f7089') + stroke('M-7 -5h.1M7 -5h.1M-7 5h.1M7 5h.1', 2.6),
  'cold-resistant': (w) => inked('M-11 3l-3 -9l6 2l1 -8l6 4l4 -7l3 7l6 -2l-2 8l5 4q-13 9 -26 1z', '#fffaf0', w) + stroke('M-5 2l2 -4M3 3l1 -5', w),
  fireproof: (w) => inked('M-9 6q-2 -10 4 -17q1 5 4 6q1 -5 6 -8q5 9 4 19q-9 6 -18 0z', '#7a4a3a', w) + stroke('M-4 3q0 -5 3 -8M4 4q1 -5 2 -7', w, '#f0a24a'),
  'radiation-feeder': (w) => inked('M0 -10a10 10 0 1 1 -.1 0z', '#c8f06a', w) + flat('M0 -1L-5 -8.600A9 9 0 0 1 5 -8.600ZM0 -1L8.800 0.600A9 9 0 0 1 4.500 7.700ZM0 -1L-8.800 0.600A9 9 0 0 0 -4.500 7.700Z', '#2f5a1f'),
  regeneration: (w) => inked('M-11 -5h22v10h-22z', '#f4d9c0', w) + flat('M-4 -4h8v8h-8z', '#f7ecd9') + stroke('M-7 -2h.1M-7 2h.1M7 -2h.1M7 2h.1', 1.8),
};

/** A monster's Mutations, by the names of their cards. */
export class Marks {
  readonly #has: ReadonlySet<string>;
  readonly #w: number;
  readonly #t: number;

  constructor(names: readonly string[], private readonly pen: Pen) {
    this.#has = new Set(names);
    this.#w = pen.w;
    this.#t = pen.t;
  }

  /** What lies behind the body. */
  behind({ shoulder: [x, y] }: Layers): string {
    if (!this.#has.has('wings')) return '';
    const [big, small] = [1 + this.#t * 0.3, 0.9 + this.#t * 0.2];
    return `<g transform="translate(${f(x)} ${f(y)}) scale(${f(big)})">${wing(big, 2.6 * this.#w)}</g><g transform="scale(-1 1) translate(${f(x * 0.6)} ${f(y)}) scale(${f(small)})">${wing(small, 2.6 * this.#w)}</g>`;
  }

  /** What stands on the back: plates, or the body's own spikes. */
  back({ back, spikes = '' }: Layers): string {
    if (!this.#has.has('bone-plates')) return spikes;
    return back
      .map(([x, y, nx, ny], i) => spike([x, y], [nx, ny], 25 + this.#t * 15 - (i > 3 ? 8 : 0), 11, { fill: '#fff4da', w: f(2.3 * this.#w) }) + stroke(`M${f(x + nx * 8)} ${f(y + ny * 8)}l${f(nx * 8)} ${f(ny * 8)}`, f(1.5 * this.#w)))
      .join('');
  }

  /** What lies on the skin: each coat has an anchor of its own, while there are some. */
  skin({ skin, belly: [bx, by] }: Layers): string {
    const worn = Object.keys(COATS).filter((name) => this.#has.has(name));
    const coats = skin.map(([x, y, turn], i) => {
      const name = worn[i % Math.max(1, worn.length)];
      return name ? `<g transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(.95)">${COATS[name]!(f(1.8 * this.#w))}</g>` : '';
    });
    const gut = this.#has.has('second-stomach')
      ? inked(`M${bx - 20} ${by - 6}q20 -14 40 0q6 24 -20 27q-26 -3 -20 -27z`, '#f1dfa6', f(2.2 * this.#w)) + stroke(`M${bx - 13} ${by - 2}q13 -7 26 0M${bx - 14} ${by + 7}q14 6 28 0M${bx} ${by + 12}v5`, f(1.7 * this.#w))
      : '';
    return coats.join('') + gut;
  }

  /** What changes the face. */
  face({ brow: [x, y], mouth: [mx, my] }: Layers): string {
    const third = this.#has.has('keen-instinct') ? eye(x, y, 8, { gaze: this.pen.gaze, lid: 0.2, lidFill: '#b5473a', iris: '#c3301f', w: f(2 * this.#w) }) : '';
    const tusks = [10, 20].map((q, i) => inked(`M${f(mx + q)} ${f(my - 1)}q${-7 + i} ${f(10 + this.#t * 5)} -1 ${f(17 + this.#t * 7)}q7 -8 8 -17z`, CREAM, f(1.8 * this.#w))).join('');
    return third + (this.#has.has('wide-jaws') ? tusks : '');
  }

  claws({ hands }: Layers): string {
    if (!this.#has.has('razor-claws')) return '';
    const s = 0.95 + this.#t * 0.25;
    return hands.map(([x, y], i) => `<g transform="translate(${f(x)} ${f(y)}) scale(${f(i ? -s : s)} ${f(s)})">${claw(f(1.8 * this.#w))}</g>`).join('');
  }

  /** What comes out of the mouth, large when it is used and a wisp at rest. */
  breath({ mouth: [x, y] }: Layers, share: number): string {
    const names = Object.keys(BREATHS).filter((name) => this.#has.has(name));
    const s = f((0.62 + this.#t * 0.45) * share * 10) / 10;
    return names.map((name, i) => `<g transform="translate(${f(x)} ${f(y + i * 12)}) rotate(${i * -16}) scale(${s})"><g class="breath">${BREATHS[name]!(s)}</g></g>`).join('');
  }
}
