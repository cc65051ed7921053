import { readFileSync } from 'node:fs';

/** Linux counts processor time in these ticks on every common machine (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100;
/** Positions in /proc/PID/stat after the program's name: own time in user and system mode, then children's. */
const OWN = [11, 12];
const ENDED_CHILDREN = [13, 14];

/** Processor time in seconds that a process and its children have used so far, also those that have ended. */
export function processorTime(pid: number): number {
  const children = childrenOf(pid).reduce((total, child) => total + timeOfChild(child), 0);
  return children + read(pid, [...OWN, ...ENDED_CHILDREN]);
}

/** One that ends while it is asked about is counted by its parent. */
function timeOfChild(pid: number): number {
  try {
    return processorTime(pid);
  } catch (thrown) {
    if (['ENOENT', 'ESRCH'].includes((thrown as NodeJS.ErrnoException).code ?? '')) return 0;
    throw thrown;
  }
}

export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Processor time in seconds of this process's children that have ended. */
export function endedChildrenTime(): number {
  return read(process.pid, ENDED_CHILDREN);
}

function read(pid: number, positions: readonly number[]): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name is in brackets and may contain spaces and brackets itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = positions.reduce((total, position) => total + Number(fields[position]), 0);
  return ticks / TICKS_PER_SECOND;
}
