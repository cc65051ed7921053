import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fromRoot } from './project.mjs';

/** A folder for each turn, by its number. The highest is the present one; a file in it names its holders. */
const TURNS = fromRoot('build', 'turns');
const HOLDERS = 'holders';
const ASK_AGAIN_MS = 200;
/** What renaming a folder to one that exists fails with; on Windows, the last. */
const EXISTS = ['ENOTEMPTY', 'EEXIST', 'EPERM'];

/** Waits until no other process has a turn, and takes the next. Returns its number. */
export async function takeTurn() {
  let hasSaidSo = false;
  for (;;) {
    mkdirSync(TURNS, { recursive: true });
    const last = lastTurn();
    const holders = holdersOf(last);
    if (!holders.some(isRunning)) {
      if (tryToTake(last + 1)) return last + 1;
      continue;
    }
    if (!hasSaidSo)
      console.log(`Another process (${holders.join(' ')}) is installing or building here; waiting …`);
    hasSaidSo = true;
    await setTimeout(ASK_AGAIN_MS);
  }
}

/** Says which processes have the turn; none ends it. Nobody reads half of it, as the file is replaced. */
export function setHolders(turn, ...pids) {
  writeHolders(join(TURNS, String(turn)), pids);
}

/**
 * False if another process was faster. The folder appears complete, and its number only once: a turn that
 * was taken by mistake, because others had passed meanwhile, is lower than the last and given back.
 */
function tryToTake(turn) {
  const draft = join(TURNS, `draft-${process.pid}`);
  const taken = join(TURNS, String(turn));
  mkdirSync(draft, { recursive: true });
  writeHolders(draft, [process.pid]);
  try {
    renameSync(draft, taken);
  } catch (thrown) {
    if (!EXISTS.includes(thrown.code)) throw thrown;
    return false;
  }
  const isLast = lastTurn() === turn;
  for (const past of isLast ? turns().filter((one) => one < turn) : [turn]) remove(past);
  return isLast;
}

function remove(turn) {
  rmSync(join(TURNS, String(turn)), { recursive: true, force: true });
}

function writeHolders(folder, pids) {
  const draft = join(folder, 'draft');
  writeFileSync(draft, pids.join(' '));
  renameSync(draft, join(folder, HOLDERS));
}

function turns() {
  return readdirSync(TURNS).map(Number).filter(Number.isInteger);
}

function lastTurn() {
  return Math.max(0, ...turns());
}

function holdersOf(turn) {
  try {
    return readFileSync(join(TURNS, String(turn), HOLDERS), 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch (thrown) {
    if (thrown.code !== 'ENOENT') throw thrown;
    return [];
  }
}

function isRunning(pid) {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (thrown) {
    return thrown.code === 'EPERM';
  }
}
