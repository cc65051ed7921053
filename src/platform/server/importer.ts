import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import type { Allowed } from '../contract/beyond-places.ts';
import type { Message } from '../contract/message.ts';
import * as say from '../contract/messages.ts';
import { normaliseForSearch } from '../contract/normalise-for-search.ts';
import type { Database } from './database/store.ts';
import type { CallContext } from './http/context.ts';
import type { Job } from './jobs/job.ts';

/** What a column of an imported file can be. */
export interface ImportField {
  /** As in the kind's schema. */
  name: string;
  label: Message;
  /** Other headings of such a column. */
  synonyms?: readonly string[];
  /** Headings that mean it only if no column is what they could be else, such as 'Name' for a part of a name. */
  weakSynonyms?: readonly string[];
  /** What of a heading tells that it is such a column. */
  within?: (heading: string) => string;
  /** Headings that don’t mean it, although they are like others that do. */
  unlike?: readonly string[];
  /** Whether something can be such a value: a column is taken for it by its heading only if most of it can. */
  looksLike?: (value: string) => boolean;
  /** The field that it is a part of, of which the parts are put together in the order in which they are declared. */
  partOf?: string;
  /** It is the whole of that, written in another way: what a cell of it means, undefined if it isn't written so. */
  turned?: (cell: string) => string | undefined;
  /** Such a part needn’t be there. */
  mayLack?: true;
  /** Takes any number of columns: how each cell, with its heading, becomes a line of the value. */
  collects?: (heading: string, value: string) => string;
  /** Holds telephone numbers, which spreadsheets shorten. */
  isNumber?: true;
  /** What the value is if the file has no such column. */
  otherwise?: string;
  /** Ways of writing a value, normalised for search, and the value. */
  readAs?: Readonly<Record<string, string>>;
  /** Each row has its own: a merged cell may not be meant for all of its rows. */
  isOwn?: true;
  /** Holds several values, with semicolons between them. */
  isSeveral?: true;
}

/** One row of a file, by field. */
export interface ImportedRow {
  line: number;
  values: Readonly<Record<string, string>>;
  /** What stands in columns that nothing is made of. */
  unused?: readonly { heading: string; text: string }[];
  /** What stands above the headings of the file, or above this line, and may be said of it. */
  above?: readonly string[];
  /** Why it is none: a title, or headings once more. */
  isNone?: string;
  /** Why it can’t be read, such as for headings of its own. */
  unread?: string;
  /** Fields that may not be meant so, and why. */
  unclear?: Readonly<Record<string, string>>;
  /** How many lines it was put together from, if not one. */
  lines?: number;
}

/** A word that a file has where only some are known, and how many rows have it. */
export interface UnknownWord {
  column: string;
  word: string;
  count: number;
}

/** What somebody has decided about such a word: whether rows with it are taken in. */
export interface WordDecision {
  column: string;
  word: string;
  take: boolean;
}

export interface RowProblem {
  line: number;
  /** '' if it isn't about one. */
  field: string;
  message: string;
  /** It is no problem once somebody has said that the value is meant as it is. */
  isDoubt?: true;
}

/** What becomes of a row before it is looked at more closely. */
export type Standing = { reason: string } | { asked: readonly AskedWord[] };

/** A word that somebody has to decide about. */
export interface AskedWord extends Omit<UnknownWord, 'count'> {
  /** The cell that it is in; '' if it is about the whole row. */
  field?: string;
  message: string;
}

/** What importing some rows comes to. */
export interface ImportPlan {
  problems: RowProblem[];
  /** How many records come of rows that have none. */
  count: number;
  /** How many lines these are in the file. */
  lines: number;
  /** What was understood of the first ones, by `readAs`. */
  read: (most: number) => { line: number; cells: readonly string[] }[];
  readAs: readonly string[];
  /** How many are there already. */
  taken: number;
  /** How many rows say themselves that they don’t count, by what they say. */
  leftOut: { reason: string; count: number }[];
  /** Words that nobody has decided about; rows with them have a problem. */
  words: UnknownWord[];
  /** What was done with cells, in how many rows. */
  remarks: { remark: string; count: number }[];
  /**
   * Adds those that aren't there by now; returns their ids, and how many lines they are in the file. Runs in the caller's
   * transaction, in which nothing has to be understood any more.
   */
  insert: (database: Database, allowed: Allowed) => Promise<{ ids: string[]; lines: number }>;
}

