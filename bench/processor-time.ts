import { readFileSync } from 'node:fs';
import { ENDED_CHILDREN, OWN, readProcessorTime } from '#platform/server/processor-time.ts';

/** Processor time in seconds that a process and its children have used so far, also those that have ended. */
export function processorTime(pid: number): number {
  const children = childrenOf(pid).reduce((total, child) => total + timeOfChild(child), 0);
  return children + readProcessorTime(pid, [...OWN, ...ENDED_CHILDREN]) / 1_000;
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
  return readProcessorTime(process.pid, ENDED_CHILDREN) / 1_000;
}
