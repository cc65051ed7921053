import { tellingWords } from './same-payment.ts';

/** What more payments of one amount say is the bank's own, or the organiser's. */
const COMMON = 3;
/** Of the words that say something, so many are in both. */
const SHARE = 0.5;

/** Payments of exactly as much as went out, with the same name or number: they may be that money, which came back. */
export function sentBack<Line extends { text: string; amount: number }>(
  lines: readonly Line[],
  outs: ReadonlyMap<number, ReadonlySet<string>>,
): Set<Line> {
  const equal = Map.groupBy(
    lines.filter(({ amount }) => outs.has(amount)),
    ({ amount }) => amount,
  );
  return new Set([...equal].flatMap(([amount, some]) => sayingTheSame(some, outs.get(amount) ?? new Set())));
}

function sayingTheSame<Line extends { text: string }>(
  lines: readonly Line[],
  outs: ReadonlySet<string>,
): Line[] {
  const said = lines.map((line) => ({ line, words: tellingWords(line.text) }));
  const counts = new Map<string, number>();
  for (const { words } of said) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const isCommon = (word: string) => (counts.get(word) ?? 0) > COMMON;
  const byWord = new Map<string, string[][]>();
  for (const text of outs) {
    const words = [...tellingWords(text)].filter((word) => !isCommon(word));
    for (const word of words) {
      const sharing = byWord.get(word) ?? [];
      sharing.push(words);
      byWord.set(word, sharing);
    }
  }
  return said.flatMap(({ line, words }) => {
    const own = [...words].filter((word) => !isCommon(word));
    const others = new Set(own.flatMap((word) => byWord.get(word) ?? []));
    const isIn = (one: readonly string[]) => {
      const shared = one.filter((word) => words.has(word)).length;
      return shared >= Math.min(one.length, own.length) * SHARE;
    };
    return [...others].some(isIn) ? [line] : [];
  });
}
