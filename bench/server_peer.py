"""The peer of `bench/server.py`: boardgame.io's server with its tic-tac-toe, from npm, measured in the same way."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

TICKS = os.sysconf("SC_CLK_TCK")
PACKAGES = ("boardgame.io@0.50.2", "socket.io-client@4.8.1")

SERVER = """
const { Server, Origins } = require('boardgame.io/server');
const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      // A full board begins anew, so that a match lasts as long as the measurement.
      if (G.cells.every((cell) => cell !== null)) G.cells = Array(9).fill(null);
      G.cells[id] = playerID;
    },
  },
};
Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] }).run(0).then(({ appServer }) => {
  console.log('port', appServer.address().port);
});
"""

CLIENT = """
const { io } = require('socket.io-client');
const [port, matches, seconds] = process.argv.slice(2).map(Number);
const run = Date.now();
const times = [];
let bytes = 0;
const until = Date.now() + seconds * 1000;
function match(number) {
  return new Promise((done) => {
    const how = { transports: ['websocket'], forceNew: true };
    const sockets = [0, 1].map(() => io(`http://localhost:${port}/tic-tac-toe`, how));
    let synced = 0, got = 0, started = 0, stateID = 0, turn = 0;
    const move = () => {
      if (Date.now() > until) { sockets.forEach((s) => s.close()); done(); return; }
      got = 0;
      started = performance.now();
      const playerID = String(turn % 2);
      const payload = { type: 'clickCell', args: [turn % 9], playerID, credentials: undefined };
      sockets[turn % 2].emit('update', { type: 'MAKE_MOVE', payload }, stateID, `${run}-${number}`, playerID);
    };
    sockets.forEach((socket, player) => {
      const updated = (matchID, state) => {
        bytes += JSON.stringify(state).length;
        if (++got < 2) return;
        times.push(performance.now() - started);
        stateID = state._stateID ?? stateID + 1;
        turn += 1;
        move();
      };
      socket.on('update', updated);
      socket.on('patch', (matchID, before, after, patch) => updated(matchID, { _stateID: after, patch }));
      socket.on('sync', (matchID, info) => { stateID = info.state._stateID; if (++synced === 2) move(); });
      socket.on('connect', () => socket.emit('sync', `${run}-${number}`, String(player), undefined, 2));
    });
  });
}
Promise.all([...Array(matches).keys()].map(match)).then(() => {
  times.sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.floor(times.length * share)] * 100) / 100;
  console.log(JSON.stringify({ moves: times.length, bytes, p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
});
"""


def cpu(process: int) -> float:
    """Returns the CPU seconds a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Peer:
    """Is boardgame.io's server, installed into a temporary folder."""

    def __init__(self) -> None:
        self.scratch = tempfile.TemporaryDirectory()
        self.folder = Path(self.scratch.name)
        (self.folder / "package.json").write_text('{"name": "peer", "private": true}')
        install = ["npm", "install", "--no-audit", "--no-fund", "--silent", *PACKAGES]
        subprocess.run(install, cwd=self.folder, check=True)
        (self.folder / "server.js").write_text(SERVER)
        (self.folder / "client.js").write_text(CLIENT)
        self.server = subprocess.Popen(
            ["node", "server.js"],
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "NODE_ENV": "production"},
        )
        assert self.server.stdout is not None
        self.port = next(line.split()[1] for line in self.server.stdout if line.startswith("port"))
        time.sleep(1)

    def saturate(self, seconds: float, matches: int = 20) -> dict[str, Any]:
        """Plays matches of two clients as fast as it goes."""
        before = cpu(self.server.pid)
        command = ["node", "client.js", self.port, str(matches), str(seconds)]
        ended = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=True, timeout=60)
        used = cpu(self.server.pid) - before
        found = json.loads(ended.stdout.splitlines()[-1])
        moves = found["moves"]
        return {
            "tables": matches,
            "moves": moves,
            "moves_per_cpu_second": round(moves / used),
            "cpu_us_per_move": round(1e6 * used / moves),
            "cpu_us_per_update": round(1e6 * used / moves / 2),
            "bytes_per_update": round(found["bytes"] / moves / 2),
            "p50_ms": found["p50_ms"],
            "p99_ms": found["p99_ms"],
        }

    def stop(self) -> None:
        """Ends the server and removes the folder."""
        self.server.kill()
        self.server.wait()
        self.scratch.cleanup()


if __name__ == "__main__":
    peer = Peer()
    try:
        print(json.dumps(peer.saturate(5), indent=2))
    finally:
        peer.stop()
