// Six identities, the same in all games: colour, lightness, roof and pattern all differ, so that no sign stands alone.
import { INK, PAPER, inked, uid } from './ink';

export interface Identity {
  readonly id: 'poppy' | 'lake' | 'straw' | 'plum' | 'pine' | 'bone';
  readonly fill: string;
  readonly mark: string;
  readonly roof: (w: number, h: number) => string;
  readonly pattern: (w: number) => string;
}

const line = (d: string, width: number): string => `<path d="${d}" stroke-width="${width}" fill="none"/>`;
const dot = ([x, y]: readonly [number, number]): string =>
  `<circle cx="${x}" cy="${y}" r="1.5" stroke="none" fill="currentColor"/>`;

function crown(w: number, h: number): string {
  const u = (w * 2) / 7;
  const notch = h * 0.42;
  return `M${-w} 0V${-h * 0.8}h${u}v${notch}h${u}v${-notch}h${u * 1.5}v${notch}h${u}v${-notch}H${w}V0Z`;
}

export const IDENTITIES: readonly Identity[] = [
  {
    id: 'poppy', fill: '#d3281a', mark: '#6b0f0a',
    roof: (w, h) => `M${-w} 0L0 ${-h * 1.05}L${w} 0Z`,
    pattern: (w) => [4.5, 9.5, 14.5].map((y) => line(`M${-w} ${-y}h${2 * w}`, 1.7)).join(''),
  },
  {
    id: 'lake', fill: '#56abe8', mark: '#0b3760',
    roof: (w, h) => `M${-w} 0C${-w} ${-h * 1.25} ${w} ${-h * 1.25} ${w} 0Z`,
    pattern: () => ([[-8, -4], [0, -4], [8, -4], [-4, -9], [4, -9], [0, -13.5]] as const).map(dot).join(''),
  },
  {
    id: 'straw', fill: '#f6c22d', mark: '#7a5200',
    roof: crown,
    pattern: () => [-9, -4.5, 0, 4.5, 9].map((x) => line(`M${x} 0V-30`, 1.6)).join(''),
  },
  {
    id: 'plum', fill: '#6527ad', mark: '#dcc2fa',
    roof: (w, h) => `M${-w} 0Q${-w * 0.22} ${-h * 0.35} 0 ${-h * 1.6}Q${w * 0.22} ${-h * 0.35} ${w} 0Z`,
    pattern: () => [0, -6, -12, -18].map((y) => line(`M-14 ${y}L0 ${y - 6}L14 ${y}`, 1.7)).join(''),
  },
  {
    id: 'pine', fill: '#047b76', mark: '#a8f0e2',
    roof: (w, h) =>
      `M${-w * 0.62} 0C${-w * 1.35} ${-h * 0.5} ${-w * 0.45} ${-h * 0.85} 0 ${-h * 1.45}` +
      `C${w * 0.45} ${-h * 0.85} ${w * 1.35} ${-h * 0.5} ${w * 0.62} 0Z`,
    pattern: () => [-18, -10, -2, 6, 14].map((x) => line(`M${x} 0l22 -26M${x + 4} 0l-22 -26`, 1.3)).join(''),
  },
  {
    id: 'bone', fill: '#f4efe4', mark: '#21182c',
    roof: (w, h) => `M${-w} 0L${-w * 0.62} ${-h * 0.8}H${w * 0.62}L${w} 0Z`,
    pattern: () => line('M-14 -4.5h28', 2),
  },
];

let worn: readonly number[] = [];

/** Says which identities the people of a table have chosen, seat by seat; a number below 0 is the seat's own. */
export function wear(colours: readonly number[]): void {
  worn = colours;
}

/** Returns the identity of a seat; seats beyond the sixth start over. */
export function identity(seat: number): Identity {
  const chosen = worn[seat] ?? -1;
  return IDENTITIES[(((chosen < 0 ? seat : chosen) % 6) + 6) % 6]!;
}

/** Draws a seat's roof, its foot centred on (0, 0). */
export function roof(seat: number, w: number, h: number): string {
  const who = identity(seat);
  const d = who.roof(w, h);
  const clip = uid('r');
  return (
    `<clipPath id="${clip}"><path d="${d}"/></clipPath><path d="${d}" fill="${who.fill}"/>` +
    `<g clip-path="url(#${clip})" stroke="${who.mark}" color="${who.mark}">${who.pattern(w)}` +
    `<path d="M${w * 0.35} 2L${w * 0.1} ${-h * 2}H${w * 2}V2Z" fill="${INK}" stroke="none" opacity=".16"/></g>${inked(d, 'none', 2)}`
  );
}

/** Draws the crest: the roof with a sticker edge, so that it stands on any ground. */
export const crest = (seat: number): string =>
  `<g transform="translate(0 2)"><path d="${identity(seat).roof(14.5, 15.5)}" fill="none" stroke="${PAPER}" stroke-width="6" stroke-linejoin="round"/>${roof(seat, 14.5, 15.5)}</g>`;
