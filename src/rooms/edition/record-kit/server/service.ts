import type { KindName } from '#platform/contract/kind.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import {
  type Fields,
  fromRow,
  sortingOf,
  textByLabel,
  toColumns,
  toSent,
} from '#platform/contract/record.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { assertCurrentVersion, changesBetween, versionOf } from '#platform/server/activity-snapshot.ts';
import { reordered } from '#platform/server/database/positions.ts';
import type { Database } from '#platform/server/database/store.ts';
import { on } from '#platform/server/events.ts';
import { freeTextIn } from '#platform/server/free-text.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { type Handler, handler, keyedHandler } from '#platform/server/http/handler.ts';
import { newId } from '#platform/server/identifier.ts';
import { type BesideRow, defineImporter, hidingEach, type Importer } from '#platform/server/importer.ts';
import { standingByDoubts } from '#platform/server/standing-by-doubts.ts';
import {
  type EditionScope,
  editionOfNew,
  editionScope,
  listScope,
} from '#rooms/edition/editions/server/service.ts';
import type { FoundRecord } from '#rooms/edition/search/server/service.ts';
import type { ActivityType } from '#rooms/ground/contract.ts';
import { exportList, type WithActivity, withActivity } from '#rooms/ground/server.ts';
import type { AnyRecord, RecordCalls, RecordTexts } from '../contract.ts';
import { type AnyRow, RecordQueries, type RecordTable } from './queries.ts';

export type { RecordRow } from './queries.ts';

/** Values by the names of fields, in calls or in columns. */
type Values = Readonly<Record<string, unknown>>;

interface Records<F extends Fields> {
  kind: { name: KindName };
  table: RecordTable;
  calls: RecordCalls & { fields: F };
  say: RecordTexts;
  /** The field that names a record. Two of an edition that are called the same aren't imported. */
  name: keyof F & string;
  /** What helps to tell those apart that a search finds. */
  detail?: keyof F & string;
  /** What replies hold of fields that can't be shown as they are stored: cleaned HTML. */
  shown?: Partial<Record<keyof F, (value: string) => string>>;
  /** The fields in an exported file, if not in their own order. */
  exported?: readonly (keyof F & string)[];
  /** How a file has those that it can't have as they are stored. */
  inFile?: Partial<Record<keyof F, (value: string) => string>>;
}

