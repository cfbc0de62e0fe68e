// The revival: the Monster that lives on the large slab under the lightning, the others looking on.
import type { MakerView } from '../../generated/protocol';
import type { EndScene } from '../../game/contract';
import { INK, flat, inked, stroke } from '../../lib/ink';
import { crest } from '../../lib/seats';
import { figure } from './parts';

const star = (x: number, y: number): string => stroke(`M${x - 2.4} ${y}h4.8M${x} ${y - 2.4}v4.8`, 1.3, '#e9e0bb');
const cloud = (x: number, y: number, size: number, fill: string): string =>
  inked(`M${x} ${y}q${-30 * size} ${-40 * size} ${20 * size} ${-60 * size}q${20 * size} ${-50 * size} ${80 * size} ${-30 * size}q${50 * size} ${-40 * size} ${96 * size} ${6 * size}q${60 * size} ${-6 * size} ${52 * size} ${48 * size}q${10 * size} ${36 * size} ${-30 * size} ${36 * size}z`, fill, 3);

const SKY =
  flat('M-700 -400H1532V420H-700Z', '#2b2745') + flat('M-700 150Q-300 120 0 150T416 150T832 148T1532 140V420H-700Z', '#363058') + flat('M-700 250Q-200 226 200 250T832 246T1532 252V420H-700Z', '#463c68') +
  Array.from({ length: 46 }, (_, i) => star(-640 + ((i * 263) % 2120), -300 + ((i * 157) % 520))).join('') +
  '<circle cx="96" cy="150" r="62" fill="#f3ecc4" opacity=".1"/>' + `<circle cx="96" cy="150" r="44" fill="#f3ecc4" stroke="${INK}" stroke-width="2.5"/>` +
  flat('M110 108A44 44 0 0 1 74 188A50 50 0 0 0 110 108Z', '#cfc593') + cloud(470, 148, 1.1, '#6b6490') + cloud(140, 128, 1, '#575079') + cloud(600, 100, 0.8, '#575079');

const ARCH = 'M51 784V432Q51 261 423 261Q795 261 795 432V784';
const bricks = Array.from({ length: 44 }, (_, i) => `M${90 + ((i * 173) % 640)} ${330 + ((i * 89) % 26) * 16}h22v9`).join('');
const VAULT =
  inked('M-704 330H1536V1304H-704Z', '#4b3f52', 3) + `<path d="${ARCH}Z" fill="#7d6b86"/>` + stroke(bricks, 2, '#6a5974') +
  flat('M607 300L795 430V784H740Q700 520 607 300Z', INK, 0.14) + flat('M51 758H795V784H51Z', '#54445c') + stroke('M51 758H795', 2.5) +
  stroke(ARCH, 27) + stroke(ARCH, 22, '#a59fae') + `<path d="${ARCH}" fill="none" stroke="${INK}" stroke-width="22" stroke-dasharray="2.2 37"/>` +
  inked('M352 236L376 262L366 286L404 296L424 274L448 298L472 270L460 252L486 232Z', '#2b2745', 3);

function rays(): string {
  const at = (turn: number, x: number, y: number): string => `${(416 + Math.cos(turn) * x).toFixed(0)} ${(520 + Math.sin(turn) * y).toFixed(0)}`;
  return Array.from({ length: 22 }, (_, i) => (i / 11) * Math.PI)
    .map((turn) => flat(`M${at(turn, 150, 170)}L${at(turn, 350, 250)}L${at(turn + 0.13, 350, 250)}L${at(turn + 0.13, 150, 170)}Z`, '#ffe9ad', 0.5)).join('');
}

/** A tilted slab of boards, its upper edge in the middle at a point. */
const slab = (x: number, y: number, w: number, h: number, wood: string, dark: string): string =>
  flat(`M${x - w / 2 + 7} ${y + 8}h${w}v${h}h${-w}z`, INK, 0.3) +
  inked(`M${x - w * 0.3} ${y + h - 4}l${-w * 0.1} 22h${w * 0.1}l${w * 0.07} -22zM${x + w * 0.3} ${y + h - 4}l${w * 0.1} 22h${-w * 0.1}l${-w * 0.07} -22z`, dark) +
  inked(`M${x - w / 2} ${y + 10}q0 -10 10 -10h${w - 20}q10 0 10 10v${h - 10}h${-w}z`, wood, 3) +
  stroke([0.25, 0.5, 0.75].map((share) => `M${x - w / 2 + w * share} ${y + 2}v${h - 4}`).join(''), 2, dark);

