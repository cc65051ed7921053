import { almostReferences } from './reference.ts';
import { wordsOf } from './statement.ts';
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

export interface Likely<Order> {
  order: Order;
  because: readonly LikelyBy[];
}

/** More are no help. */
const SHOWN_MAX = 3;
const LETTERS_LEAST = 4;
/** A name counts by its words, up to two. */
const WEIGHTS = { reference: 8, amount: 3, word: 2, words: 2 } as const;

/** Finds the orders that a payment is most likely for, the likeliest first. Of too many that are as likely, none is. */
export function likelyAmong<Order extends Awaiting>(orders: readonly Order[]) {
  const byReference = indexed(orders, ({ reference }) => almostReferences(reference));
  const byAmount = indexed(orders, ({ amounts }) => amounts.map(String));
  const byWord = indexed(orders, ({ names }) => names.flat().filter(tells));
  return ({ text, amount }: { text: string; amount: number }): Likely<Order>[] => {
    const inReference = found(byReference, almostReferences(text));
    const inAmount = found(byAmount, [String(amount)]);
    const inWords = found(byWord, new Set(wordsOf(text)));
    const likely = [...new Set([...inReference.keys(), ...inAmount.keys(), ...inWords.keys()])].map(
      (order) => ({
        order,
        score:
          (inReference.has(order) ? WEIGHTS.reference : 0) +
          (inAmount.has(order) ? WEIGHTS.amount : 0) +
          WEIGHTS.word * Math.min(WEIGHTS.words, inWords.get(order) ?? 0),
        because: LIKELY_BY.filter((by) =>
          ({ reference: inReference, amount: inAmount, name: inWords })[by].has(order),
        ),
      }),
    );
    const best = likely.toSorted((a, b) => b.score - a.score);
    const tooMany = best[SHOWN_MAX]?.score ?? 0;
    return best
      .slice(0, SHOWN_MAX)
      .filter(({ score }) => score > tooMany)
      .map(({ order, because }) => ({ order, because }));
  };
}

function tells(word: string): boolean {
  return word.length >= LETTERS_LEAST && /\p{L}/u.test(word) && !OF_ANYBODY.has(word);
}

function indexed<Order>(orders: readonly Order[], keysOf: (order: Order) => Iterable<string>) {
  const index = new Map<string, Order[]>();
  for (const order of orders) {
    for (const key of new Set(keysOf(order))) {
      const some = index.get(key);
      if (some) some.push(order);
      else index.set(key, [order]);
    }
  }
  return index;
}

/** How many of these keys each order has. */
function found<Order>(index: ReadonlyMap<string, readonly Order[]>, keys: Iterable<string>) {
  const counts = new Map<Order, number>();
  for (const key of keys) {
    for (const order of index.get(key) ?? []) counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  return counts;
}
