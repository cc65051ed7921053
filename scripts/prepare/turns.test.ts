import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const PROCESSES = 5;
const TURNS = 8;
/** In each turn it fails if somebody else has one. It ends without giving back its last. */
const PROGRAM = `
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setHolders, takeTurn } from './scripts/prepare/turns.mjs';
const own = String(process.pid);
console.log = () => {};
for (let taken = 1; taken <= ${TURNS}; taken += 1) {
  const turn = await takeTurn();
  writeFileSync('inside', own, { flag: 'wx' });
  for (let again = 0; again < 50; again += 1) setHolders(turn, own, own);
  if (readFileSync('inside', 'utf8') !== own) throw new Error('somebody else is inside');
  rmSync('inside');
  if (taken < ${TURNS}) setHolders(turn);
}
`;

test('one process at a time has a turn, even if another ends without giving its back', async () => {
  const { path, remove } = temporaryFolder('turns');
  onTestFinished(remove);
  cpSync(fromRoot('scripts/prepare'), join(path, 'scripts/prepare'), { recursive: true });
  writeFileSync(join(path, 'program.mjs'), PROGRAM);
  const run = async () => {
    const child = spawn(process.execPath, ['program.mjs'], { cwd: path });
    let output = '';
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    const [code] = await once(child, 'close');
    return { code, output };
  };
  const all = await Promise.all(Array.from({ length: PROCESSES }, run));
  expect(all).toEqual(all.map(() => ({ code: 0, output: '' })));
});
