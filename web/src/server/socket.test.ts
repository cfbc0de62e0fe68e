import { expect, it } from 'vitest';
import type { ClientMessage, ServerMessage } from '../generated/protocol';
import { TableSocket, waitBefore, type Standing, type World } from './socket';

/** A server end that a test plays by hand. */
class Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {}
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function table() {
  const wires: Wire[] = [];
  const timers: { run: () => void; ms: number; off: boolean }[] = [];
  const standings: Standing[] = [];
  const heard: string[] = [];
  const clock = { now: 1 };
  const world: World = {
    open: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire as unknown as WebSocket;
    },
    after: (run, ms) => {
      const timer = { run, ms, off: false };
      timers.push(timer);
      return () => (timer.off = true);
    },
    chance: () => 0.5,
    now: () => clock.now,
  };
  const socket = new TableSocket(
    'ws://here/ws/t', 'secret', { seen: () => ({ 0: 7 }), welcome: () => undefined, hear: (message) => heard.push(message.t), standing: (standing) => standings.push(standing) }, world,
  );
  socket.connect();
  const greet = (wire: Wire): void => {
    wire.onopen?.();
    wire.say({ t: 'welcome', protocol: 1, table: 't', game: 'marry', seats: [0], owner: true, hints: false, heartbeat: 20, patience: 90 });
  };
  const elapse = (ms: number): void => timers.filter((timer) => !timer.off && timer.ms === ms).forEach((timer) => {
    timer.off = true;
    timer.run();
  });
  return { socket, wires, timers, standings, heard, greet, elapse, clock };
}

it('says hello with the token and what it saw', () => {
  const { wires, greet, standings } = table();
  greet(wires[0]!);
  expect(wires[0]!.sent[0]).toEqual({ t: 'hello', protocol: 1, adds: true, token: 'secret', seen: { 0: 7 } });
  expect(standings.map((each) => each.kind)).toEqual(['connecting', 'open']);
});

it('repeats under the same id what was not acknowledged, and nothing else', async () => {
  const { socket, wires, greet, elapse } = table();
  greet(wires[0]!);
  const first = socket.ask({ t: 'act', seat: 0, action: 3 });
  const act = wires[0]!.sent[1] as { id: string };
  wires[0]!.say({ t: 'ack', id: act.id });
  expect(await first).toEqual({ t: 'ack', id: act.id });
  void socket.ask({ t: 'act', seat: 0, action: 4 });
  const lost = wires[0]!.sent[2];
  wires[0]!.onclose?.({ code: 1006 });
  elapse(waitBefore(0, 0.5));
  greet(wires[1]!);
  expect(wires[1]!.sent.slice(1)).toEqual([lost]);
});

it('waits twice as long each time, up to a limit', () => {
  expect([0, 1, 2, 9].map((tries) => waitBefore(tries, 0.5))).toEqual([400, 800, 1600, 15_000]);
});

it.each([['bad-token', 4003], ['unknown-table', 4004], ['protocol', 4000]])('gives up on %s', (code, close) => {
  const { wires, standings, timers } = table();
  wires[0]!.say({ t: 'error', code, words: 'no', fatal: true });
  const before = timers.length;
  wires[0]!.onclose?.({ code: close });
  expect(standings.at(-1)).toEqual({ kind: 'refused', code, words: 'no' });
  expect(timers.length).toBe(before);
});

it('sends a ping when it has nothing to say, and lets go of a socket that does not answer it', () => {
  const { wires, greet, elapse, standings } = table();
  greet(wires[0]!);
  elapse(1000);
  expect(wires[0]!.sent).toHaveLength(1); // nobody waits for anything
  elapse(20_000);
  expect(wires[0]!.sent.at(-1)).toEqual({ t: 'ping' });
  expect(standings.at(-1)?.kind).toBe('open');
  elapse(1000);
  expect(standings.at(-1)?.kind).toBe('lost');
});

it('notices within two seconds that nothing comes any more, and asks again elsewhere', () => {
  const { socket, wires, greet, elapse, standings } = table();
  greet(wires[0]!);
  void socket.ask({ t: 'act', seat: 0, action: 4 });
  elapse(1000);
  expect(wires[0]!.sent.at(-1)).toEqual({ t: 'ping' });
  expect(standings.at(-1)?.kind).toBe('open');
  elapse(1000);
  expect(standings.at(-1)?.kind).toBe('lost');
  elapse(waitBefore(0, 0.5));
  greet(wires[1]!);
  expect(wires[1]!.sent.at(-1)).toMatchObject({ t: 'act', action: 4 });
});

it('waits for an answer that takes long as long as the server gives signs of life', () => {
  const { socket, wires, greet, elapse, standings } = table();
  greet(wires[0]!);
  void socket.ask({ t: 'act', seat: 0, action: 4 });
  for (let second = 0; second < 5; second++) {
    elapse(1000);
    wires[0]!.say({ t: 'pong', n: 0, now: 0 });
  }
  expect(standings.at(-1)?.kind).toBe('open');
  expect(wires).toHaveLength(1);
});

it('gives a slow network more time, and a quick one none', () => {
  const { socket, wires, greet, elapse, standings, clock } = table();
  greet(wires[0]!);
  const answer = (after: number): void => {
    void socket.ask({ t: 'act', seat: 0, action: 4 });
    clock.now += after;
    wires[0]!.say({ t: 'ack', id: (wires[0]!.sent.at(-1) as { id: string }).id });
  };
  answer(900);
  void socket.ask({ t: 'act', seat: 0, action: 4 });
  elapse(1000);
  expect(wires[0]!.sent.at(-1)).toMatchObject({ t: 'act' });
  elapse(3600);
  expect(wires[0]!.sent.at(-1)).toEqual({ t: 'ping' });
  wires[0]!.say({ t: 'pong', n: 0, now: 0 });
  elapse(1000); // the pong was quick
  elapse(1000);
  expect(standings.at(-1)?.kind).toBe('lost');
});
