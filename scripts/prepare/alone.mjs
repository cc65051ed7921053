import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fromRoot } from './project.mjs';
import { exitCodeOf, forwardSignals } from './signals.mjs';

/** Holds the ids of the processes that prepare this folder: this one, and the command that it runs. */
const HOLDERS = fromRoot('build', 'preparing');
const ASK_AGAIN_MS = 200;
/** Longer than another process takes to replace an abandoned file once it has found it. */
const SETTLED_MS = 50;

/** Prepares the folder when no other process does; waits while one is installing or building. */
export async function alone(prepare) {
  await hold();
  try {
    await prepare();
  } finally {
    rmSync(HOLDERS, { force: true });
  }
}

/**
 * Runs a command inside `alone` and returns its status and output. Other processes keep waiting until the
 * command ends, even if this process is killed. A signal ends the command first, then this process.
 */
export async function runAlone(command, commandArguments, options) {
  const child = spawn(command, commandArguments, { cwd: fromRoot(), ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  if (child.pid) writeFileSync(HOLDERS, `${process.pid} ${child.pid}`);
  const signalled = forwardSignals(child);
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ status: 1, output: message }));
    child.on('close', (status) => {
      if (!signalled()) return resolve({ status, output: output.trim() });
      rmSync(HOLDERS, { force: true });
      process.exit(exitCodeOf(signalled()));
    });
  });
}

async function hold() {
  mkdirSync(fromRoot('build'), { recursive: true });
  const own = String(process.pid);
  let hasSaidSo = false;
  for (;;) {
    if (!existsSync(HOLDERS) && tryToWrite(own)) {
      await setTimeout(SETTLED_MS);
      if (holders() === own) return;
    } else if (holders().split(' ').some(isRunning)) {
      if (!hasSaidSo) console.log(`Another process (${holders()}) is installing or building here; waiting …`);
      hasSaidSo = true;
      await setTimeout(ASK_AGAIN_MS);
    } else {
      rmSync(HOLDERS, { force: true });
    }
  }
}

function tryToWrite(own) {
  try {
    writeFileSync(HOLDERS, own, { flag: 'wx' });
    return true;
  } catch (thrown) {
    if (thrown.code !== 'EEXIST') throw thrown;
    return false;
  }
}

function holders() {
  try {
    return readFileSync(HOLDERS, 'utf8');
  } catch {
    return '';
  }
}

function isRunning(pid) {
  if (!pid || Number(pid) === process.pid) return false;
  try {
    return process.kill(Number(pid), 0);
  } catch (thrown) {
    return thrown.code === 'EPERM';
  }
}
