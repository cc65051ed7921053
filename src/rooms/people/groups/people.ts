import type { z } from 'zod';
import { emailKey } from '#platform/contract/email-address.ts';
import { lines } from '#platform/contract/fields.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { registration } from '#rooms/people/registrations/contract.ts';
import { type NotRequired, without } from '#rooms/people/submissions/not-required.ts';
import { EMAIL, FIRST_NAME, FULL_NAME, LAST_NAME, ROLE } from '#rooms/people/submissions/person-headings.ts';
import * as say from './messages.ts';
import { saysARole } from './role-words.ts';

/** How many people a group may have, with who registers it. */
export const GROUP_MAX = 50;
/** Enough for the longest name, role and address of each. */
export const PEOPLE_TEXT_MAX = GROUP_MAX * 600;

/** Somebody who comes with who registers the group. */
export const member = registration.pick({ name: true, role: true, email: true });
export type Member = z.output<typeof member>;

export interface ReadPerson extends Member {
  /** Of the text, counted from 1. */
  line: number;
  /** What is wrong with them; '' if nothing is. */
  problem: string;
}

/** What a line says: a cell for each of these, and others that belong to none. */
interface Cells {
  name: string[];
  role: string[];
  email: string[];
  others: string[];
}
type Column = keyof Cells | 'first' | 'last';

