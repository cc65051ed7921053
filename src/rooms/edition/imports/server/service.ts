import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Allowed } from '#platform/contract/beyond-places.ts';
import { accessTo, type KindName, kindNamed } from '#platform/contract/kind.ts';
import { DESK_LANGUAGES } from '#platform/contract/language.ts';
import { loadLanguage } from '#platform/contract/load-language.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { csvResponse } from '#platform/server/csv.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { requireAccessTo } from '#platform/server/http/handler.ts';
import { newId } from '#platform/server/identifier.ts';
import type { Importer, ImportField } from '#platform/server/importer.ts';
import { requestJob } from '#platform/server/jobs/request.ts';
import { kindsWith } from '#platform/server/module.ts';
import { keptAmong, withActivity } from '#rooms/ground/server.ts';
import {
  CELL_MAX,
  type Correction,
  type Decision,
  PROBLEMS_SHOWN,
  type Preview,
  READ_SHOWN,
  ROWS_SHOWN,
  SAMPLE_MAX,
} from '../contract.ts';
import * as say from '../messages.ts';
import {
  buyersAmong,
  fieldsOf,
  headingOrNumber,
  isReason,
  knownHeadings,
  labelOf,
  turnedOf,
} from './columns.ts';
import {
  findImport,
  findSameImport,
  importedRecords,
  insertImport,
  listImports,
  markUndone,
} from './queries.ts';
import type { Table } from './read-table.ts';
import { readTableInChild } from './read-table-in-child.ts';
import { rowsOf } from './rows.ts';
import { placedRows } from './titles.ts';
import { mayBeTurned } from './turned-columns.ts';

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
  decisions?: readonly Decision[] | undefined;
  sheet?: string | undefined;
  headingLine?: number | undefined;
  /** Whether who is imported is written to. */
  confirm?: boolean;
}

/** What importing the file would do. */
export async function preview(context: CallContext, given: Given): Promise<Preview> {
  const { importer, table, chosen, rows, decisions, digest } = await read(context, given);
  const { fields } = importer;
  const { database } = context.store;
  const required = importer.required();
  const plan = await importer.plan(database, context, rows, decisions);
  const valueAt = new Map(rows.map(({ line, values }) => [line, values]));
  const headingOf = (field: string) => headingFor(field, { table, chosen, fields });
  return {
    format: table.format,
    sheets: table.sheets,
    sheet: table.sheet,
    headingLine: table.headingLine,
    above: table.above.map((text) => text.slice(0, SAMPLE_MAX)),
    columns: table.headings.map((heading, index) => ({
      heading,
      field: chosen[index] ?? '',
      samples: table.rows.slice(0, ROWS_SHOWN).map(({ cells }) => (cells[index] ?? '').slice(0, SAMPLE_MAX)),
    })),
    unused: unusedColumns(table, chosen),
    fields: fields.map(({ name, label, partOf = '', mayLack, collects, turned }) => ({
      ...{ name, label: label(), partOf, collects: collects !== undefined, isWhole: turned !== undefined },
      required: partOf ? !mayLack && !turned : required.has(name),
    })),
    rows: rows.length,
    importable: plan.lines,
    readAs: [...plan.readAs],
    read: plan.read(READ_SHOWN).map(({ line, cells }) => ({ line, cells: [...cells] })),
    taken: plan.taken,
    before: (await findSameImport(database, given.kind, digest))?.created_at ?? '',
    leftOut: plan.leftOut,
    words: plan.words,
    remarks: [...remarksOn(table, chosen, fields), ...plan.remarks],
    problems: plan.problems.slice(0, PROBLEMS_SHOWN).map(({ line, field, message, isDoubt = false }) => ({
      ...{ line, field, message, isDoubt },
      column: headingOf(field),
      value: (valueAt.get(line)?.[field] ?? '').slice(0, CELL_MAX),
    })),
    problemTotal: plan.problems.length,
    refused: new Set(plan.problems.map(({ line }) => line)).size,
  };
}

