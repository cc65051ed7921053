import { referencesIn } from './reference.ts';
import { isTakenBack } from './same-payment.ts';
import { isOwnId } from './statement-ids.ts';
import { type IdentifiedLine, type LeftOut, withDoubt } from './statement-line.ts';
import { speaksAgainst } from './statement-meanings.ts';
import { sentBack } from './statement-sent-back.ts';

/** What rows that are left out may take back. */
export interface TakenBack {
  /** What they say, by the amount. */
  reversals: Map<number, Row[]>;
  /** The same by about the amount, as a fee may be kept. */
  near: Map<number, (Row & { amount: number })[]>;
  /** Numbers of the bank of what failed. */
  failed: Set<string>;
  /** Amounts of what went out, by what is said of it; and what is said, by the amount. */
  outs: Map<string, number[]>;
  said: Map<number, Set<string>>;
  /** Orders that are named in what says that it takes something back. */
  references: Set<string>;
}

type Row = Pick<LeftOutLine, 'text' | 'bankId'>;

export function nothingTakenBack(): TakenBack {
  return {
    ...{ reversals: new Map(), near: new Map(), failed: new Set() },
    ...{ outs: new Map(), said: new Map(), references: new Set() },
  };
}

interface LeftOutLine {
  why: LeftOut;
  text: string;
  amount: number;
  bankId: string;
  /** Whether it says itself that it takes something back. */
  isBack: boolean;
}

/** More are compared with none: each may be taken back. */
const REVERSALS_MAX = 20;

/** What is given back of a payment at least, where a fee is kept. */
const KEPT_MOST = 0.1;

/** Amounts of which one may be the other less a fee have numbers that differ by one at most. */
function aboutOf(amount: number): number {
  return Math.floor(Math.log(Math.max(amount, 1)) / -Math.log(1 - KEPT_MOST));
}

function isLessFee(amount: number, paid: number): boolean {
  return amount <= paid && amount >= paid * (1 - KEPT_MOST);
}

export function noteTakenBack(
  { reversals, near, failed, outs, said, references }: TakenBack,
  { why, text, amount, bankId, isBack }: LeftOutLine,
): void {
  if (why === 'failed' && isOwnId(bankId)) failed.add(bankId);
  if (why !== 'out') return;
  outs.set(text, [...(outs.get(text) ?? []).slice(-REVERSALS_MAX), amount]);
  said.set(amount, (said.get(amount) ?? new Set()).add(text));
  const some = reversals.get(amount) ?? [];
  if (some.length <= REVERSALS_MAX && (isBack || speaksAgainst(text)))
    reversals.set(amount, [...some, { text, bankId }]);
  if (isBack) for (const reference of referencesIn(text)) references.add(reference);
  const about = near.get(aboutOf(amount)) ?? [];
  if (isBack && about.length < REVERSALS_MAX) near.set(aboutOf(amount), [...about, { amount, text, bankId }]);
}

/** What rows brought, and others perhaps took back, or had taken before: they say so, or say the same of what went out. */
export function withReversals(lines: readonly IdentifiedLine[], takenBack: TakenBack): IdentifiedLine[] {
  const back = sentBack(lines, takenBack.said);
  return lines.map((line) =>
    back.has(line) || isReversed(line, takenBack) ? { ...line, doubts: withDoubt(line, 'reversed') } : line,
  );
}

function isReversed(
  line: IdentifiedLine,
  { reversals, near, outs, said, failed, references }: TakenBack,
): boolean {
  const about = aboutOf(line.amount);
  const lessFee = [about - 1, about]
    .flatMap((number) => near.get(number) ?? [])
    .filter(({ amount }) => isLessFee(amount, line.amount));
  const some = reversals.get(line.amount) ?? [];
  return (
    failed.has(line.bankId) ||
    some.length > REVERSALS_MAX ||
    some.some((row) => isTakenBack(line, row)) ||
    referencesIn(line.text).some((reference) => references.has(reference)) ||
    (outs.get(line.inWords) ?? []).some((amount) => isLessFee(amount, line.amount)) ||
    // A reverend, unless as much went out.
    (/^rev\b/i.test(line.text) && said.has(line.amount)) ||
    lessFee.some((row) => isTakenBack(line, row))
  );
}
