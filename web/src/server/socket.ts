// One table's socket: says hello, repeats what was not acknowledged, comes back by itself. Knows nothing of games.
import { CLOSED, PROTOCOL, type Ack, type Allowed, type ClientMessage, type GatheringReply, type GuestMessage, type Hints, type Previewed, type Refusal, type Received, type ServerMessage, type Welcome } from '../generated/protocol';

export type Request = Exclude<ClientMessage | GuestMessage, { t: 'hello' } | { t: 'come' } | { t: 'ping' }>;
export type Answer = Ack | Refusal | Allowed | Hints | Previewed | Extract<ServerMessage, { t: 'error' }>;
type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
export type Wish = WithoutId<Request>;
export type Standing =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  | { readonly kind: 'lost'; readonly tries: number }
  /** The server will not have us: a wrong token, an unknown table, another protocol. */
  | { readonly kind: 'refused'; readonly code: string; readonly words: string };

/** What may be said first, and what answers it: at a table, or where people gather before there is one. */
type Hello = Extract<ClientMessage, { t: 'hello' }> | Extract<GuestMessage, { t: 'come' }>;
export type Told = ServerMessage | GatheringReply;

export interface Hooks {
  readonly seen: () => Record<string, number>;
  /** What is said first, where it is not a table's hello. */
  readonly come?: () => Hello;
  readonly welcome: (welcome: Welcome | Received) => void;
  readonly hear: (message: Told) => void;
  readonly standing: (standing: Standing) => void;
}

/** What the socket needs of the world, so that a test can give it another one. */
export interface World {
  readonly open: (url: string) => WebSocket;
  readonly after: (run: () => void, ms: number) => () => void;
  readonly chance: () => number;
  readonly now: () => number;
}
const WORLD: World = {
  open: (url) => new WebSocket(url),
  after: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
  now: () => performance.now(),
};

const FINAL = new Set(['protocol', 'bad-token', 'unknown-table', 'other-rules', 'sent-away', 'locked']);
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
// Whoever waits for an answer asks for a sign of life after so long, and lets go after as long again: a process that
// hangs closes nothing. A network that is slow by itself gets more time, from what answers took.
const PATIENCE_MS = 1000;
const MOST_PATIENCE_MS = 8000;
const ROUND_TRIPS = 4;
const AT_ONCE = new Set(['ack', 'refusal', 'allowed', 'pong']); // hints take as long as thinking takes

/** Returns how long to wait before the next try: twice as long each time, and never all clients at once. */
export const waitBefore = (tries: number, chance: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.75 + chance / 2);

// crypto.randomUUID is missing on plain http in a home network.
const freshId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export class TableSocket {
  readonly #url: string;
  readonly #token: string;
  readonly #hooks: Hooks;
  readonly #world: World;
  readonly #pending = new Map<string, { readonly message: Request; readonly answer: (answer: Answer) => void; sent: number }>();
  #socket: WebSocket | null = null;
  #welcomed = false;
  #tries = 0;
  #error: { code: string; words: string } | null = null;
  #heartbeat = 20;
  #patience = PATIENCE_MS;
  #pinged = 0; // since when a ping waits for its answer, or 0
  #retry: (() => void) | null = null;
  #over = false;

  constructor(url: string, token: string, hooks: Hooks, world: World = WORLD) {
    this.#url = url;
    this.#token = token;
    this.#hooks = hooks;
    this.#world = world;
  }

  connect(): void {
    this.#retry?.();
    this.#retry = null;
    if (this.#over || this.#socket) return;
    if (this.#tries === 0) this.#hooks.standing({ kind: 'connecting' });
    const socket = this.#world.open(this.#url);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#hooks.come?.() ?? ({ t: 'hello', protocol: PROTOCOL, token: this.#token, seen: this.#hooks.seen(), adds: true } satisfies ClientMessage)));
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Told);
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  /** Sends a request and resolves with its answer, however often the connection is lost meanwhile. */
  ask(wish: Wish): Promise<Answer> {
    const message = { ...wish, id: freshId() } as Request;
    return new Promise((answer) => {
      this.#pending.set(message.id, { message, answer, sent: this.#world.now() });
      if (this.#welcomed) this.#send(message);
    });
  }

  /** Connects again at once: the network is back, or something was missed. */
  again(): void {
    this.#tries = 0;
    if (this.#socket) this.#drop();
    else this.connect();
  }

  close(): void {
    this.#over = true;
    this.#retry?.();
    this.#quiet();
    this.#socket?.close();
  }

  #send(message: ClientMessage | GuestMessage): void {
    this.#socket?.send(JSON.stringify(message));
    this.#beat();
    if (!this.#silence) this.#wait();
  }

  #ping(): void {
    this.#pinged ||= this.#world.now();
    this.#send({ t: 'ping' });
  }

  #hear(message: Told): void {
    this.#measure(message);
    if (message.t === 'welcome' || message.t === 'received') {
      this.#welcomed = true;
      this.#tries = 0;
      this.#heartbeat = message.heartbeat;
      this.#hooks.welcome(message);
      this.#hooks.standing({ kind: 'open' });
      for (const waiting of this.#pending.values()) {
        waiting.sent = this.#world.now();
        this.#send(waiting.message);
      }
      this.#beat();
      return;
    }
    if (message.t === 'error' && message.fatal) this.#error = { code: message.code, words: message.words };
    const id = 'id' in message ? message.id : undefined;
    const waiting = id === undefined ? undefined : this.#pending.get(id);
    this.#hooks.hear(message);
    if (id !== undefined && waiting) {
      this.#pending.delete(id);
      waiting.answer(message as Answer);
    }
    this.#wait();
  }

  #beats: (() => void) | null = null;
  #silence: (() => void) | null = null;

  #beat(): void {
    this.#beats?.();
    this.#beats = this.#world.after(() => this.#ping(), this.#heartbeat * 1000);
  }

  /** Notes that there was a sign of life, and waits for the next one if there has to be one. */
  #wait(): void {
    this.#silence?.();
    this.#silence = null;
    if (!this.#pinged && this.#pending.size === 0) return;
    this.#silence = this.#world.after(() => {
      this.#silence = null;
      if (this.#pinged) {
        this.#patience = Math.min(MOST_PATIENCE_MS, 2 * this.#patience);
        this.#drop();
      } else this.#ping();
    }, this.#patience);
  }

  #measure(message: Told): void {
    const asked = 'id' in message && message.id !== undefined ? this.#pending.get(message.id)?.sent : message.t === 'pong' ? this.#pinged : 0;
    if (asked && AT_ONCE.has(message.t)) this.#patience = Math.min(MOST_PATIENCE_MS, Math.max(PATIENCE_MS, ROUND_TRIPS * (this.#world.now() - asked)));
    this.#pinged = 0;
  }

  #quiet(): void {
    this.#beats?.();
    this.#silence?.();
    this.#silence = null;
    this.#pinged = 0;
  }

  // A dead network never closes a socket by itself, so it is let go without waiting for its end.
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.#closed(socket, 1006);
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#welcomed = false;
    this.#quiet();
    if (this.#over) return;
    const name = this.#error?.code ?? CLOSED[code] ?? '';
    if (FINAL.has(name)) {
      this.#over = true;
      this.#hooks.standing({ kind: 'refused', code: name, words: this.#error?.words ?? '' });
      return;
    }
    this.#error = null;
    this.#hooks.standing({ kind: 'lost', tries: this.#tries });
    this.#retry = this.#world.after(() => this.connect(), waitBefore(this.#tries, this.#world.chance()));
    this.#tries++;
  }
}