function remarksOn(
  { headings, hidden, rows, mergedAcross }: Table,
  chosen: readonly string[],
  fields: Importer['fields'],
) {
  const columns = buyersAmong(headings, chosen, fields).join(', ');
  const merged = mergedAcross.map(({ columns: [first = 0, ...others], count }) => {
    const [heading = '', ...all] = [first, ...others].map((index) => headings[index] ?? '');
    return { remark: say.mergedAcross({ heading, others: all.join(', ') }), count };
  });
  const unseen = headings.flatMap((heading, index) => {
    const count = hidden[index] && !chosen[index] ? rows.filter(({ cells }) => cells[index]).length : 0;
    return count > 0
      ? [{ remark: say.hiddenColumn({ heading: headingOrNumber(heading, index) }), count }]
      : [];
  });
  const turned = fields.flatMap((field) =>
    turnedOf(field, fields).flatMap((other) => turnedRemarks({ headings, rows, chosen }, field, other)),
  );
  const fromBuyer = columns ? [{ remark: say.readFromBuyer({ columns }), count: rows.length }] : [];
  return [...fromBuyer, ...turned, ...unseen, ...merged];
}

/** How names of one column are read, or that they may be meant in another way. */
function turnedRemarks(
  { headings, rows, chosen }: Pick<Table, 'headings' | 'rows'> & { chosen: readonly string[] },
  whole: ImportField,
  { name, label, turned = () => undefined }: ImportField,
) {
  const index = chosen.findIndex((field) => field === name || field === whole.name);
  const isSo = chosen[index] === name;
  if (index < 0 || !(isSo || mayBeTurned(rows, index, turned))) return [];
  const said = rows.map(({ cells }) => cells[index] ?? '').filter((cell) => turned(cell) !== undefined);
  const [from = ''] = said;
  const told = {
    ...{ heading: headingOrNumber(headings[index] ?? '', index), label: label() },
    ...{ from, to: turned(from) ?? '' },
  };
  return from ? [{ remark: isSo ? say.readTurned(told) : say.mayBeTurned(told), count: said.length }] : [];
}

/** The rows with a problem as they are in the file, corrected as far as they were, with what is wrong in the last column. */
export async function refused(context: CallContext, given: Given): Promise<Response> {
  const { importer, table, chosen, rows, decisions } = await read(context, given);
  const { fields } = importer;
  const { problems } = await importer.plan(context.store.database, context, rows, decisions);
  const problemsOf = Map.groupBy(problems, ({ line }) => line);
  const correctedTo = (line: number, index: number) =>
    given.corrections?.findLast((one) => one.line === line && one.field === chosen[index])?.value;
  const kept = table.headings.flatMap((heading, index) => (isReason(heading) ? [] : [index]));
  const file = say.refusedFile();
  const header = [...kept.map((index) => table.headings[index] ?? ''), say.reason()];
  const lines = table.rows.flatMap(({ line, cells }) => {
    const wrong = problemsOf.get(line);
    if (!wrong) return [];
    const reasons = wrong.map(({ field, message }) => {
      const heading = headingFor(field, { table, chosen, fields });
      return heading ? `${heading}: ${message}` : message;
    });
    return [[...kept.map((index) => correctedTo(line, index) ?? cells[index] ?? ''), reasons.join(' ')]];
  });
  return csvResponse({ file, header }, Readable.from([lines]));
}

/**
 * Imports the rows that have no problem, in one transaction that is recorded as one activity. They are understood before it: it
 * only looks again who is there already.
 */
