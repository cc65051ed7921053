import type { Days } from './statement-day.ts';

/**
 * What isn't clear about a line, so that somebody has to look at it. `balance`: it moved by something else; `title`: words stand above it
 * that nobody knows; `sum`: perhaps it is what others come to; `reversed`: perhaps it takes something back, or another row does so to it; `same`: perhaps another file told it before, or somebody entered it; `back`:
 * it takes back what was entered before.
 */
export const DOUBTS = [
  'cells',
  'amount',
  'day',
  'currency',
  'direction',
  'balance',
  'state',
  'title',
  'sum',
  'reversed',
  'same',
  'back',
] as const;
export type Doubt = (typeof DOUBTS)[number];

/** Words that decide about a line and aren't known: its type of transaction, and what is said of whether it arrived. */
export interface Asked {
  type?: string;
  state?: string;
}

/** A line of a statement that is a payment which came in, or may be one. */
export interface ReadLine {
  /** Of the file, counted from 1. */
  line: number;
  /** '' if it isn't clear. */
  day: string;
  /** The days that it may be of. */
  days: Days;
  /** In the smallest unit; 0 if it isn't clear. */
  amount: number;
  currency: string;
  text: string;
  /** The text without what stands in further rows: a line has always been known by this. */
  told: string;
  /** All its cells. */
  written: string;
  /** What the bank itself calls it; '' if it doesn't. */
  bankId: string;
  /** Whether only what stands in its column shows that it is that. */
  isIdLikely: boolean;
  /** The headings above it: the same ones tell a payment in the same way. */
  toldBy: string;
  doubts: readonly Doubt[];
  asked: Asked;
}

/** Rows that are no payments which came in. `empty` have a day, but no amount. */
export const LEFT_OUT = ['out', 'failed', 'sums', 'empty'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

export interface LeftOutRow {
  line: number;
  why: LeftOut;
  /** All its cells. */
  written: string;
}

/** A row that is left out, and perhaps takes back what another file told. */
export interface Back extends ReadLine {
  why: 'out' | 'failed';
  isReversal: boolean;
}

/** With what may tell it from others of the file. */
export interface IdentifiedLine extends ReadLine {
  hasBalance: boolean;
  inWords: string;
}

export function withDoubt({ doubts }: Pick<ReadLine, 'doubts'>, doubt: Doubt): readonly Doubt[] {
  return doubts.includes(doubt) ? doubts : [...doubts, doubt];
}