/** How records of a kind are imported. */
export interface Importer {
  fields: readonly ImportField[];
  /** Whether a row with a single cell is a title of those below it. */
  hasTitles?: boolean;
  /** The fields that no row may leave empty. */
  required: () => ReadonlySet<string>;
  plan(
    database: Database,
    context: CallContext,
    rows: readonly ImportedRow[],
    decisions?: readonly WordDecision[],
  ): Promise<ImportPlan>;
  /** Writes to those whom an import has added, if that was asked for; its subject is the import. */
  confirming?: Job;
  /** Deletes those that are still there, so that they can be restored. Returns how many they were. */
  remove(database: Database, context: CallContext, ids: readonly string[]): Promise<number>;
}

type Besides = Readonly<Record<string, string | undefined>>;

/** What a row says besides, such as in other languages. It is kept once the record is there. */
export interface BesideRow {
  fields: readonly ImportField[];
  schema: z.ZodType<Besides>;
  keep: (database: Database, id: string, data: Besides) => Promise<void>;
}

interface Declared<Schema extends z.ZodType> {
  fields: readonly ImportField[];
  beside?: BesideRow;
  /** The kind's own, without what a file can't hold. */
  schema: Schema;
  /** Of rows that say themselves that the kind's own doesn't hold for them. */
  schemaOf?: (values: Readonly<Record<string, string>>) => Schema | undefined;
  /** What no two records may share, and the field that it is told at. */
  keyOf: (data: z.output<Schema>) => string;
  keyField: string;
  /** Said of a row whose key is there already. */
  taken: Message;
  findTaken: (database: Database, context: CallContext, keys: readonly string[]) => Promise<string[]>;
  insert: (
    database: Database,
    context: CallContext,
    data: readonly z.output<Schema>[],
    allowed: Allowed,
  ) => Promise<string[]>;
  remove: Importer['remove'];
  confirming?: Job;
  hasTitles?: true;
  /** What was understood of a row, for who has to agree to it. */
  shown?: { headings: () => readonly string[]; cells: (data: z.output<Schema>) => readonly string[] };
  /** Why a row doesn’t count, or what it says that isn’t known; undefined if it counts. */
  standing: (
    rows: readonly ImportedRow[],
    decisions: readonly WordDecision[],
  ) => (row: ImportedRow) => Standing | undefined;
  /** What the values of a row come to, and what was done with them that has to be said. */
  ready?: (values: Readonly<Record<string, string>>) => {
    values: Readonly<Record<string, string>>;
    remarks: readonly string[];
  };
}