/** What can be done with the records of one table: each change is recorded, and nobody's change is overwritten unseen. */
export function recordsIn<F extends Fields>({
  kind,
  table,
  calls,
  say,
  name,
  detail,
  shown = {},
  exported = Object.keys(calls.fields),
  inFile = {},
}: Records<F>) {
  const fields: Fields = calls.fields;
  const sorting = sortingOf(fields);
  const rows = new RecordQueries(table, {
    columns: { ...sorting.columns, position: 'position' },
    nullable: sorting.nullable,
    initial: { sort: 'position', order: 'asc' },
    tieBreaker: 'id',
  });
  const columnOf = (field: string) => fields[field]?.column ?? '';
  const key = fields[name]?.key ?? columnOf(name);
  const storedIn = (row: Values, column: string) => String(row[column] ?? '');
  const nameOf = (row: Values) => storedIn(row, columnOf(name));
  const recordOf = (row: Values): Values => fromRow(fields, row);
  const inWords = (row: Values) => textByLabel(fields, recordOf(row));
  /** What a form shows, with the formatting that the history leaves out. */
  const versioned = (row: AnyRow) => ({ ...inWords(row), stored: JSON.stringify(recordOf(row)) });
  const toReply = (row: AnyRow): AnyRecord => ({ id: row.id, ...mapped(recordOf(row), shown) });

  function toStored(sent: Values) {
    const columns = toColumns(fields, sent);
    return { ...columns, search_text: normaliseForSearch(Object.values(inWords(columns)).join(' ')) };
  }

  function entry(type: ActivityType, id: string | null, description: string) {
    return { type, description, subject: { type: kind.name, id } };
  }

  async function get(database: Database, id: string): Promise<AnyRow> {
    const row = await rows.find(database, id);
    if (!row) throw new Refusal('not-found', say.gone());
    return row;
  }

  /** Adds one after all others, or where many are put in their order. Runs in the caller's transaction. */
  async function insertNew(
    database: Database,
    { clock }: Pick<Services, 'clock'>,
    sent: Values,
    editionId: string | undefined,
    position?: number,
  ): Promise<WithActivity<string>> {
    const now = clock.now().toISOString();
    const row = {
      id: newId(),
      event_id: editionId ?? null,
      ...toStored(sent),
      position: position ?? (await rows.nextPosition(database)),
      ...{ created_at: now, updated_at: now, deleted_at: null },
    };
    await rows.insert(database, row);
    return {
      result: row.id,
      activity: entry('Created', row.id, say.createdEntry({ name: nameOf(row) })),
    };
  }

  function create(context: CallContext, { edition, ...sent }: Values & { edition?: string | undefined }) {
    return withActivity(context, async (database) => {
      const chosen = await editionOfNew(database, context.clock.now(), edition);
      return insertNew(database, context, sent, chosen?.id);
    });
  }

  /** Refuses if the record is no longer at the given version. */
  function change(
    context: CallContext,
    id: string,
    { version, ...sent }: Values & { version?: string | undefined },
  ) {
    return withActivity(context, async (database) => {
      const before = await get(database, id);
      assertCurrentVersion(() => versioned(before), version);
      const after = toStored(sent);
      await rows.update(database, id, { ...after, updated_at: context.clock.now().toISOString() });
      const changes = changesBetween(
        () => inWords(before),
        () => inWords(after),
      );
      const activity = entry('Updated', id, say.updatedEntry({ name: nameOf(after) }));
      return { result: undefined, activity: { ...activity, changes } };
    });
  }

  /** Undefined if there is none with this id. Runs in the caller's transaction. */
  async function hide(database: Database, id: string, deleted_at: string): Promise<AnyRow | undefined> {
    const row = await rows.find(database, id);
    if (row) await rows.update(database, id, { deleted_at });
    return row;
  }

  function remove(context: CallContext, id: string): Promise<string> {
    return withActivity(context, async (database) => {
      const row = await get(database, id);
      await hide(database, id, context.clock.now().toISOString());
      const activity = entry('Deleted', id, say.deletedEntry({ name: nameOf(row) }));
      return { result: nameOf(row), activity };
    });
  }

  /** Undefined if no deleted one has this id. Runs in the caller's transaction. */
  async function restore(database: Database, id: string): Promise<WithActivity<string> | undefined> {
    const row = await rows.findDeleted(database, id);
    if (!row) return undefined;
    await rows.update(database, id, { deleted_at: null });
    return { result: nameOf(row), activity: entry('Restored', id, say.restoredEntry({ name: nameOf(row) })) };
  }

  /** Puts these in this order; all others keep their place. */
  function reorder(context: CallContext, ids: readonly string[]): Promise<void> {
    return withActivity(context, async (database) => {
      const moved = reordered(ids, await rows.findPositions(database, ids));
      for (const { id, position } of moved) await rows.update(database, id, { position });
      return moved.length === 0
        ? { result: undefined }
        : { result: undefined, activity: entry('Updated', null, say.orderedEntry()) };
    });
  }

  /** Those of an edition in their order; all, if none is given. */
  async function list<Shown extends AnyRecord>(
    { store }: Pick<Services, 'store'>,
    editionId: string | undefined,
  ): Promise<Shown[]> {
    const { rows: found } = await rows.list(store.database, {}, editionId ? { editionId } : {});
    return found.map(toReply) as Shown[];
  }

  const columns = () =>
    Object.fromEntries(
      exported.map((field) => {
        const inCell = inFile[field] ?? String;
        return [fields[field]?.label() ?? field, (row: AnyRow) => inCell(storedIn(row, columnOf(field)))];
      }),
    );

  const handlers: readonly Handler[] = [
    handler(calls.view, async ({ query: { edition, ...query } }, { store: { database }, clock }) => {
      const scope = await editionScope(database, clock.now(), edition);
      const { rows: found, total } = await rows.list(database, query, scope);
      return { records: found.map(toReply), total };
    }),

    handler(calls.export, async ({ query: { edition, ...query }, body }, context) => {
      const { database } = context.store;
      const scope = await listScope(database, context.clock.now(), edition);
      return exportList(context, query, body, {
        kind: kind.name,
        what: say.exported,
        files: calls.files,
        columns: columns(),
        scope,
        listIds: (asked) => rows.listIds(database, asked, scope),
        list: (asked) => rows.list(database, asked, scope),
      });
    }),

    handler(calls.single, async ({ query }, { store }) => {
      const row = await get(store.database, query.id);
      return { record: { ...toReply(row), version: versionOf(() => versioned(row)) } };
    }),

    keyedHandler(
      calls.add,
      ({ body }, context) => create(context, body),
      (id) => ({ message: say.added(), id }),
    ),

    handler(calls.update, async ({ query: { id }, body }, context) => {
      await change(context, id, body);
      return { message: say.saved(), id };
    }),

    handler(calls.order, async ({ body }, context) => {
      await reorder(context, body.ids);
      return { message: say.ordered() };
    }),

    handler(calls.remove, async ({ query: { id } }, context) => ({
      message: say.deleted({ name: await remove(context, id) }),
      id,
    })),
  ];

  /** Its import from a file. `beside` is what a row says of it besides, such as in other languages. */
  const importer =
    (beside: () => BesideRow) =>
    async (database: Database, { clock }: CallContext, chosen?: string): Promise<Importer> => {
      const editionId = (await editionOfNew(database, clock.now(), chosen))?.id;
      return defineImporter({
        beside: beside(),
        schema: calls.form,
        fields: Object.values(fields).map(({ sent, label }) => ({ name: sent, label })),
        keyOf: (sent) => normaliseForSearch(nameOf(toColumns(fields, sent))),
        keyField: fields[name]?.sent ?? '',
        standing: standingByDoubts(),
        taken: say.taken,
        async findTaken(within, _context, keys) {
          const { rows: there } = await rows.list(within, {}, editionId ? { editionId } : {});
          const taken = new Set(there.map((row) => storedIn(row, key)));
          return keys.filter((key) => taken.has(key));
        },

        async insert(within, context, all) {
          const ids: string[] = [];
          let position = await rows.nextPosition(within);
          for (const sent of all)
            ids.push((await insertNew(within, context, sent, editionId, position++)).result);
          return ids;
        },

        remove: hidingEach(hide),
      });
    };

  /** How its texts in the main language are read and changed, for those in others. */
  const texts = {
    async read(database: Database, id: string) {
      const row = await rows.find(database, id);
      return row && { name: nameOf(row), texts: recordOf(row) as Record<string, string> };
    },
    async write(database: Database, id: string, said: Readonly<Record<string, string>>) {
      const row = await rows.find(database, id);
      if (!row) return;
      const changed = Object.entries(said).map(([field, text]) => [fields[field]?.sent ?? field, text]);
      await rows.update(database, id, toStored({ ...toSent(fields, row), ...Object.fromEntries(changed) }));
    },
  };

  const findByName = async (database: Database, term: string, limit: number, scope: EditionScope) => {
    const found = await rows.findNamed(database, key, term, limit, scope);
    return found.map((row): FoundRecord => {
      const told = detail && storedIn(row, columnOf(detail));
      return { id: row.id, title: nameOf(row), details: told ? [told] : [] };
    });
  };

  const freeText = freeTextIn(
    (database) => rows.everything(database),
    (row) => ({
      id: row.id,
      place: nameOf(row),
      texts: Object.values(recordOf(row)).map((value) => String(value ?? '')),
    }),
  );

  return {
    list,
    handlers,
    texts,
    importer,
    /** What a server's kind has of it. */
    given: { restoreOne: restore, findByName, freeText: [freeText] },
    on: [
      on('EditionAdded', async (database, _services, added) => {
        for (const { id } of added) await rows.adopt(database, id);
      }),
    ],
  };
}

/** The values, some of them as these functions make them. */
function mapped(values: Values, by: Readonly<Partial<Record<string, (value: string) => string>>>): Values {
  const entries = Object.entries(values).map(([name, value]) => [name, by[name]?.(String(value)) ?? value]);
  return Object.fromEntries(entries);
}
