import { wordsOf } from './naming.ts';
import { almostReferences } from './reference.ts';
import { OF_ANYBODY } from './statement-words.ts';

/** Why a payment may be for an order. */
export const LIKELY_BY = ['reference', 'amount', 'name'] as const;
export type LikelyBy = (typeof LIKELY_BY)[number];

interface Awaiting {
  reference: string;
  /** What would settle it. */
  amounts: readonly number[];
  names: readonly (readonly string[])[];
}

export interface Likely {
  id: string;
  because: readonly LikelyBy[];
}

/** More are no help. */
const SHOWN_MAX = 3;
const LETTERS_LEAST = 4;
const HALF = 4;
/** A name counts by its words, up to two. */
const WEIGHTS = { reference: 8, amount: 3, word: 2, words: 2 } as const;
/** What more orders have, and more than a hundredth of all, finds none: a word or an amount that only counts beside another. */
const COMMON = { orders: 100, share: 0.01 };

/** Finds the orders that a payment is most likely for, the likeliest first. Of too many that are as likely, none is. */
export class LikelyIndex {
  readonly #orders = new Map<string, { keys: readonly string[]; letters: string }>();
  readonly #byKey = new Map<string, Set<string>>();

  put(id: string, { reference, amounts, names }: Awaiting): void {
    this.remove(id);
    const letters = reference.replace('-', '');
    const keys = [
      ...[letters.slice(0, HALF), letters.slice(HALF)].map(halfKey),
      ...amounts.map(amountKey),
      ...names.flat().filter(tells).map(wordKey),
    ];
    this.#orders.set(id, { keys, letters });
    for (const key of keys) {
      const some = this.#byKey.get(key);
      if (some) some.add(id);
      else this.#byKey.set(key, new Set([id]));
    }
  }

  remove(id: string): void {
    for (const key of this.#orders.get(id)?.keys ?? []) {
      const some = this.#byKey.get(key);
      some?.delete(id);
      if (some?.size === 0) this.#byKey.delete(key);
    }
    this.#orders.delete(id);
  }

  likelyFor({ text, amount }: { text: string; amount: number }): Likely[] {
    const inReference = this.#almostNamed(text);
    const named = wordsIn(text).flatMap((word) => this.#byKey.get(wordKey(word)) ?? []);
    const equal = this.#byKey.get(amountKey(amount));
    const most = Math.max(COMMON.orders, this.#orders.size * COMMON.share);
    const telling = [...named, ...(equal ? [equal] : [])].filter(({ size }) => size <= most);
    const found = new Set([...inReference, ...telling.flatMap((some) => [...some])]);
    const likely = [...found].map((id) => {
      const words = named.filter((some) => some.has(id)).length;
      const isBy = {
        reference: inReference.has(id),
        amount: equal?.has(id) ?? false,
        name: words > 0,
      };
      const score =
        (isBy.reference ? WEIGHTS.reference : 0) +
        (isBy.amount ? WEIGHTS.amount : 0) +
        WEIGHTS.word * Math.min(WEIGHTS.words, words);
      return { id, score, because: LIKELY_BY.filter((by) => isBy[by]) };
    });
    const best = likely.toSorted((a, b) => b.score - a.score);
    const tooMany = best[SHOWN_MAX]?.score ?? 0;
    return best
      .slice(0, SHOWN_MAX)
      .filter(({ score }) => score > tooMany)
      .map(({ id, because }) => ({ id, because }));
  }

  /** If one letter of a reference is wrong, at least one half of it is right. */
  #almostNamed(text: string): Set<string> {
    const halves = new Set<string>();
    const almost = almostReferences(text);
    for (const seven of almost) {
      halves.add(seven.slice(0, HALF));
      halves.add(seven.slice(-HALF));
    }
    const found = new Set<string>();
    for (const half of halves) {
      for (const id of this.#byKey.get(halfKey(half)) ?? []) {
        const known = almostReferences(this.#orders.get(id)?.letters ?? '');
        if ([...known].some((seven) => almost.has(seven))) found.add(id);
      }
    }
    return found;
  }
}

function halfKey(half: string): string {
  return `half ${half}`;
}

function amountKey(amount: number): string {
  return `amount ${amount}`;
}

function wordKey(word: string): string {
  return `word ${word}`;
}

function wordsIn(text: string): string[] {
  return [...new Set(wordsOf(text).filter(tells))];
}

function tells(word: string): boolean {
  return word.length >= LETTERS_LEAST && /\p{L}/u.test(word) && !OF_ANYBODY.has(word);
}
