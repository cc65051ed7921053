import { readFileSync } from 'node:fs';

/** Linux counts processor time in these ticks on every common machine (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100;
/** Positions in /proc/PID/stat after the program's name: own time in user and system mode, then children's. */
const OWN = [11, 12];
const ENDED_CHILDREN = [13, 14];

/** Processor time in seconds that a process has used so far, in all its threads. */
export function processorTime(pid: number): number {
  return read(pid, OWN);
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
