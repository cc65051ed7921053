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

/** '2.5' or '2,5' as millionths. */
export function rateOf(percent: string): number {
  const [whole = '0', decimals = ''] = percent.split(/[.,]/);
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
 * Takes levies out of an amount that includes them. Together the parts are the amount; levies that are exactly equal stay
 * equal, and what they can't share is the net amount's. Each part is as near to the exact one as that allows.
 */
export function splitAmount(amount: number, levies: readonly Levy[]): Split {
  if (amount < 0) return negated(splitAmount(-amount, levies));
  // With each levy, as a share of the net amount; at step n in the unit WHOLE ** n.
  const limits = [1n];
  for (const [step, { rate, isOnTop }] of levies.entries()) {
    const before = limits[step] ?? 1n;
    limits.push(before * WHOLE + BigInt(rate) * (isOnTop ? before : WHOLE ** BigInt(step)));
  }
  const all = limits.at(-1) ?? 1n;
  const limitAt = (step: number) => (limits[step] ?? 1n) * WHOLE ** BigInt(levies.length - step);
  const shares = levies.map((_, index) => BigInt(amount) * (limitAt(index + 1) - limitAt(index)));
  const down = shares.map((share) => Number(share / all));
  const net = BigInt(amount) * limitAt(0);
  const lostOf = (share: bigint) => Number(share % all) / Number(all);
  const equal = [...Map.groupBy(shares.keys(), (index) => shares[index] ?? 0n)]
    .map(([share, at]) => ({ at, lost: lostOf(share) }))
    .filter(({ lost }) => lost > 0);
  const rest = amount - Number(net / all) - sumOf(down);
  const up = nearest(equal, { net: Number(net / all), lost: lostOf(net), rest });
  const parts = down.map((part, index) => (up.has(index) ? part + 1 : part));
  return { net: amount - sumOf(parts), levies: parts };
}

/** Which levies are rounded up, so that the part that is furthest from what it is exactly is nearest to it. */
function nearest(
  equal: readonly { at: readonly number[]; lost: number }[],
  { net, lost: lostNet, rest }: { net: number; lost: number; rest: number },
): ReadonlySet<number> {
  let best = { up: [] as number[], most: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY };
  for (let choice = 0; choice < 2 ** equal.length; choice += 1) {
    const isUp = (index: number) => Math.floor(choice / 2 ** index) % 2 === 1;
    const up = equal.flatMap(({ at }, index) => (isUp(index) ? at : []));
    if (net + rest < up.length) continue;
    const off = equal.flatMap(({ at, lost }, index) => at.map(() => (isUp(index) ? 1 - lost : lost)));
    const errors = [...off, Math.abs(rest - up.length - lostNet)];
    const [most, all] = [Math.max(...errors), errors.reduce((sum, error) => sum + error, 0)];
    if (most < best.most || (most === best.most && all < best.all)) best = { up, most, all };
  }
  return new Set(best.up);
}

function negated({ net, levies }: Split): Split {
  return { net: 0 - net, levies: levies.map((levy) => 0 - levy) };
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
