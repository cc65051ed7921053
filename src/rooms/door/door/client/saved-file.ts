import type { SentScan } from '../contract.ts';

export interface Saved {
  /** By the phone's clock, when the file was saved. */
  now: string;
  scans: SentScan[];
}

/** What a phone has recorded and not sent, as a file. */
export function writeSaved(now: Date, scans: SentScan[]): Blob {
  const saved: Saved = { now: now.toISOString(), scans };
  return new Blob([JSON.stringify(saved)], { type: 'application/json' });
}
