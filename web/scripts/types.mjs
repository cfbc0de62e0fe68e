// Writes what the page is built from and nobody commits: the protocol's types out of the server's own, so that the page never
// speaks another protocol than its server, what is printed on the games, and the lessons out of their scripts, so that they show the rules of today.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const pythons = [here('../../.venv/bin/python'), here('../../.venv/Scripts/python.exe'), 'python3'].filter((path) => path === 'python3' || existsSync(path));
const BAD_INPUT = 2;

function write(module, target) {
  let said = '';
  for (const python of pythons) {
    const run = spawnSync(python, ['-m', module], { env: { ...process.env, PYTHONPATH: here('../../src') }, encoding: 'utf8' });
    if (run.status === 0) return;
    said = run.stderr || String(run.error);
    if (run.status === BAD_INPUT) {
      console.error(said);
      process.exit(1);
    }
  }
  if (!existsSync(target)) {
    console.error(`${target} could not be written: run ./bestiary once, which sets Python up.\n${said}`);
    process.exit(1);
  }
  console.warn(`${target} could not be written anew; that of the last time is used.\n${said.trim().split('\n').at(-1)}`);
}

write('bestiary.server.schema', here('../src/generated/protocol.ts'));
write('bestiary.server.lessons', here('../src/generated/lessons'));
write('bestiary.server.contents', here('../src/generated/content'));
