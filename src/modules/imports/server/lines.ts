import { Refusal } from '#platform/contract/refusal.ts';

export interface Line {
  /** Of the file, counted from 1. */
  line: number;
  cells: string[];
}

export interface Sheet {
  name: string;
  lines: Line[];
}

export function unreadable(message: string): Refusal {
  return new Refusal('invalid', message, { file: message });
}
