// Everything between a stream and the table's page: what is shown now, what is picked, what is asked of the server.
import type { AnyView, Event, Foreseen } from '../generated/protocol';
import type { BoardExports, Offer, Pick, TableGame } from '../game/contract';
import { settings } from '../lib/settings.svelte';
import { sound } from '../lib/sound.svelte';
import type { Say } from '../lib/speech.svelte';
import type { HandCard } from './parts/Hand.svelte';
import type { RefusalView } from '../lib/types';
import { Pace } from './pace';
import { NOTHING, actions, litSpots, options, pickCard, pickOffer, pickSpot, previewed, type Picked, type Result } from './picking';

/** What one looks at before one decides: spots, cards, buttons of the sheet that asks. */
const CHOOSABLE = '[data-spot], .hand button, .asking button';

const ASK_AGAIN_MS = 1500;

/** Whoever decides about an action: the server, or a tutorial. */
export interface Judge {
  act(action: number): Promise<RefusalView | null>;
  /** Decides by notation, for what is put together before it is sent. */
  write?(notation: string): Promise<RefusalView | null>;
  why(action: number | string): Promise<RefusalView | null>;
  /** Asks what choices would do; null: it is not to be had, or not of what is shown. */
  foresee?(): Promise<Foreseen | null>;
  /** Takes a decision by numbers. */
  aim?(numbers: readonly number[]): Promise<RefusalView | null>;
}

export class Play {
  readonly #game: TableGame;
  readonly #say: Say;
  readonly #judge: Judge;
  readonly #pace = new Pace();
  board: BoardExports | null = null;
  /** What is shown; during a motion it is behind what is known. */
  view = $state.raw<AnyView>(undefined as unknown as AnyView);
  /** What was told beforehand of what is shown. */
  foreseen = $state.raw<Foreseen | null>(null);
  #asked: AnyView | null = null;
  players = $state.raw<readonly string[]>([]);
  picked = $state.raw<Picked>(NOTHING);
  refusal = $state.raw<RefusalView | null>(null);
  /** How many events are known but not shown yet: a log that told them would run ahead of what is seen. */
  behind = $state(0);
  /** An action is under way: nothing can be chosen until it is answered. */
  sent = $state(false);
  /** How many changes are known but not shown yet: what is offered on the state before them is not to be had any more. */
  #waiting = $state(0);
  /** Counts what was shown at once: what happened before that is told, not shown. */
  #era = 0;

  constructor(game: TableGame, say: Say, judge: Judge) {
    this.#game = game;
    this.#say = say;
    this.#judge = judge;
  }

  /** What is shown has been answered already, and nothing of it is to be had a second time. */
  readonly #busy = $derived.by(() => this.sent || this.#waiting > 0);
  readonly offers: readonly Offer[] = $derived.by(() => (this.#busy || !this.view ? [] : this.#game.offers(this.view, this.#say, this.players, this.foreseen)));
  /** Decides by a row of numbers, such as the aim of a throw; undefined while it would not be taken, so that nobody aims in vain. */
  readonly aim: ((numbers: readonly number[]) => void) | undefined = $derived.by(() => {
    const { aim } = this.#judge;
    return this.#busy || !aim ? undefined : (numbers) => void this.#send([() => aim(numbers)]);
  });
  readonly lit = $derived.by(() => litSpots(this.offers, this.picked));
  readonly options = $derived.by(() => options(this.offers, this.picked));
  readonly actions = $derived.by(() => actions(this.offers));
  readonly offer: Offer | null = $derived.by(() => previewed(this.offers, this.picked));
  readonly cards: readonly (HandCard & { readonly kind: string })[] = $derived.by(() => {
    if (!this.view || !this.#game.hand) return [];
    const spent = { ...this.offer?.spends };
    const playable = new Set(this.offers.flatMap((offer) => offer.card ?? []));
    return this.#game.hand(this.view, this.#say).map(({ kind, face }, id) => {
      const chosen = (spent[kind] ?? 0) > 0 || (this.offer === null && this.picked.card === kind);
      if (spent[kind]) spent[kind]--;
      return { id, kind, face, state: chosen ? 'chosen' : playable.has(kind) ? 'can' : this.offers.length > 0 ? 'off' : 'plain', reason: null };
    });
  });

  /** Shows a view at once. */
  show(view: AnyView): void {
    this.#era += 1;
    this.#turnTo(view);
    this.#settle();
  }

  #turnTo(view: AnyView): void {
    if (view !== this.view) this.foreseen = null;
    this.view = view;
  }

