// Writes src/generated/protocol.ts out of the server's own types, so that the page never speaks another protocol than its server.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const target = here('../src/generated/protocol.ts');
const pythons = [here('../../.venv/bin/python'), here('../../.venv/Scripts/python.exe'), 'python3'].filter((path) => path === 'python3' || existsSync(path));

let said = '';
for (const python of pythons) {
  const run = spawnSync(python, ['-m', 'bestiary.server.schema', target], { env: { ...process.env, PYTHONPATH: here('../../src') }, encoding: 'utf8' });
  if (run.status === 0) process.exit(0);
  said = run.stderr || String(run.error);
}
if (!existsSync(target)) {
  console.error(`The protocol's types could not be written: run ./bestiary once, which sets Python up.\n${said}`);
  process.exit(1);
}
console.warn(`The protocol's types could not be written anew; those of the last time are used.\n${said.trim().split('\n').at(-1)}`);
