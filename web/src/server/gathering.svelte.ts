// A table before its game, as this browser sees it.
import { LARGEST_WISH, PROTOCOL, type Begun, type Gathered, type GuestInfo } from '../generated/protocol';
import { t } from '../lib/speech.svelte';
import { Sealing } from './sealing.svelte';
import { TableSocket, type Answer, type Standing, type Told, type Wish } from './socket';
import { forgetGathering, keepGathering, knownGatherings } from './tables';

/** Bytes of a wish; a request has a name of its own besides. */
const LONGEST = LARGEST_WISH - 200;

export class LiveGathering {
  readonly gathering: string;
  readonly #socket: TableSocket;
  #word: string;
  #token: string;
  /** The making of the game's key, once it begins. */
  readonly sealing = new Sealing((wish) => this.#socket.ask(wish));
  standing = $state.raw<Standing>({ kind: 'connecting' });
  game = $state('');
  you = $state(-1);
  knocking = $state(false);
  table = $state.raw<Gathered | null>(null);
  begun = $state.raw<Begun | null>(null);
  /** Whom one does not want to hear of: his name is not shown here, nor at the game that follows. */
  muted = $state.raw<ReadonlySet<number>>(new Set());
  /** What was wrong with the last request, in the server's words and as its code. */
  trouble = $state.raw<{ readonly code: string; readonly words: string } | null>(null);

  constructor(gathering: string, word: string, name: string) {
    const known = knownGatherings().find((each) => each.gathering === gathering);
    this.gathering = gathering;
    this.#token = known?.token ?? '';
    this.#word = word || (known?.word ?? '');
    const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/gather/${gathering}`;
    this.#socket = new TableSocket(url, '', {
      seen: () => ({}),
      come: () => ({ t: 'come', protocol: PROTOCOL, token: this.#token, word: this.#word, name, adds: true }),
      welcome: (received) => {
        if (received.t !== 'received') return;
        this.game = received.game;
        this.you = received.you;
        this.#token = received.token || this.#token;
        this.#keep();
      },
      hear: (message) => this.#hear(message),
      standing: (standing) => (this.standing = standing),
    });
  }

  get me(): GuestInfo | null {
    return this.table?.guests.find(({ number }) => number === this.you) ?? null;
  }

  get host(): boolean {
    return this.table?.host === this.you;
  }

  /** The token that opens this browser's place at the game: its own seat, or what lets anybody look on. */
  tokenFor(begun: Begun): string {
    return begun.seats.length > 0 || this.host ? this.#token : begun.watch;
  }

  start(): () => void {
    this.#socket.connect();
    const again = (): void => {
      if (!document.hidden && this.standing.kind === 'lost') this.#socket.again();
    };
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
      this.#socket.close();
    };
  }

  /** Asks for something; what is wrong with it is kept until the next request. */
  async ask(wish: Wish): Promise<Answer> {
    this.trouble = null;
    if (new TextEncoder().encode(JSON.stringify(wish)).length > LONGEST) {
      this.trouble = { code: 'too-large', words: t('gather-too-long', { n: LONGEST }) };
      return { t: 'error', code: 'too-large', words: this.trouble.words };
    }
    const answer = await this.#socket.ask(wish);
    if (answer.t === 'error') this.trouble = { code: answer.code, words: answer.words };
    return answer;
  }

  /** Begins the game, once everybody who sits has added a number to its key. */
  async begin(): Promise<void> {
    await this.ask({ t: 'start' });
  }

  /** Goes for good: the chair is free, and a host's part is somebody else's. */
  async leave(): Promise<void> {
    forgetGathering(this.gathering);
    if (this.standing.kind === 'open') await this.ask({ t: 'leave' });
  }

  sitter(chair: number): GuestInfo | null {
    return this.table?.guests.find((guest) => guest.chair === chair) ?? null;
  }

  isTaken(chair: number): boolean {
    const kind = this.table?.chairs[chair]?.kind;
    return kind === 'bot' || kind === 'here' || this.sitter(chair) !== null;
  }

  mute(guest: number): void {
    const next = new Set(this.muted);
    if (!next.delete(guest)) next.add(guest);
    this.muted = next;
  }

  /** The seats at the game of those who are not heard: in the order of the chairs. */
  mutedSeats(): number[] {
    const chairs = (this.table?.chairs ?? []).flatMap((_, place) => (this.isTaken(place) ? [place] : []));
    return (this.table?.guests ?? []).filter(({ number }) => this.muted.has(number)).map(({ chair }) => chairs.indexOf(chair)).filter((seat) => seat >= 0);
  }

  #keep(): void {
    keepGathering({ gathering: this.gathering, token: this.#token, word: this.#word, game: this.game });
  }

  #hear(message: Told): void {
    if (message.t === 'knocking') this.knocking = true;
    if (message.t === 'begun') {
      this.sealing.keep(message.table); // now: the page goes on to the game before the request is answered
      this.begun = message;
    }
    if (message.t === 'key_round') this.sealing.hear(message);
    if (message.t === 'gathered') {
      this.knocking = false;
      this.table = message;
      if (message.word !== this.#word) {
        this.#word = message.word;
        this.#keep();
      }
    }
  }
}