  /** Asks once a moment what choices would do. */
  foresee(): void {
    const { view } = this;
    if (!view || this.#asked === view || !this.#judge.foresee) return;
    this.#asked = view;
    void this.#judge.foresee().then((told) => {
      if (this.view !== view) return;
      if (told) this.foreseen = told;
      // An answer of another moment: this one is asked for again, for a board that shows it unasked.
      else setTimeout(() => {
        if (this.#asked === view) this.#asked = null;
        if (this.view === view) this.foresee();
      }, ASK_AGAIN_MS);
    });
  }

  /** Is told what the pointer or the focus came to: the first choice of a moment that is looked at makes us ask. */
  look(target: EventTarget | null): void {
    if (this.offers.length > 0 && target instanceof Element && target.closest(CHOOSABLE)) this.foresee();
  }

  /** Lets something happen: moved, heard, then shown. */
  happen(before: AnyView, after: AnyView, events: readonly Event[]): void {
    const moves = this.#game.motions?.(before, after, events);
    this.behind += events.length;
    this.#waiting += 1;
    const era = this.#era;
    this.#pace.add(async (skipped) => {
      const still = (): boolean => document.hidden || settings.calm || skipped();
      const hear = (): void => {
        for (const { kind } of still() ? [] : events) {
          const name = this.#game.sounds?.[kind];
          if (name) sound.play(name);
        }
      };
      if (!this.#game.hushed) hear();
      if (moves?.before && !still()) await this.board?.play?.(moves.before);
      if (this.#game.hushed) hear();
      // Something newer was shown meanwhile: nobody is led back.
      if (era === this.#era) this.#turnTo(after);
      this.behind -= events.length;
      this.#waiting -= 1;
      this.#settle();
      // The board has to draw what is new before it can move.
      await Promise.resolve();
      if (moves?.after && !still()) await this.board?.play?.(moves.after);
    });
  }

  /** Catches up with what is known: an input never waits for a motion. */
  skip(): void {
    this.#pace.skip();
    this.board?.skip?.();
  }

  chooseSpot(spot: string): void {
    this.#follow(pickSpot(this.offers, this.picked, spot));
  }
  chooseCard(id: number): void {
    const kind = this.cards[id]?.kind;
    if (kind !== undefined) this.#follow(pickCard(this.offers, this.picked, kind));
  }
  /** Uses a card on a spot: both picks in one. */
  dropCard(id: number, spot: string): void {
    const kind = this.cards[id]?.kind;
    if (kind === undefined) return;
    // A card that needs no spot is simply played, wherever it is dropped.
    const needsSpot = this.offers.some((offer) => offer.card === kind && offer.spot !== null) || !this.offers.some((offer) => offer.card === kind);
    this.#follow(needsSpot ? pickSpot(this.offers, { ...NOTHING, card: kind }, spot) : pickCard(this.offers, NOTHING, kind));
  }
  chooseOffer(action: number): void {
    const offer = this.offers.find((each) => each.action === action);
    if (offer) this.#follow(pickOffer(this.picked, offer));
  }
  /** Does several things in a row; the first that is refused ends it. */
  chooseAll(actions: readonly (number | string)[]): void {
    if (this.#busy) return;
    this.refusal = null;
    void this.#act(actions);
  }
  confirm(): void {
    if (this.offer) this.#follow({ act: this.offer });
  }
  cancel(): void {
    this.picked = NOTHING;
    this.refusal = null;
  }

  #follow(result: Result): void {
    this.refusal = null;
    if ('picked' in result) this.foresee();
    if ('picked' in result) this.picked = result.picked;
    else if ('act' in result) void this.#act([result.act.action]);
    else void this.#refuse(result.refused);
  }

  #act(actions: readonly (number | string)[]): Promise<void> {
    return this.#send(actions.map((action) => () => (typeof action === 'number' ? this.#judge.act(action) : (this.#judge.write?.(action) ?? Promise.resolve(null)))));
  }

  /** Sends one decision after the other, until one is refused. */
  async #send(decisions: readonly (() => Promise<RefusalView | null>)[]): Promise<void> {
    this.picked = NOTHING;
    this.sent = true;
    try {
      for (const decide of decisions) {
        this.#tell(await decide());
        if (this.refusal) break;
      }
    } finally {
      this.sent = false;
    }
  }

  async #refuse(pick: Pick): Promise<void> {
    const action = this.sent ? null : (this.#game.attempt?.(this.view, pick) ?? null);
    if (action !== null) this.#tell(await this.#judge.why(action));
  }

  #tell(refusal: RefusalView | null): void {
    this.refusal = refusal;
    if (refusal) sound.play('hm');
  }

  // What was picked may not be offered any more.
  #settle(): void {
    if (this.picked.action !== null && !this.offer) this.picked = NOTHING;
    else if (this.picked.card !== null && !this.offers.some((offer) => offer.card === this.picked.card)) this.picked = NOTHING;
  }
}
