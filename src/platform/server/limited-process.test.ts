/** @module-tag long */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { quickFolder } from '#testing/temporary-folder.ts';
import { BeyondLimits, LimitedProcess } from './limited-process.ts';

const MEMORY = { memory: 1_200_000, heap: 64, idle: 5_000 };
/** Stands still for two seconds, as where others have the processor; works without end; says who it is; or never answers. */
const CHILD = `
  import { spawn } from 'node:child_process';
  process.on('message', (task) => {
    if (task === 'stand still') {
      spawn('sh', ['-c', 'sleep 2; kill -CONT ' + process.pid]);
      process.kill(process.pid, 'SIGSTOP');
      setTimeout(() => process.send('done'));
    }
    if (task === 'work') for (;;);
    if (task === 'who') process.send(process.pid);
  });
`;

test.runIf(process.platform === 'linux')('time in which others had the processor doesn’t count', async () => {
  expect(await limitedTo(1_000).ask('stand still')).toBe('done');
});

test.for(['work', 'wait'])('a process that goes on to %s is ended', async (task) => {
  await expect(limitedTo(300).ask(task)).rejects.toThrow(BeyondLimits);
});

test('a process is replaced after as many tasks as it may do', async () => {
  const limited = limitedTo(10_000, 2);
  const [first, second, third] = [
    await limited.ask('who'),
    await limited.ask('who'),
    await limited.ask('who'),
  ];
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

function limitedTo(time: number, tasks?: number): LimitedProcess {
  const folder = quickFolder('child');
  onTestFinished(folder.remove);
  const module = join(folder.path, 'child.mjs');
  writeFileSync(module, CHILD);
  return new LimitedProcess(module, { ...MEMORY, time, ...(tasks && { tasks }) });
}
