import { DESK_LANGUAGES } from '#platform/contract/language.ts';
import type { ImportField } from '#platform/server/importer.ts';
import { sayIn } from '#platform/server/in-language.ts';
import * as say from '../messages.ts';
import { ATTENDEE, BUYER, headingKey, UNSAID, waysOf } from './headings.ts';
import { type Line, unreadable } from './lines.ts';
import { isTurned } from './turned-columns.ts';

type Fields = readonly ImportField[];
interface Columns {
  headings: readonly string[];
  rows: readonly Line[];
  /** Those that the spreadsheet doesn't show are nothing until somebody chooses what they are. */
  hidden?: readonly boolean[];
}

/** So many rows show what a column holds. */
const ROWS_LOOKED_AT = 200;

/** Headings of what a file says of itself, which nothing is made of: why rows were refused. */
const reasonHeadings = () => new Set(DESK_LANGUAGES.map((of) => headingKey(sayIn(of, say.reason))));

export function isReason(heading: string): boolean {
  return reasonHeadings().has(headingKey(heading));
}

export function headingOrNumber(heading: string, index: number): string {
  return heading || say.columnNumber({ number: index + 1 });
}

/** All headings that are known, as they are compared. */
export function knownHeadings(fields: Fields): string[] {
  return [...new Set(fields.flatMap((field) => [...wordsOf(field), ...weakOf(field)]))];
}

/** The field that each column is: as given, or by its heading and what it holds. */
export function fieldsOf(columns: Columns, fields: Fields, given: string | undefined): string[] {
  return given === undefined ? guessed(columns, fields) : chosen(columns.headings, fields, given);
}

interface Candidate {
  index: number;
  whose: number;
  /** How exactly the heading is known. */
  rank: number;
  isFilled: boolean;
}

function guessed(columns: Columns, fields: Fields): string[] {
  const found = new Map<number, string>();
  const free = (index: number) => !found.has(index);
  const candidates = new Map(
    fields.map((field) => {
      const words = [field, ...turnedOf(field, fields)].flatMap(wordsOf);
      return [field.name, candidatesFor(field, columns, words)] as const;
    }),
  );
  const best = (field: ImportField) => candidates.get(field.name)?.find(({ index }) => free(index));
  for (const whole of wholesOf(fields)) {
    for (const { name, index } of partsOrWhole(whole, fields, columns, best)) found.set(index, name);
  }
  const named = [...found.keys()].map((index) => whoseIs(columns.headings[index] ?? '', fields));
  const [first, ...others] = new Set(named);
  const common = others.length === 0 ? first : undefined;
  const isTold = new Set([...wholesOf(fields), ...fields.filter(({ partOf }) => partOf)]);
  for (const field of fields) {
    if (isTold.has(field)) continue;
    const allowed = (candidates.get(field.name) ?? []).filter(
      ({ index, whose }) =>
        free(index) && (field.collects || whose <= UNSAID || whose === common || named.length === 0),
    );
    const isTheirs = ({ whose }: Candidate) => whose === common && common !== BUYER;
    const all = field.collects
      ? allowed
      : allowed.toSorted((a, b) => Number(isTheirs(b)) - Number(isTheirs(a)));
    for (const { index } of field.collects ? all : all.slice(0, 1)) found.set(index, field.name);
  }
  const isBuyers = (index: number) => whoseIs(columns.headings[index] ?? '', fields) === BUYER;
  // Who paid is nobody who comes where somebody else’s address stands beside theirs.
  const isOther = (index: number) => free(index) && !isBuyers(index) && holdsAddresses(columns.rows, index);
  if (columns.headings.some((_, index) => isOther(index)))
    for (const index of [...found.keys()].filter(isBuyers)) found.delete(index);
  for (const { name, partOf, turned } of fields) {
    const [index] = [...found.keys()].filter((one) => found.get(one) === partOf);
    if (turned && index !== undefined && isTurned(columns.rows, index, turned, columns.headings[index] ?? ''))
      found.set(index, name);
  }
  return columns.headings.map((_, index) => found.get(index) ?? '');
}