/** What Excel makes of a long number, '2.33E+11', also once it is written out. */
const SHORTENED = /^\d([.,]\d+)?E\+?\d+$|^\+?\d+0{8}$|^\+?\d{7,}[.,]\d{1,2}$/i;
/** What spreadsheets write where a formula fails, in their language: '#REF!', '#N/A', '#NOM?', 'Err:502'. */
const CELL_ERROR = /^(?:#[\p{Lu}\d/_ ]+[!?]|#N\/[AD]|#SPILL|Err:\d{3})$/u;
/** How many keys are looked up together. */
const AT_ONCE = 500;
/** Of one value with semicolons in it. */
const PARTS_MAX = 8;
/** A row takes 0.3 ms; others may act between these. */
const ROWS_PER_TURN = 50;

/** Undoes an import by hiding each of its records that is still there. */
export function hidingEach(
  hide: (database: Database, id: string, deletedAt: string) => Promise<unknown>,
): Importer['remove'] {
  return async (database, { clock }, ids) => {
    const deletedAt = clock.now().toISOString();
    let removed = 0;
    for (const id of ids) if (await hide(database, id, deletedAt)) removed += 1;
    return removed;
  };
}

export function defineImporter<Schema extends z.ZodType>(declared: Declared<Schema>): Importer {
  const { fields, schema, beside, shown } = declared;
  const isBeside = new Set(beside?.fields.map(({ name }) => name));
  return {
    fields: [...fields, ...(beside?.fields ?? [])],
    required: () => new Set(Object.keys(problemsOf(schema.safeParse(completed({}, fields))))),
    remove: declared.remove,
    hasTitles: declared.hasTitles ?? false,
    ...(declared.confirming && { confirming: declared.confirming }),
    async plan(database, context, rows, decisions = []) {
      const problems: RowProblem[] = [];
      const good = new Map<
        string,
        { line: number; lines: number; data: z.output<Schema>; besides: Besides }
      >();
      const has = new Set(rows.flatMap(({ values }) => Object.keys(values)));
      const absent = fields.filter(({ name }) => !has.has(name));
      const standingOf = declared.standing(rows, decisions);
      const leftOut = new Map<string, number>();
      const remarked = new Map<string, number>();
      const unknown: Omit<UnknownWord, 'count'>[] = [];
      for (const [index, row] of rows.entries()) {
        if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await setImmediate();
        const { line, unclear = {}, lines = 1 } = row;
        if (row.unread && !row.isNone) {
          problems.push({ line, field: '', message: row.unread });
          continue;
        }
        const standing = row.isNone ? { reason: row.isNone } : standingOf(row);
        if (standing && 'reason' in standing) {
          leftOut.set(standing.reason, (leftOut.get(standing.reason) ?? 0) + 1);
          continue;
        }
        const given = withoutFractions(row.values, fields);
        const { values, remarks } = declared.ready?.(given) ?? { values: given, remarks: [] };
        const own = beside ? only(values, (name) => !isBeside.has(name)) : values;
        const read = (declared.schemaOf?.(own) ?? schema).safeParse(completed(own, absent, fields));
        const readBeside = beside?.schema.safeParse(only(values, (name) => isBeside.has(name)));
        const wrong = {
          ...problemsOf(read),
          ...problemsOf(readBeside ?? {}),
          ...spoilt(values, fields),
        };
        for (const { field = '', message, column, word } of standing?.asked ?? []) {
          if (field in wrong) continue;
          unknown.push({ column, word });
          problems.push({ line, field, message });
        }
        for (const [field, message] of Object.entries(wrong)) problems.push({ line, field, message });
        const open = Object.entries(unclear).filter(([field]) => !(field in wrong));
        for (const [field, message] of open) problems.push({ line, field, message, isDoubt: true });
        if (!read.success || standing || Object.keys(wrong).length > 0 || open.length > 0) continue;
        for (const remark of remarks) remarked.set(remark, (remarked.get(remark) ?? 0) + 1);
        const key = declared.keyOf(read.data);
        const twin = good.get(key);
        if (twin)
          problems.push({
            line,
            field: declared.keyField,
            message: say.sameAsLine({ line: String(twin.line) }),
          });
        else good.set(key, { line, lines, data: read.data, besides: readBeside?.data ?? {} });
      }
      const takenIn = async (within: Database) => {
        const keys = [...good.keys()];
        const taken: string[] = [];
        for (let start = 0; start < keys.length; start += AT_ONCE) {
          const some = keys.slice(start, start + AT_ONCE);
          taken.push(...(await declared.findTaken(within, context, some)));
        }
        return new Set(taken);
      };
      const taken = await takenIn(database);
      for (const key of taken) {
        const line = good.get(key)?.line;
        if (line) problems.push({ line, field: declared.keyField, message: declared.taken() });
        good.delete(key);
      }
      const left = [...good.values()];
      return {
        problems: problems.toSorted((a, b) => a.line - b.line),
        count: left.length,
        lines: linesOf(left),
        read: (most) =>
          left.slice(0, most).flatMap(({ line, data }) => (shown ? { line, cells: shown.cells(data) } : [])),
        readAs: shown?.headings() ?? [],
        taken: taken.size,
        leftOut: [...leftOut].map(([reason, count]) => ({ reason, count })),
        words: counted(unknown),
        remarks: [...remarked].map(([remark, count]) => ({ remark, count })),
        async insert(within, allowed) {
          const since = await takenIn(within);
          const free = [...good].flatMap(([key, one]) => (since.has(key) ? [] : one));
          if (free.length === 0) return { ids: [], lines: 0 };
          const data = free.map((one) => one.data);
          const ids = await declared.insert(within, context, data, allowed);
          for (const [index, id] of ids.entries()) {
            const { besides = {} } = free[index] ?? {};
            if (Object.values(besides).some(Boolean)) await beside?.keep(within, id, besides);
          }
          return { ids, lines: linesOf(free) };
        },
      };
    },
  };
}

function linesOf(rows: readonly { lines: number }[]): number {
  return rows.reduce((sum, { lines }) => sum + lines, 0);
}

function counted(words: readonly Omit<UnknownWord, 'count'>[]): UnknownWord[] {
  const alike = Map.groupBy(words, ({ column, word }) => JSON.stringify([column, word]));
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, count: others.length + 1 }] : [],
  );
}