/** Spreadsheets put a tab between cells, people a semicolon or a comma: the first of these that a line has. */
const BETWEEN = ['\t', '|', ';', ','];
/** What stands before the lines of a list. */
const BULLET =
  /^(?:(?:[\p{Pd}\p{So}*•·‣⁃∙→►>#]|\[[ xX✓✔]?\]|\(?\p{Nd}{1,3}\s*[.):/\p{Pd}](?!\p{Nd})|[Nn](?:[°º]|[ro]\.?)\s*\p{Nd}{1,4}\s*[.):/\p{Pd}]?(?=\s)|\(?[a-zA-Z]\)|\(?[ivx]+[.)](?=\s*\p{Lu}))\s*)+/u;
/** The number of a row. */
const NUMBER = /^\p{Nd}{1,4}$/u;
/** As mail programs write who gets a mail. */
const NAMED_ADDRESS = /^(?<name>[^<>@]*)<(?<address>[^<>]*@[^<>]*)>$/;
const LETTER = /\p{L}/u;
/** Letters with what stands within and between names, and which of those who are called so. */
const NAME =
  /^(?=[^\p{N}]*\p{L})(?:[\p{L}\p{M}\p{Cf}\s.'’‘ʼʻ`´ʹ·・،"“”«»‐‑–-]|(?<=\p{L}{2}\s?)\p{N}+(?:st|nd|rd|th|er|e)?(?![\p{L}\p{N}]))+$/u;
/** What may stand in or behind a name and be none: another name in brackets, a degree. */
const BESIDE_NAME =
  /\s\([\p{L}\p{M}'’-]+\)(?=\s)|,\s*(?:ph\.?d|m\.?sc|b\.?sc|mba|jr|sr|snr|esq|cfa|cpa|acca)\.?$/giu;
const NOTHING = /^\W*(?:n\W?[ad]|tb[acdns]|nil|none|null)\W*$/i;

const HEADINGS = { first: FIRST_NAME, last: LAST_NAME, name: FULL_NAME, role: ROLE, email: EMAIL };
const COLUMNS = new Map(
  Object.entries(HEADINGS).flatMap(([column, { synonyms, weakSynonyms = [] }]) =>
    [...synonyms, ...(column === 'name' ? weakSynonyms : [])].map(
      (word) => [plain(word), column as Column] as const,
    ),
  ),
);

/**
 * The people in a text, one on each line. Headings say what is in which cell; without them, it is a name, perhaps a role, and
 * an address, wherever that stands. What isn't one of these is a problem of its line.
 */
export function readPeople(text: string, notRequired: NotRequired = []): ReadPerson[] {
  const rows = text.split('\n').flatMap((row, index) => (row.trim() ? [{ row, line: index + 1 }] : []));
  const first = rows[0]?.row ?? '';
  const columns = headingsIn(first);
  const seen = new Set<string>();
  const schema = without(member, notRequired);
  return (columns ? rows.slice(1) : rows).map(({ row, line }) => {
    const cells = cellsOf(row);
    const isOfTable = columns && separatorOf(row) === separatorOf(first);
    const person = personOf(isOfTable ? byHeadings(cells, columns) : byContent(cells), schema, seen);
    const { name, role, problem } = person;
    const isUnclear = !isOfTable && !problem && mayBeHalves(name, role);
    return { ...person, line, problem: isUnclear ? say.mayBeOfTheName({ given: role }) : problem };
  });
}

/** ‘Adu, Kofi’ is one name. Of two words of which neither is known as a role, nothing tells. */
function mayBeHalves(name: string, role: string): boolean {
  const isOneWord = [name, role].some((text) => !/\s/u.test(text));
  return name !== '' && role !== '' && isOneWord && !saysARole(role);
}

function headingsIn(line: string): (Column | undefined)[] | undefined {
  if (line.includes('@')) return undefined;
  const columns = cellsOf(line).map((cell) => COLUMNS.get(plain(cell)));
  const known = new Set(columns.filter((column) => column !== undefined));
  if (known.size < 2) return undefined;
  // In French, 'Nom' beside 'Prénom' is the family name.
  const named = known.has('first') && !known.has('last') ? 'last' : 'name';
  return columns.map((column, index) => {
    const meant = column === 'name' ? named : column;
    return columns.indexOf(column) === index ? meant : undefined;
  });
}

function separatorOf(line: string): string | undefined {
  return BETWEEN.find((sign) => line.includes(sign));
}

/** The cells of a line. One that begins with a quotation mark ends with the next. */
function cellsOf(line: string): string[] {
  const between = separatorOf(line);
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const sign of line) {
    if (sign === between && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else if (sign === '"' && (isQuoted || !cell.trim())) isQuoted = !isQuoted;
    else cell += sign;
  }
  return [...cells, cell].map((one) => one.trim());
}

function byHeadings(cells: readonly string[], columns: readonly (Column | undefined)[]): Cells {
  const found = { name: [], role: [], email: [], others: [] } as Cells;
  const names = { first: '', last: '' };
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    const isRowNumber = column === undefined && index === 0 && NUMBER.test(cell);
    if (!cell || isRowNumber) continue;
    if (column === 'first' || column === 'last') names[column] = cell;
    else found[column ?? 'others'].push(column === 'name' ? withoutBullet(cell) : cell);
  }
  const joined = withoutBullet(`${names.first} ${names.last}`.trim());
  return { ...found, name: joined ? [joined, ...found.name] : found.name };
}

function byContent(line: readonly string[]): Cells {
  const cells = line.map((cell, index) => (index === 0 ? withoutBullet(cell) : cell)).filter(Boolean);
  if (NUMBER.test(cells[0] ?? '')) cells.shift();
  const parts = cells.flatMap((cell) => {
    const { name, address } = NAMED_ADDRESS.exec(cell)?.groups ?? {};
    return address === undefined ? cell : [name?.trim() ?? '', address.trim()].filter(Boolean);
  });
  const [name, role, ...others] = parts.filter((part) => !part.includes('@')).map(withoutBullet);
  return {
    ...{ name: [name ?? ''], role: [role ?? ''] },
    ...{ email: parts.filter((part) => part.includes('@')), others },
  };
}

function withoutBullet(cell: string): string {
  const rest = cell.replace(BULLET, '');
  // An address may begin with what would be one.
  return rest.includes('@') && !/^\s/.test(cell.slice(cell.length - rest.length - 1)) ? cell : rest;
}

function personOf(
  { name: names, role: roles, email: addresses, others }: Cells,
  schema: typeof member,
  seen: Set<string>,
): Omit<ReadPerson, 'line'> {
  const [name = '', role = '', email = ''] = [names[0], roles[0], addresses[0]];
  const person = { name, role, email };
  const result = schema.safeParse(person);
  const isTooMuch = [names, roles, addresses].some((cells) => cells.length > 1) || others.length > 0;
  const key = emailKey(result.data?.email ?? email);
  const isTwice = seen.has(key);
  if (email) seen.add(key);
  const problem =
    (!email && say.addressMissing()) ||
    (isTooMuch && say.tooMuch()) ||
    (name && !isName(name) && say.notAName({ given: name })) ||
    (role && (!LETTER.test(role) || NOTHING.test(role)) && say.notARole({ given: role })) ||
    (isTwice && say.addressTwice()) ||
    result.error?.issues[0]?.message;
  return { ...(result.data ?? person), problem: problem || '' };
}

function isName(name: string): boolean {
  return NAME.test(name.replace(BESIDE_NAME, '')) && !NOTHING.test(name) && !COLUMNS.has(plain(name));
}

function plain(heading: string): string {
  return normaliseForSearch(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The same text as a field of a form, which says at once which lines are wrong. */
export function peopleText(notRequired: NotRequired) {
  return lines(PEOPLE_TEXT_MAX)
    .default('')
    .superRefine((text, context) => {
      const message = whatIsWrong(readPeople(text, notRequired));
      if (message) context.addIssue({ code: 'custom', message });
    });
}

/** A line for each who isn't read; '' if all are. */
export function whatIsWrong(people: readonly ReadPerson[]): string {
  return people
    .flatMap(({ problem, line }) => (problem ? say.personWrong({ line, problem }) : []))
    .join('\n');
}