/** What the whole may be written as besides. */
export function turnedOf({ name }: ImportField, fields: Fields): ImportField[] {
  return fields.filter(({ partOf, turned }) => partOf === name && turned);
}

function wholesOf(fields: Fields): ImportField[] {
  return fields.filter(({ name }) => fields.some(({ partOf }) => partOf === name));
}

/**
 * One column that is the whole, or several that are its parts. A heading such as 'Name' means either: it is a part beside the
 * other part, unless it holds what stands there, too.
 */
function partsOrWhole(
  whole: ImportField,
  fields: Fields,
  columns: Columns,
  best: (field: ImportField) => Candidate | undefined,
): { name: string; index: number }[] {
  const parts = fields.filter(({ partOf, turned }) => partOf === whole.name && !turned);
  if (whole.collects) return allOf(whole, parts, columns);
  const all = parts.flatMap((part) => {
    const found = best(part);
    return found ? [{ name: part.name, ...found }] : [];
  });
  const closest = Math.min(...all.map(({ whose }) => whose));
  // Half of one name and half of another are no name.
  const isTheirs = ({ whose }: Candidate) => whose === closest || Math.max(whose, closest) <= UNSAID;
  const strong = all.filter(isTheirs);
  const taken = new Set(strong.map(({ index }) => index));
  const weak = candidatesFor(whole, columns, weakOf(whole)).filter(({ index }) => !taken.has(index));
  const one = best(whole) ?? weak[0];
  const isWeak = one !== undefined && !best(whole);
  const asWhole = one ? [{ name: whole.name, index: one.index }] : [];
  if (strong.length === 0) return asWhole;
  if (one && one.whose <= closest) {
    if (!isWeak) return asWhole;
    const others = strong.map(({ index }) => index);
    if (holds(columns.rows, one.index, others)) return asWhole;
  }
  for (const part of parts.toSorted((a, b) => Number(a.mayLack ?? false) - Number(b.mayLack ?? false))) {
    if (strong.some(({ name }) => name === part.name)) continue;
    const rest = candidatesFor(part, columns, weakOf(part)).find(
      (one) => !taken.has(one.index) && isTheirs(one),
    );
    if (!rest) continue;
    taken.add(rest.index);
    strong.push({ name: part.name, ...rest });
  }
  return strong;
}

/** All columns that are the whole, and all of its parts, unless the whole says what they say. */
function allOf(
  whole: ImportField,
  parts: readonly ImportField[],
  columns: Columns,
): { name: string; index: number }[] {
  const columnsOf = (field: ImportField, words: readonly string[]) =>
    candidatesFor(field, columns, words).map(({ index }) => ({ name: field.name, index }));
  const divided = parts.flatMap((part) => columnsOf(part, wordsOf(part)));
  const taken = divided.map(({ index }) => index);
  const isFree = ({ index }: { index: number }) => !taken.includes(index);
  const certain = columnsOf(whole, wordsOf(whole)).filter(isFree);
  const either = columnsOf(whole, weakOf(whole)).filter(isFree);
  const wholes = [...certain, ...either];
  if (divided.length === 0 || wholes.some(({ index }) => holds(columns.rows, index, taken))) return wholes;
  const lacking = parts.filter(({ name }) => !divided.some((part) => part.name === name));
  const rest = lacking.slice(0, 1).flatMap((part) => columnsOf(part, weakOf(part)).filter(isFree));
  return [...divided, ...certain, ...rest];
}

function holdsAddresses(rows: readonly Line[], index: number): boolean {
  const values = rows.slice(0, ROWS_LOOKED_AT).flatMap(({ cells }) => cells[index] || []);
  return values.filter((value) => ADDRESS.test(value)).length * 2 > values.length;
}
const ADDRESS = /^\S+@\S+\.\S+$/u;

