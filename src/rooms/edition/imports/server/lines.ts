import { Refusal } from '#platform/contract/refusal.ts';

export interface Line {
  /** Of the file, counted from 1. */
  line: number;
  cells: string[];
  /** Which cells say what a merged one says that begins above. */
  fromAbove?: boolean[] | undefined;
  mark?: Mark | undefined;
}

/** How a spreadsheet shows a line otherwise than others: nothing of it, or all or a part of it struck through. */
export type Mark = 'hidden' | 'struck' | 'partlyStruck';

/** Cells that are merged, the first and the last of each: lines as they are counted, columns from 0. */
export interface Merged {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Sheet {
  name: string;
  lines: Line[];
  merged?: readonly Merged[];
  /** The first and the last column of each part that isn't shown, counted from 0. */
  hiddenColumns?: readonly (readonly [number, number])[];
}

export function unreadable(message: string): Refusal {
  return new Refusal('invalid', message, { file: message });
}
