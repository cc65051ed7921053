import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { processorTime } from './processor-time.ts';

const READINGS = 5_000;
const WAIT = { timeout: 120_000, interval: 50 };

describe.runIf(process.platform === 'linux')('processor time', () => {
  test('can be read while children begin and end', () => {
    const { pid = 0 } = shell('while :; do /bin/true; done');
    for (let reading = 0; reading < READINGS; reading += 1) processorTime(pid);
  });

  test('includes that of children that have ended', async () => {
    const { pid = 0 } = shell('timeout 1 sh -c "while :; do :; done"; exec sleep 60');
    await expect.poll(() => readFileSync(`/proc/${pid}/comm`, 'utf8'), WAIT).toBe('sleep\n');
    expect(processorTime(pid)).toBeGreaterThan(0);
  });
});

function shell(script: string): ChildProcess {
  const child = spawn('sh', ['-c', script], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}
