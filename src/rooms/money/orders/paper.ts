import type { Language } from '#platform/contract/language.ts';
import type { Look } from '#platform/contract/look.ts';
import type { Message } from '#platform/contract/message.ts';
import * as say from './messages.ts';

export const PAPER_SERIES = ['proforma', 'receipt', 'credit'] as const;
export type PaperSeries = (typeof PAPER_SERIES)[number];

export const PAPER_TITLES: Readonly<Record<PaperSeries, Message>> = {
  proforma: say.proforma,
  receipt: say.receipt,
  credit: say.creditNote,
};
const PREFIXES: Readonly<Record<PaperSeries, string>> = { proforma: 'P', receipt: 'R', credit: 'C' };

/** Such as 'R-00042'. */
export function paperNumber(series: PaperSeries, number: number): string {
  return `${PREFIXES[series]}-${String(number).padStart(5, '0')}`;
}

export interface PaperLine {
  description: string;
  quantity: number;
  /** Of one, without levies and discount. */
  unit: number;
  /** In percent of the price; 0 without one. */
  discount: number;
  /** Of all, after the discount, without levies. */
  net: number;
  gross: number;
}

/** What a paper says, in the smallest unit of its currency. */
export interface PaperContent {
  /** In which it was made; those from before there were several are in English. */
  language?: Language;
  series: PaperSeries;
  number: number;
  /** When it was made, and in which zone that is told. */
  at: string;
  zone: string;
  summit: string;
  /** Whether it is about money that doesn’t exist. */
  isTest?: boolean;
  /** Of the cloth at its edge. */
  look: Look;
  /** What a credit note takes back. */
  corrects: string;
  seller: Party;
  buyer: Party;
  reference: string;
  currency: string;
  lines: PaperLine[];
  levies: { name: string; rate: number; amount: number }[];
  net: number;
  total: number;
  /** What came in, in words, with its amount. */
  payments: { label: string; amount: number }[];
  /** Still to pay; below 0, what is to be returned. */
  due: number;
  /** How to pay, until when, and what an organiser adds. */
  notes: string[];
}

interface Party {
  name: string;
  address: string;
  taxNumber: string;
}
