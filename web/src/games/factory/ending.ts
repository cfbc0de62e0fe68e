// The night after work: the winner's monster off its tiles under the moon, the others' smaller at its sides.
import type { FactoryView, MonsterView } from '../../generated/protocol';
import type { EndScene } from '../../game/contract';
import { INK } from '../../lib/ink';
import { crest } from '../../lib/seats';
import { STICKER, night, numberOf, portrait } from './poster';

const SKY = [2400, 1500] as const;

/** Returns a seat's dearest finished monster, or the one in progress where nothing was finished. */
function dearest(view: FactoryView, seat: number): MonsterView | null {
  const own = view.monsters.filter(({ owner, cells }) => owner === seat && cells.some(({ face }) => face >= 0));
  const worth = ({ done, points, tiles }: MonsterView): number => (done ? 1000 : 0) + points * 30 + tiles;
  return own.reduce<MonsterView | null>((best, each) => (best && worth(best) >= worth(each) ? best : each), null);
}

/** Stands a monster with its feet in the middle of a place, as large as it fits there. */
function standing(view: FactoryView, seat: number, x: number, foot: number, room: readonly [number, number]): string {
  const monster = dearest(view, seat);
  const plate = `<g transform="translate(${x} ${foot + 42}) scale(1.5)">${crest(seat)}</g>`;
  if (!monster) return plate;
  const { svg, width, height } = portrait(view, monster);
  const size = Math.min(room[0] / width, room[1] / height);
  return (
    `<ellipse cx="${x}" cy="${foot + 3}" rx="${width * size * 0.42}" ry="${10 + 8 * size}" fill="${INK}" opacity=".4"/>` +
    `<g transform="translate(${x - (width * size) / 2} ${foot - height * size}) scale(${size})" filter="url(#sticker)">${svg}</g>${plate}`
  );
}

export const ending: EndScene<FactoryView> = {
  ribbon: () => ['#c9a8f5', '#8257b0', INK],
  near: '40 150 752 610',
  draw: (view) => {
    const winner = view.winners[0] ?? 0;
    const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== winner);
    const best = dearest(view, winner);
    const step = 760 / others.length;
    return (
      `<defs>${STICKER}</defs><g transform="translate(-784 -350)">${night(...SKY, best ? numberOf(best) : 1, [1200, 690, 250], 620)}</g>` +
      `<g class="second">${standing(view, winner, 416, 590, [560, 420])}</g>` +
      `<g class="third">${others.map((seat, i) => standing(view, seat, 36 + step * (i + 0.5), 740, [step * 0.8, 116])).join('')}</g>`
    );
  },
};
