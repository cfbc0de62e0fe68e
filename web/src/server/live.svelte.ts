// A table as this browser sees it: one stream per seat of its link, who is here, and what it may ask for.
import type { AnyView, ClockFace, Ending, Event, Line, Orders, SeatInfo, Snapshot, Update } from '../generated/protocol';
import { deleteRecord, tellLog } from './api';
import { applyChanges } from './changes';
import { keepPromise } from './fairness';
import { Sealing } from './sealing.svelte';
import { TableSocket, type Answer, type Standing, type Told, type Wish } from './socket';
import { forgetFinished } from './tables';

/** What happened in one change, for whoever shows it: the view before and after, and the events between. */
export interface Happening {
  readonly before: AnyView;
  readonly after: AnyView;
  readonly events: readonly Event[];
}

/** What one recipient knows. */
export class Stream {
  readonly seat: number;
  version = 0;
  view = $state.raw<AnyView>(undefined as unknown as AnyView);
  people = $state.raw<readonly SeatInfo[]>([]);
  /** By number; those from before a snapshot arrive later. */
  events = $state.raw<readonly (Event | undefined)[]>([]);
  undo = $state(false);
  clock = $state.raw<ClockFace | null>(null);
  ending = $state.raw<Ending | null>(null);
  chat = $state.raw<readonly Line[]>([]);
  /** When this seat wants to be asked out of turn; null where nobody is. */
  orders = $state.raw<Orders | null>(null);
  /** What was promised before the first draw. */
  promised = $state.raw<Pick<Snapshot, 'commitment' | 'shares' | 'left_out'>>({ commitment: '', shares: [], left_out: [] });
  /** Whether the newest view came by an update, which is also told as a happening. */
  followed = false;

  constructor(seat: number) {
    this.seat = seat;
  }

  start(snapshot: Snapshot): void {
    this.version = snapshot.version;
    this.followed = false;
    this.view = snapshot.view;
    this.people = snapshot.people;
    this.events = Array.from({ length: snapshot.log }, (_, i) => this.events[i]);
    this.undo = snapshot.undo;
    this.promised = snapshot;
    this.clock = snapshot.clock;
    this.ending = snapshot.ending;
    this.chat = snapshot.chat;
    this.orders = snapshot.orders;
  }

  follow(update: Update): void {
    const events = update.events ?? [];
    this.version = update.version;
    this.followed = true;
    this.events = [...this.events.slice(0, update.log), ...events];
    if (update.changes) this.view = applyChanges(this.view, update.changes);
    this.undo = update.undo ?? false;
    if (update.people) this.people = update.people;
    if (update.clock) this.clock = update.clock;
    if (update.ending) this.ending = update.ending;
    if (update.orders) this.orders = update.orders;
  }

  /** Fills in what happened before the snapshot, as far as it was not taken back meanwhile. */
  recall(told: readonly Event[]): void {
    this.events = this.events.map((event, i) => event ?? told[i]);
  }
}

export class LiveTable {
  readonly table: string;
  readonly #token: string;
  readonly #socket: TableSocket;
  standing = $state.raw<Standing>({ kind: 'connecting' });
  game = $state('');
  seats = $state.raw<readonly number[]>([]);
  owner = $state(false);
  /** Whether this table has agreed on hints, or none but bots play along. */
  hints = $state(false);
  streams = $state.raw<readonly Stream[]>([]);
  here = $state.raw<readonly boolean[]>([]);
  spectators = $state(0);
  rematch = $state.raw<{ readonly table: string; readonly token: string } | null>(null);
  /** Whether people may write what they like here, and whether it is a table at which strangers meet. */
  manners = $state.raw({ talk: true, strangers: false });
  /** Seconds after which a seat is idle that all wait for, where there is no clock; and how many want a bot for it. */
  patience = $state(0);
  idle = $state.raw<{ readonly seat: number; readonly said: number; readonly needed: number } | null>(null);
  /** The making of the rematch's key. */
  readonly sealing = new Sealing((wish) => this.#socket.ask(wish));
  /** A note that no request of ours asked for: a bot stumbled. */
  note = $state('');
  /** Hears every change, in order. */
  onhappening: ((stream: Stream, happening: Happening) => void) | null = null;

  constructor(table: string, token: string) {
    this.table = table;
    this.#token = token;
    const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${table}`;
    this.#socket = new TableSocket(url, token, {
      seen: () => Object.fromEntries(this.streams.map((stream) => [stream.seat, stream.version])),
      welcome: (welcome) => {
        if (welcome.t !== 'welcome') return;
        const { game, seats, owner, hints, patience } = welcome;
        this.game = game;
        this.seats = seats;
        this.owner = owner;
        this.hints = hints;
        this.patience = patience;
      },
      hear: (message) => this.#hear(message),
      standing: (standing) => (this.standing = standing),
    });
  }

  /** Connects, and again whenever the network is back; returns how to leave. */
  start(): () => void {
    const again = (): void => {
      if (this.standing.kind === 'lost') this.#socket.again();
    };
    const seen = (): void => {
      if (!document.hidden) again();
    };
    this.#socket.connect();
    addEventListener('online', again);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', seen);
      this.#socket.close();
    };
  }

  ask(wish: Wish): Promise<Answer> {
    return this.#socket.ask(wish);
  }

  again(): void {
    this.#socket.again();
  }

  /** Deletes this game for good, once it is over; its owner's right. */
  async delete(): Promise<void> {
    await deleteRecord(this.table, this.#token);
    forgetFinished(this.table);
  }

  #hear(message: Told): void {
    switch (message.t) {
      case 'snapshot':
        keepPromise({ table: this.table, commitment: message.commitment, own: '' });
        this.#begin(message);
        break;
      case 'update':
        this.idle = null;
        this.#inOrder(message.seat, message.version, (stream) => {
          const before = stream.view;
          stream.follow(message);
          this.onhappening?.(stream, { before, after: stream.view, events: message.events ?? [] });
        });
        break;
      case 'chat':
        this.#inOrder(message.seat, message.version, (stream) => {
          stream.version = message.version;
          stream.chat = [...stream.chat, message.line];
        });
        break;
      case 'presence':
        this.here = message.here;
        this.spectators = message.spectators;
        break;
      case 'manners':
        this.manners = { talk: message.talk, strangers: message.strangers };
        break;
      case 'idle_said':
        this.idle = { seat: message.seat, said: message.said, needed: message.needed };
        break;
      case 'key_round':
        this.sealing.hear(message);
        break;
      case 'rematch':
        this.sealing.keep(message.table);
        this.rematch = { table: message.table, token: message.token };
        break;
      case 'error':
        if (message.id === undefined && !message.fatal) this.note = message.words;
        break;
    }
  }

  #begin(snapshot: Snapshot): void {
    const old = this.streams.find((stream) => stream.seat === snapshot.seat);
    const stream = old ?? new Stream(snapshot.seat);
    stream.start(snapshot);
    if (!old) this.streams = [...this.streams, stream].sort((a, b) => a.seat - b.seat);
    // The log is not needed to decide: a failure leaves it short, and the next snapshot asks again.
    if (snapshot.log > 0) tellLog(this.table, snapshot.seat, this.#token).then(({ events }) => stream.recall(events), () => undefined);
  }

  #inOrder(seat: number, version: number, follow: (stream: Stream) => void): void {
    const stream = this.streams.find((each) => each.seat === seat);
    if (!stream || version > stream.version + 1) this.#socket.again();
    else if (version > stream.version) follow(stream);
  }
}
