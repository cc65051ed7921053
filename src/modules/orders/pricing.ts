import { perLanguage } from '#platform/contract/language.ts';

/** A levy that a price includes. */
export interface Levy {
  name: string;
  /** In millionths: 2.5% is 25,000. */
  rate: number;
  /** Whether it is levied on those before it as well, instead of on the price alone. */
  isOnTop: boolean;
}

export interface Split {
  /** Without levies. */
  net: number;
  /** What each comes to, in their order. */
  levies: number[];
}

/** What a rate is a part of. */
const WHOLE = 1_000_000n;

/** '2.5' as millionths. */
export function rateOf(percent: string): number {
  const [whole = '0', decimals = ''] = percent.split('.');
  return Number(whole) * 10_000 + Number(decimals.padEnd(4, '0').slice(0, 4));
}

const percents = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }),
);

/** 25,000 millionths as '2.5%', or as the language writes it. */
export function percentOf(rate: number): string {
  return percents().format(rate / 1_000_000);
}

/**
 * Takes levies out of an amount that includes them. Each limit between two parts is rounded, so the parts are exact to less
 * than one unit, and together they are the amount.
 */
export function splitAmount(amount: number, levies: readonly Levy[]): Split {
  // Before each levy, as a share of the net amount; at step n in the unit WHOLE ** n.
  const limits = [1n];
  for (const [step, { rate, isOnTop }] of levies.entries()) {
    const before = limits[step] ?? 1n;
    limits.push(before * WHOLE + BigInt(rate) * (isOnTop ? before : WHOLE ** BigInt(step)));
  }
  const last = limits.at(-1) ?? 1n;
  const rounded = limits.map((limit, step) =>
    roundedShare(BigInt(amount), limit * WHOLE ** BigInt(levies.length - step), last),
  );
  return {
    net: rounded[0] ?? amount,
    levies: rounded.slice(1).map((limit, index) => limit - (rounded[index] ?? 0)),
  };
}

/**
 * What each of these amounts has of the split of their sum. Levies are taken out of what a paper or an order comes to, never
 * place by place; lines then share them, so that each line and each levy adds up exactly.
 */
export function splitEach(amounts: readonly number[], { levies }: Split): Split[] {
  const total = sumOf(amounts);
  let before = 0;
  return amounts.map((amount) => {
    const upTo = before + amount;
    const shares = levies.map((levy) =>
      total === 0 ? 0 : shareUpTo(levy, upTo, total) - shareUpTo(levy, before, total),
    );
    before = upTo;
    return { net: amount - sumOf(shares), levies: shares };
  });
}

function shareUpTo(levy: number, part: number, total: number): number {
  return roundedShare(BigInt(levy), BigInt(part), BigInt(total));
}

/** The percentage of an amount, half a unit rounded up. */
export function partOf(amount: number, rate: number): number {
  return roundedShare(BigInt(amount), BigInt(rate), WHOLE);
}

/** The same as different people round it: one unit apart, unless it comes out even. */
export function partsOf(amount: number, rate: number): readonly number[] {
  const exact = BigInt(amount) * BigInt(rate);
  const down = Number(exact / WHOLE);
  return exact % WHOLE === 0n ? [down] : [down, down + 1];
}

/** What takes something off a price: a percentage or an amount. */
export type Discount = { percent: number } | { amount: number };

/** The price less the largest of these; they don't add up. */
export function discountedPrice(price: number, discounts: readonly Discount[]): number {
  const prices = discounts.map((discount) =>
    'percent' in discount
      ? roundedShare(BigInt(price), BigInt(100 - discount.percent), 100n)
      : Math.max(0, price - discount.amount),
  );
  return Math.min(price, ...prices);
}

function roundedShare(amount: bigint, part: bigint, of: bigint): number {
  const twice = 2n * amount * part + of;
  // BigInt rounds towards zero, so that amounts below zero need their own way down.
  const share = twice / (2n * of);
  return Number(twice < 0n && twice % (2n * of) !== 0n ? share - 1n : share);
}

/** Adds up amounts in the smallest unit; more than a number holds exactly is a mistake. */
export function sumOf(amounts: readonly number[]): number {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (!Number.isSafeInteger(sum)) throw new Error(`an amount that isn’t exact: ${sum}`);
  return sum;
}
