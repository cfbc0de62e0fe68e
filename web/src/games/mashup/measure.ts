// How much room a street takes at full scale: its scale follows from that without measuring, and nothing jumps when figures come.
import type { MashupView } from '../../generated/protocol';
import { design, extent } from './city/designs';
import { cardsOf } from './content';
import { STICK, room } from './kaiju/size';

const UNIT = 44;
const LOT = 100;
const MARGIN = 60;
const LOWEST = 160;

export interface Measure {
  readonly need: number;
  readonly high: number;
  /** How many monsters stand there. */
  readonly visitors: number;
}
export function measure(view: MashupView, seat: number): Measure {
  const cards = cardsOf(view.options['cards']);
  const sites = view.sites.filter((site) => site.owner === seat);
  const rooms = view.table.filter((monster) => sites.some((site) => site.spot === monster.place)).map(({ size }) => room(size));
  const houses = sites.map((site) => {
    const { left, right, up } = extent(design(cards[site.card]!.name));
    const units = view.things.filter((thing) => thing.place === site.spot).length + (site.infantry > 0 ? 1 : 0);
    return { width: Math.max(left + right, LOT) + units * UNIT, up };
  });
  return {
    need: [...houses.map(({ width }) => width), ...rooms.map(({ left, right }) => left + right + STICK)].reduce((sum, width) => sum + width, MARGIN),
    high: Math.max(LOWEST, ...houses.map(({ up }) => up), ...rooms.map(({ top }) => top)),
    visitors: rooms.length,
  };
}
