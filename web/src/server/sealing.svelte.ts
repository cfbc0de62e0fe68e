// This browser's part in the making of a key: it promises a number, and shows it when it has seen everybody's hash.
import type { KeyRound } from '../generated/protocol';
import { fromHex, toHex } from '../lib/blake2b';
import { hashOf, keepPromise } from './fairness';
import type { Answer, Wish } from './socket';

export class Sealing {
  readonly #ask: (wish: Wish) => Promise<Answer>;
  readonly #draw: () => Uint8Array<ArrayBuffer>;
  #number = '';
  #hashes: readonly string[] = [];
  /** How far it is, for whoever shows it; null where no key was made here. */
  round = $state.raw<KeyRound | null>(null);

  constructor(ask: (wish: Wish) => Promise<Answer>, draw = () => crypto.getRandomValues(new Uint8Array(32))) {
    this.#ask = ask;
    this.#draw = draw;
  }

  /** Does what is asked for; a number is never shown to a server that changed what it had told before. */
  hear(round: KeyRound): void {
    const before = this.round;
    this.round = round;
    const hashes = round.shares.map(([, hash]) => hash);
    if (round.commitment !== before?.commitment) {
      this.#number = '';
      this.#hashes = [];
    }
    if (round.own < 0) {
      this.#number = '';
      this.#hashes = hashes;
    } else if (!round.settled) {
      if (this.#number !== '') return; // asked again after a lost connection: the socket repeats what was not answered
      this.#number = toHex(this.#draw());
      void this.#ask({ t: 'promise', attempt: round.attempt, commitment: this.#own() });
    } else if (this.#hashes.length === 0 && this.#number !== '' && this.#isWhole(round)) {
      this.#hashes = hashes;
      void this.#ask({ t: 'show_number', attempt: round.attempt, number: this.#number });
    }
  }

  /** Keeps what was seen, now that the game has begun under this key. */
  keep(table: string): void {
    if (this.round) keepPromise({ table, commitment: this.round.commitment, own: this.#hashes.length > 0 ? this.#number : '', hashes: this.#hashes });
  }

  #own(): string {
    return hashOf(fromHex(this.#number)!);
  }

  #isWhole({ seats, shares, own }: KeyRound): boolean {
    const mine = this.#own();
    return shares.length === seats.length && shares.every(([seat, hash], i) => seat === seats[i] && (hash === mine) === (seat === own));
  }
}
