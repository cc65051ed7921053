import { readFileSync } from 'node:fs';

/** The resident memory of a process, in bytes. Throws where the system doesn't say: only Linux does. */
export function residentMemory(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
