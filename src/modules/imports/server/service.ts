import { withActivity } from '#modules/activity/server/service.ts';
import type { Allowed } from '#platform/contract/beyond-places.ts';
import { accessTo, type KindName, kindNamed } from '#platform/contract/kind.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { requireAccessTo } from '#platform/server/http/handler.ts';
import { newId } from '#platform/server/identifier.ts';
import type { ImportedRow, Importer } from '#platform/server/importer.ts';
import { requestJob } from '#platform/server/jobs/request.ts';
import { kindsWith } from '#platform/server/module.ts';
import { CELL_MAX, type Correction, PROBLEMS_SHOWN, type Preview, ROWS_SHOWN } from '../contract.ts';
import * as say from '../messages.ts';
import { fieldsOf, labelOf } from './columns.ts';
import { findImport, importedRecords, insertImport, listImports, markUndone } from './queries.ts';
import type { Table } from './read-table.ts';
import { readTableInChild } from './read-table-in-child.ts';

export { importedRecords, ofImport } from './queries.ts';
export { readTableInChild } from './read-table-in-child.ts';

/** What a file can be imported as depends on what is asked at the moment. */
type FindImporter = (database: Database, context: CallContext, edition?: string) => Promise<Importer>;

declare module '#platform/server/module.ts' {
  interface ServerKind {
    importer?: FindImporter;
  }
}

interface Given extends Allowed {
  kind: KindName;
  file: File;
  columns?: string | undefined;
  /** That attendees belong to; the current one if it isn’t said. */
  edition?: string | undefined;
  /** What is read instead of cells of the file. */
  corrections?: readonly Correction[] | undefined;
  /** Whether who is imported is written to. */
  confirm?: boolean;
}

/** In characters, of a cell that is shown. */
const SAMPLE_MAX = 80;

/** What importing the file would do. */
export async function preview(context: CallContext, given: Given): Promise<Preview> {
  const { importer, table, chosen } = await read(context, given);
  const { database } = context.store;
  const required = importer.required();
  const rows = rowsOf(table, chosen, given.corrections);
  const { problems, count } = await importer.plan(database, context, rows);
  const valueAt = new Map(rows.map(({ line, values }) => [line, values]));
  const headingOf = (field: string) =>
    table.headings[chosen.indexOf(field)] || (field && labelOf(importer.fields, field));
  return {
    format: table.format,
    columns: table.headings.map((heading, index) => ({
      heading,
      field: chosen[index] ?? '',
      samples: table.rows.slice(0, ROWS_SHOWN).map(({ cells }) => (cells[index] ?? '').slice(0, SAMPLE_MAX)),
    })),
    fields: importer.fields.map(({ name, label }) => ({
      name,
      label: label(),
      required: required.has(name),
    })),
    rows: table.rows.length,
    importable: count,
    problems: problems.slice(0, PROBLEMS_SHOWN).map(({ line, field, message }) => ({
      ...{ line, field, message },
      column: headingOf(field),
      value: (valueAt.get(line)?.[field] ?? '').slice(0, CELL_MAX),
    })),
    problemTotal: problems.length,
  };
}

/** Imports the rows that have no problem, in one transaction that is recorded as one activity. */
export async function runImportOf(context: CallContext, given: Given) {
  const { importer, table, chosen } = await read(context, given);
  const rows = rowsOf(table, chosen, given.corrections);
  const work = async (database: Database) => {
    const { count, insert } = await importer.plan(database, context, rows);
    if (count === 0) throw new Refusal('invalid', say.nothingImportable(), {});
    const id = newId();
    const created_at = context.clock.now().toISOString();
    const ids = await insert(given);
    await insertImport(database, { id, kind: given.kind, created_at, added: count, undone_at: null }, ids);
    const { confirming } = importer;
    if (given.confirm && confirming) {
      await requestJob(database, confirming, { subject: id, due: context.clock.now() });
    }
    return {
      result: { id, added: count, left: rows.length - count },
      activity: {
        type: 'Created',
        description: say.importedEntry({ records: countedKind(count, given.kind) }),
        subject: { type: given.kind, id: null },
      } as const,
    };
  };
  return withActivity(context, work);
}

/** Deletes what an import added, as far as it is still there. */
export function undo(context: CallContext, id: string): Promise<string> {
  return withActivity(context, async (database) => {
    const done = await findImport(database, id);
    if (!done || done.undone_at) throw new Refusal('not-found', say.alreadyUndone());
    const kind = done.kind as KindName;
    const importer = await importerOf(context, kind)(database, context);
    const removed = await importer.remove(database, context, await importedRecords(database, id));
    await markUndone(database, id, context.clock.now().toISOString());
    const text = countedKind(removed, kind);
    return {
      result: text,
      activity: {
        type: 'Deleted',
        description: say.undoneEntry({ records: text }),
        subject: { type: kind, id: null },
      },
    };
  });
}

/** Refuses those who may not know of such records. */
export function importsOf(context: CallContext, kind: KindName) {
  importerOf(context, kind);
  return listImports(context.store.database, kind);
}

export function countedKind(count: number, name: KindName): string {
  return kindNamed(name)?.counted({ count }) ?? String(count);
}

/** Refuses those who may not know of such records. */
function importerOf(context: CallContext, name: KindName): FindImporter {
  const found = kindsWith(context.modules, 'importer').find(({ kind }) => kind.name === name);
  if (!found) throw new Error(`nothing imports ${name}`);
  requireAccessTo(accessTo(found.kind), context);
  return found.importer;
}

async function read(context: CallContext, { kind, file, columns, edition }: Given) {
  const importer = await importerOf(context, kind)(context.store.database, context, edition);
  const table = await readTableInChild(file);
  return { importer, table, chosen: fieldsOf(table.headings, importer.fields, columns) };
}

function rowsOf(
  { rows }: Table,
  chosen: readonly string[],
  corrections: readonly Correction[] = [],
): ImportedRow[] {
  const corrected = Map.groupBy(corrections, ({ line }) => line);
  return rows.map(({ line, cells }) => ({
    line,
    values: Object.fromEntries([
      ...chosen.flatMap((field, index) => (field ? [[field, cells[index] ?? '']] : [])),
      ...(corrected.get(line) ?? []).flatMap(({ field, value }) =>
        chosen.includes(field) ? [[field, value]] : [],
      ),
    ]),
  }));
}
