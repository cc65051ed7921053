import { readFileSync } from 'node:fs';

/** Linux counts processor time in these ticks on every common machine (`getconf CLK_TCK`). */
const TICK_MS = 10;
/** Positions in /proc/PID/stat after the program's name: own time in user and system mode, then children's. */
export const OWN = [11, 12];
export const ENDED_CHILDREN = [13, 14];

/** How long a process has had the processor, in ms. Throws where the system doesn't tell, or once it is gone. */
export function readProcessorTime(pid: number, positions: readonly number[] = OWN): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name is in brackets and may contain spaces and brackets itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return positions.reduce((total, position) => total + Number(fields[position]), 0) * TICK_MS;
}