/** Whether a column says what the others say, in most rows. */
function holds(rows: readonly Line[], index: number, others: readonly number[]): boolean {
  const plain = (text = '') => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const looked = rows.slice(0, ROWS_LOOKED_AT).filter(({ cells }) => cells[index]);
  const holding = looked.filter(({ cells }) => {
    const said = others.map((other) => plain(cells[other])).filter(Boolean);
    return (
      said.length > 0 && said.every((one) => plain(cells[index]).includes(one) && plain(cells[index]) !== one)
    );
  });
  return looked.length > 0 && holding.length * 2 > looked.length;
}

/** The columns whose heading is one of these words and that hold what the field holds, the likeliest first. */
function candidatesFor(
  field: ImportField,
  { headings, rows, hidden = [] }: Columns,
  words: readonly string[],
): Candidate[] {
  const found = headings.flatMap((heading, index): Candidate[] => {
    if (
      hidden[index] ||
      isReason(heading) ||
      (field.unlike ?? []).some((one) => headingKey(one) === headingKey(heading))
    )
      return [];
    const known = (said: string) => waysOf(said).find((one) => words.includes(one.words));
    const own = known(heading);
    const way = own ?? known(field.within?.(heading) ?? heading);
    if (!way || !isLike(field, rows, index)) return [];
    const rank = words.indexOf(way.words) + (own ? 0 : words.length);
    return [{ index, whose: way.whose, rank, isFilled: rows.some(({ cells }) => cells[index]) }];
  });
  // Tools write every telephone number that they could have asked for.
  const filled = (one: Candidate) => (field.isNumber && one.isFilled ? 1 : 0);
  return found.toSorted(
    (a, b) => filled(b) - filled(a) || a.whose - b.whose || a.rank - b.rank || a.index - b.index,
  );
}

function whoseIs(heading: string, fields: Fields): number {
  const known = new Set(knownHeadings(fields));
  return waysOf(heading).find(({ words }) => known.has(words))?.whose ?? ATTENDEE;
}

/** The headings of columns that say something of who paid and from which who comes is read. */
export function buyersAmong(
  headings: readonly string[],
  chosen: readonly string[],
  fields: Fields,
): string[] {
  const told = fields.filter(({ collects }) => !collects).map(({ name }) => name);
  return headings.filter(
    (heading, index) => told.includes(chosen[index] ?? '') && whoseIs(heading, fields) === BUYER,
  );
}

/** Whether most of what a column holds can be such a value. */
function isLike({ looksLike }: ImportField, rows: readonly Line[], index: number): boolean {
  if (!looksLike) return true;
  const values = rows.slice(0, ROWS_LOOKED_AT).flatMap(({ cells }) => cells[index] || []);
  return values.filter(looksLike).length * 2 >= values.length;
}

/** In every language of the desk. */
function wordsOf(field: ImportField): string[] {
  const { name, label, synonyms = [] } = field;
  const labels = DESK_LANGUAGES.map((of) => sayIn(of, label));
  const weak = weakOf(field);
  return [...new Set([...labels, name, ...synonyms].map(headingKey))].filter((word) => !weak.includes(word));
}

function weakOf({ weakSynonyms = [] }: ImportField): string[] {
  return weakSynonyms.map(headingKey);
}

function chosen(headings: readonly string[], fields: Fields, given: string): string[] {
  const names = given.split(',');
  const known = new Map(fields.map((field) => [field.name, field]));
  const wrong = names.find((name) => name && !known.has(name));
  if (wrong !== undefined) throw unreadable(say.noSuchField({ field: wrong }));
  const twice = names.find((name, index) => {
    const field = known.get(name);
    const { partOf } = field ?? {};
    if (!field || field.collects || known.get(partOf ?? '')?.collects) return false;
    const isBesideWhole = names.some((other) => {
      const one = known.get(other);
      return one?.turned && one.partOf === partOf && other !== name;
    });
    return names.indexOf(name) < index || (partOf !== undefined && (names.includes(partOf) || isBesideWhole));
  });
  if (twice) throw unreadable(say.columnTwice({ field: labelOf(fields, known.get(twice)?.partOf ?? twice) }));
  return headings.map((_, index) => names[index] ?? '');
}

export function labelOf(fields: Fields, name: string): string {
  return fields.find((field) => field.name === name)?.label() ?? name;
}