function only(values: Readonly<Record<string, string>>, isMeant: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isMeant(name)));
}

/** The values as the schema takes them: in the kind's own texts, with those that the file has no column for. */
function completed(
  values: Readonly<Record<string, string>>,
  absent: readonly ImportField[],
  fields: readonly ImportField[] = [],
) {
  const read = Object.fromEntries(
    absent.flatMap(({ name, otherwise }) => (otherwise ? [[name, otherwise]] : [])),
  );
  for (const [name, value] of Object.entries(values)) {
    const { readAs, isSeveral } = fields.find((field) => field.name === name) ?? {};
    const all = isSeveral ? severalIn(value, readAs) : [value];
    read[name] = all.map((one) => meant(one, readAs)).join('\n');
  }
  return read;
}

/** Between semicolons, unless one belongs to a known value. */
function severalIn(value: string, readAs: Readonly<Record<string, string>> = {}): string[] {
  const parts = value.split(/[;\n]/);
  const found: string[] = [];
  for (let start = 0; start < parts.length; ) {
    let end = Math.min(parts.length, start + PARTS_MAX);
    const upTo = () => parts.slice(start, end).join(';');
    while (end > start + 1 && !Object.hasOwn(readAs, normaliseForSearch(upTo()))) end -= 1;
    found.push(upTo());
    start = end;
  }
  return found;
}

function meant(written: string, readAs: Readonly<Record<string, string>> = {}): string {
  const key = normaliseForSearch(written);
  return (Object.hasOwn(readAs, key) && readAs[key]) || written;
}

function problemsOf(read: { error?: z.ZodError | undefined }): Record<string, string> {
  const issues = read.error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

/** What a spreadsheet makes of a number that it has calculated with: '233241234567.0'. */
function withoutFractions(values: Readonly<Record<string, string>>, fields: readonly ImportField[]) {
  const numbers = fields.flatMap(({ name, isNumber }) => {
    const value = isNumber && values[name];
    return value ? [[name, value.replace(/^(\+?\d{7,})[.,]0+$/u, '$1')] as const] : [];
  });
  return { ...values, ...Object.fromEntries(numbers) };
}

/** What a spreadsheet has made of values. */
function spoilt(values: Readonly<Record<string, string>>, fields: readonly ImportField[]) {
  const wrong = fields.flatMap(({ name, isNumber }) => {
    const value = values[name] ?? '';
    if (value.split(/[\n;]/).some((one) => CELL_ERROR.test(one.trim())))
      return [[name, say.cellError()] as const];
    return isNumber && SHORTENED.test(value) ? [[name, say.numberShortened()] as const] : [];
  });
  return Object.fromEntries(wrong);
}