export async function runImportOf(context: CallContext, given: Given) {
  const { importer, rows, decisions, digest } = await read(context, given);
  const plan = await importer.plan(context.store.database, context, rows, decisions);
  const work = async (database: Database) => {
    const { ids, lines } = await plan.insert(database, given);
    const count = ids.length;
    if (count === 0) throw new Refusal('invalid', say.nothingImportable(), {});
    const id = newId();
    const created_at = context.clock.now().toISOString();
    const row = { ...{ id, kind: given.kind, created_at, added: count, undone_at: null }, digest };
    await insertImport(database, row, ids);
    const { confirming } = importer;
    if (given.confirm && confirming) {
      await requestJob(database, confirming, { subject: id, due: context.clock.now() });
    }
    return {
      result: { id, added: count, left: rows.length - lines },
      activity: {
        type: 'Created',
        description: say.importedEntry({ records: countedKind(count, given.kind) }),
        subject: { type: given.kind, id: null },
      } as const,
    };
  };
  return withActivity(context, work);
}

/** So many reasons are told. */
const REASONS_MAX = 5;

/** Deletes what an import added, as far as it is still there and can be deleted. Returns what to say of it. */
export function undo(context: CallContext, id: string): Promise<string> {
  return withActivity(context, async (database) => {
    const done = await findImport(database, id);
    if (!done || done.undone_at) throw new Refusal('not-found', say.alreadyUndone());
    const kind = done.kind as KindName;
    const importer = await importerOf(context, kind)(database, context);
    const ids = await importedRecords(database, id);
    const kept = await keptAmong(database, context, ids);
    const why = [...kept.values()].slice(0, REASONS_MAX).join(' ');
    const stays = kept.size > 0 ? say.keptOnUndo({ count: kept.size, why }) : '';
    const deletable = ids.filter((one) => !kept.has(one));
    const removed = await importer.remove(database, context, deletable);
    if (removed === 0 && stays) throw new Refusal('conflict', stays);
    await markUndone(database, id, context.clock.now().toISOString());
    const text = countedKind(removed, kind);
    return {
      result: [say.undone({ records: text }), stays].filter(Boolean).join(' '),
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

async function read(context: CallContext, given: Given) {
  const { kind, file, columns, edition, sheet, headingLine, corrections, decisions = [] } = given;
  // Headings are known in all of them.
  await Promise.all(DESK_LANGUAGES.map(loadLanguage));
  const importer = await importerOf(context, kind)(context.store.database, context, edition);
  const { fields } = importer;
  const known = knownHeadings(fields);
  const read = await readTableInChild(file, { known, sheet, headingLine });
  const placed = placedRows(read, { known, hasTitles: importer.hasTitles, fileName: file.name });
  const table = { ...read, rows: placed.map(({ row }) => row) };
  const isRow = placed.map(({ place }) => !place.isNone);
  const told = { ...table, rows: table.rows.filter((_, index) => isRow[index]) };
  const chosen = fieldsOf(told, fields, columns);
  const rows = rowsOf(table, chosen, fields, corrections).map((row, index) => ({
    ...row,
    ...placed[index]?.place,
  }));
  const digest = createHash('sha256')
    .update(`${edition ?? ''} ${table.digest}`)
    .digest('hex');
  return { importer, table, chosen, rows, decisions, digest };
}

interface Chosen {
  table: Table;
  chosen: readonly string[];
  fields: Importer['fields'];
}

/** The heading of the column that is a field, or those of its parts. */
function headingFor(field: string, { table: { headings }, chosen, fields }: Chosen): string {
  const names = [field, ...fields.flatMap(({ name, partOf }) => (partOf === field ? [name] : []))];
  const own = headings.filter((_, index) => names.includes(chosen[index] ?? '') && chosen[index] !== '');
  return own.filter(Boolean).join(' + ') || (field && labelOf(fields, field));
}

function unusedColumns({ headings, rows }: Table, chosen: readonly string[]): string[] {
  return headings.flatMap((heading, index) => {
    const isUnused = !chosen[index] && !isReason(heading) && rows.some(({ cells }) => cells[index]);
    return isUnused ? [headingOrNumber(heading, index)] : [];
  });
}

export { filesBusy, fileTooDemanding } from '../messages.ts';
