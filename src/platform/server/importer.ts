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
  /** Holds telephone numbers, which spreadsheets shorten. */
  isNumber?: true;
  /** What the value is if the file has no such column. */
  otherwise?: string;
  /** Ways of writing a value, normalised for search, and the value. */
  readAs?: Readonly<Record<string, string>>;
  /** Holds several values, with semicolons between them. */
  isSeveral?: true;
}

/** One row of a file, by field. */
export interface ImportedRow {
  line: number;
  values: Readonly<Record<string, string>>;
}

export interface RowProblem {
  line: number;
  /** '' if it isn't about one. */
  field: string;
  message: string;
}

/** What importing some rows comes to. */
export interface ImportPlan {
  problems: RowProblem[];
  /** How many rows have none. */
  count: number;
  /** Adds these and returns their ids. Runs in the transaction of the plan. */
  insert: (allowed: Allowed) => Promise<string[]>;
}

/** How records of a kind are imported. */
export interface Importer {
  fields: readonly ImportField[];
  /** The fields that no row may leave empty. */
  required: () => ReadonlySet<string>;
  plan(database: Database, context: CallContext, rows: readonly ImportedRow[]): Promise<ImportPlan>;
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
}

/** What Excel makes of a long number: '2.33E+11'. */
const SHORTENED = /^\d([.,]\d+)?E\+\d+$/i;
/** Others may act between these. */
const AT_ONCE = 500;

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
  const { fields, schema, beside } = declared;
  const isBeside = new Set(beside?.fields.map(({ name }) => name));
  return {
    fields: [...fields, ...(beside?.fields ?? [])],
    required: () => new Set(Object.keys(problemsOf(schema.safeParse(completed({}, fields))))),
    remove: declared.remove,
    ...(declared.confirming && { confirming: declared.confirming }),
    async plan(database, context, rows) {
      const problems: RowProblem[] = [];
      const good = new Map<string, { line: number; data: z.output<Schema>; besides: Besides }>();
      const has = new Set(rows.flatMap(({ values }) => Object.keys(values)));
      const absent = fields.filter(({ name }) => !has.has(name));
      for (const [index, { line, values }] of rows.entries()) {
        if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
        const own = beside ? only(values, (name) => !isBeside.has(name)) : values;
        const read = schema.safeParse(completed(own, absent, fields));
        const readBeside = beside?.schema.safeParse(only(values, (name) => isBeside.has(name)));
        const errors = { ...problemsOf(read), ...problemsOf(readBeside ?? {}), ...shortened(values, fields) };
        for (const [field, message] of Object.entries(errors)) problems.push({ line, field, message });
        if (!read.success || Object.keys(errors).length > 0) continue;
        const key = declared.keyOf(read.data);
        const twin = good.get(key);
        if (twin)
          problems.push({
            line,
            field: declared.keyField,
            message: say.sameAsLine({ line: String(twin.line) }),
          });
        else good.set(key, { line, data: read.data, besides: readBeside?.data ?? {} });
      }
      const keys = [...good.keys()];
      for (let start = 0; start < keys.length; start += AT_ONCE) {
        const some = keys.slice(start, start + AT_ONCE);
        for (const key of await declared.findTaken(database, context, some)) {
          const line = good.get(key)?.line;
          if (line) problems.push({ line, field: declared.keyField, message: declared.taken() });
          good.delete(key);
        }
      }
      const left = [...good.values()];
      return {
        problems: problems.toSorted((a, b) => a.line - b.line),
        count: left.length,
        async insert(allowed) {
          const data = left.map((one) => one.data);
          const ids = await declared.insert(database, context, data, allowed);
          for (const [index, id] of ids.entries()) {
            const { besides = {} } = left[index] ?? {};
            if (Object.values(besides).some(Boolean)) await beside?.keep(database, id, besides);
          }
          return ids;
        },
      };
    },
  };
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
    const all = isSeveral ? value.split(/[;\n]/) : [value];
    read[name] = all.map((one) => meant(one, readAs)).join('\n');
  }
  return read;
}

function meant(written: string, readAs: Readonly<Record<string, string>> = {}): string {
  const key = normaliseForSearch(written);
  return (Object.hasOwn(readAs, key) && readAs[key]) || written;
}

function problemsOf(read: { error?: z.ZodError | undefined }): Record<string, string> {
  const issues = read.error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

function shortened(values: Readonly<Record<string, string>>, fields: readonly ImportField[]) {
  const wrong = fields.filter(({ name, isNumber }) => isNumber && SHORTENED.test(values[name] ?? ''));
  return Object.fromEntries(wrong.map(({ name }) => [name, say.numberShortened()]));
}
