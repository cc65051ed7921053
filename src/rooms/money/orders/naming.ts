import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { companyGroup } from '#rooms/people/contract.ts';
import { OF_ANYBODY } from './statement-words.ts';

interface Named {
  name: string;
  company: string;
}

/** A word of fewer letters says nothing; of two that do, one has as many as `one`. One by itself has as many as `alone`. */
const LETTERS = { least: 3, one: 4, alone: 5 };
/** May stand between the words of a name, as one letter may. */
const TITLES = new Set(
  'mr mrs ms miss madam mme mlle sr sra dr dra prof rev sir hon chief alhaji alhaja engr esq'.split(' '),
);
/** Before a name: it is of who got the money. What says from whom it came ends it. */
const TO = new Set(
  'to a au aux ao para pour beneficiary beneficiaire beneficiario favour favor faveur'.split(' '),
);
const FROM = new Set('from by b o bo de du da do of sender payer depositor par por'.split(' '));
/** From so many lines on, and a tenth of all, a word is the bank’s own. */
const COMMON = { lines: 3, share: 0.1 };

/** The words of the company's name, with and without what it is by law, and of the buyer's. */
export function namesOf({ name, company }: Named): string[][] {
  return [company, companyGroup(company), name].map(wordsOf).filter((words) => words.length > 0);
}

export function wordsOf(text: string): string[] {
  return normaliseForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** In how many lines of a statement each word is. */
export interface Vocabulary {
  lines: number;
  counts: Map<string, number>;
}

export function vocabularyOf(lines: readonly ReadonlySet<string>[]): Vocabulary {
  const vocabulary: Vocabulary = { lines: 0, counts: new Map() };
  for (const words of lines) addWords(vocabulary, words);
  return vocabulary;
}

/** Those of a further line. */
export function addWords(vocabulary: Vocabulary, words: ReadonlySet<string>): void {
  const { counts } = vocabulary;
  vocabulary.lines += 1;
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
}

interface Name<Of> {
  words: readonly string[];
  /** Whether nothing else in the line may say something. */
  isAlone: boolean;
  of: Set<Of>;
}

/**
 * Whose payments lines of a statement can be: a line of an amount has all words of one name next to each other, not as who got the
 * money, and can mean nobody else. That takes two words of it at least that say something, or one that is in no other line, where
 * nothing else in this line does.
 * Of each name, the word that the fewest lines have leads to it, so that a line is compared with few names.
 */
export class NameIndex<Of> {
  readonly #vocabulary: Vocabulary;
  readonly #byKey = new Map<string, Map<string, Name<Of>>>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  add(names: readonly (readonly string[])[], amount: number, of: Of): void {
    for (const { key, id, words, isAlone } of this.#known(names, amount)) {
      const alike = this.#byKey.get(key) ?? new Map<string, Name<Of>>();
      this.#byKey.set(key, alike);
      const name = alike.get(id) ?? { words, isAlone, of: new Set() };
      alike.set(id, name);
      name.of.add(of);
    }
  }

  remove(names: readonly (readonly string[])[], amount: number, of: Of): void {
    for (const { key, id } of this.#known(names, amount)) {
      const name = this.#byKey.get(key)?.get(id);
      name?.of.delete(of);
      if (name?.of.size === 0) this.#byKey.get(key)?.delete(id);
    }
  }

  /** Somebody with two names in the line is found twice. */
  *namedIn(said: readonly string[], amount: number): Generator<Of> {
    const words = new Set(said);
    for (const word of words) {
      for (const name of this.#byKey.get(keyOf(amount, word))?.values() ?? []) {
        if (!name.words.every((one) => words.has(one)) || !standsIn(name.words, said)) continue;
        if (name.isAlone && [...words].some((one) => this.#says(one) && !name.words.includes(one))) continue;
        yield* name.of;
      }
    }
  }

  /** Those that lines of this statement can have. */
  #known(names: readonly (readonly string[])[], amount: number) {
    const { counts } = this.#vocabulary;
    return names.flatMap((name) => {
      const words = [...new Set(name)].toSorted();
      if (!words.every((word) => counts.has(word))) return [];
      const saying = words.filter((word) => this.#says(word));
      const [first = '', ...more] = saying.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
      const isAlone = more.length === 0;
      const isTelling = isAlone
        ? first.length >= LETTERS.alone && counts.get(first) === 1
        : saying.some((word) => word.length >= LETTERS.one);
      return isTelling ? [{ key: keyOf(amount, first), id: words.join(' '), words, isAlone }] : [];
    });
  }

  #says(word: string): boolean {
    const { lines, counts } = this.#vocabulary;
    const common = Math.max(COMMON.lines, lines * COMMON.share);
    return (
      word.length >= LETTERS.least &&
      /\p{L}/u.test(word) &&
      !OF_ANYBODY.has(word) &&
      (counts.get(word) ?? 0) < common
    );
  }
}

/** Whether the words of a name stand together, in any order, and not behind a word for who got the money. */
function standsIn(name: readonly string[], said: readonly string[]): boolean {
  for (let start = 0; start < said.length; start += 1) {
    if (!name.includes(said[start] ?? '')) continue;
    const left = new Set(name);
    let end = start;
    for (; end < said.length; end += 1) {
      const word = said[end] ?? '';
      if (name.includes(word)) left.delete(word);
      else if (!isBetween(word)) break;
    }
    if (left.size === 0 && !isGotBy(said.slice(0, start))) return true;
    start = end;
  }
  return false;
}

function isBetween(word: string): boolean {
  return word.length === 1 || TITLES.has(word);
}

function isGotBy(before: readonly string[]): boolean {
  for (const word of before.toReversed()) {
    if (TO.has(word)) return true;
    if (FROM.has(word) || !(isBetween(word) || OF_ANYBODY.has(word))) return false;
  }
  return false;
}

function keyOf(amount: number, word: string): string {
  return `${amount} ${word}`;
}
