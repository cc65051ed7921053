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
/** A word tells nothing of so many orders, if they are more than a tenth of all. */
const COMMON = { orders: 100, share: 0.1 };

/** Finds the orders that a payment is most likely for, the likeliest first. Of too many that are as likely, none is. */
export class LikelyIndex {
  readonly #orders = new Map<
    string,
    { amounts: readonly number[]; keys: readonly string[]; letters: string }
  >();
  readonly #byKey = new Map<string, Set<string>>();

  put(id: string, { reference, amounts, names }: Awaiting): void {
    this.remove(id);
    const letters = reference.replace('-', '');
    const keys = [
      ...[letters.slice(0, HALF), letters.slice(HALF)].map(halfKey),
      ...amounts.map(amountKey),
      ...names.flat().filter(tells).map(wordKey),
    ];
    this.#orders.set(id, { amounts, keys, letters });
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
    const inWords = new Map<string, number>();
    for (const word of new Set(wordsOf(text).filter(tells))) {
      const some = this.#byKey.get(wordKey(word));
      if (!some || some.size > Math.max(COMMON.orders, this.#orders.size * COMMON.share)) continue;
      for (const id of some) inWords.set(id, (inWords.get(id) ?? 0) + 1);
    }
    const found = new Set([...inReference, ...inWords.keys()]);
    // Those of which only the amount is the same are as likely as one another, so more than can be shown needn't be known.
    const most = found.size + SHOWN_MAX + 1;
    for (const id of this.#byKey.get(amountKey(amount)) ?? []) {
      if (found.size === most) break;
      found.add(id);
    }
    const likely = [...found].map((id) => {
      const isBy = {
        reference: inReference.has(id),
        amount: this.#orders.get(id)?.amounts.includes(amount) ?? false,
        name: inWords.has(id),
      };
      const score =
        (isBy.reference ? WEIGHTS.reference : 0) +
        (isBy.amount ? WEIGHTS.amount : 0) +
        WEIGHTS.word * Math.min(WEIGHTS.words, inWords.get(id) ?? 0);
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

function tells(word: string): boolean {
  return word.length >= LETTERS_LEAST && /\p{L}/u.test(word) && !OF_ANYBODY.has(word);
}