const coil = (x: number): string =>
  inked(`M${x - 12} 760V500h24v260Z`, '#8a5a36') +
  [520, 544, 568, 592].map((y) => inked(`M${x - 24} ${y}q24 12 48 0v9q-24 12 -48 0z`, '#c98a4b', 2.4)).join('') +
  inked(`M${x - 26} 484q0 -26 26 -26q26 0 26 26q0 22 -26 22q-26 0 -26 -22z`, '#b9c4cc', 3);
const SPARKS = 'M240 478L268 466L258 486L290 470M592 478L566 464L574 486L544 468';
const BOLT = 'M472 -14L402 168H450L388 276H432L418 368L518 242H466L532 122H482L540 -14Z';
const HEART = 'M0 8C-12 -1 -10 -11 -4 -11Q0 -11 0 -7Q0 -11 4 -11C10 -11 12 -1 0 8Z';

/** A plate with a seat's crest and points. */
const plate = (x: number, y: number, size: number, seat: number, points: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${inked('M-46 -20H46Q52 -20 52 -14V14Q52 20 46 20H-46Q-52 20 -52 14V-14Q-52 -20 -46 -20Z', '#fffaf0', 3)}` +
  `<g transform="translate(-24 8)">${crest(seat)}</g><text x="18" y="11" text-anchor="middle" font-weight="700" font-size="30" font-family="var(--display)" fill="${INK}">${points}</text></g>`;

const monster = (x: number, y: number, size: number, values: readonly number[], tags: number): string => `<g transform="translate(${x} ${y}) scale(${size})">${figure(values, tags)}</g>`;

/** The other Monsters, on small slabs at both sides. */
function onlookers(view: MakerView, seats: readonly number[]): string {
  const places = [[118, 596], [714, 596], [118, 436], [714, 436]] as const;
  return seats.slice(0, places.length).map((seat, i) => {
    const [x, y] = places[i]!;
    return slab(x, y, 96, 128, '#a7805a', '#7b5638') + monster(x, y + 68, 0.37, view.table[seat]?.values ?? [], 1.7) + plate(x, y + 150, 0.72, seat, view.scores[seat] ?? 0);
  }).join('');
}

const lamp = (x: number, y: number): string =>
  flat(`M${x - 34} ${y + 12}L${x} ${y - 6}L${x + 34} ${y + 12}L${x + 48} ${y + 74}H${x - 48}Z`, '#ffe6a0', 0.3) + inked(`M${x - 8} ${y - 8}h16l2 20h-20Z`, '#ffe08a', 2);

export const ending: EndScene<MakerView> = {
  ribbon: () => ['#cfdc7c', '#8d9a3c', INK],
  near: '0 140 832 650',
  draw: (view) => {
    const shown = view.reviver >= 0 ? view.reviver : (view.winners[0] ?? 0);
    const lives = view.reviver >= 0;
    const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== shown);
    const winner = others.findIndex((seat) => view.winners.includes(seat));
    const shine = winner < 0 ? '' : lamp([118, 714][winner % 2]!, winner < 2 ? 570 : 410);
    return (
      SKY + VAULT + (lives ? `<g class="second">${rays()}<ellipse cx="416" cy="526" rx="208" ry="240" fill="#ffe9ad" opacity=".38"/></g>` : '') +
      slab(416, 330, 288, 420, '#b98150', '#8a5a36') + coil(214) + coil(618) + onlookers(view, others) + shine + monster(416, 556, 1.16, view.table[shown]?.values ?? [], 1.2) +
      (lives
        ? `<g class="first">${inked(BOLT, '#ffe05a', 3.4)}${stroke(SPARKS, 5.4)}${stroke(SPARKS, 2.6, '#ffe05a')}</g>` +
          `<g class="third" transform="translate(434 548) scale(2.3)">${inked(HEART, '#c53d56', 1.1)}</g>`
        : '') +
      plate(416, 762, 1.1, shown, view.scores[shown] ?? 0)
    );
  },
};
