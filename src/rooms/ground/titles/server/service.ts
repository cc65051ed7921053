import type { z } from 'zod';
import type { Call } from '#platform/contract/call.ts';
import type { ListedKind } from '#platform/contract/kind.ts';
import type { ListQuery } from '#platform/contract/lists.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import {
  type ActivitySnapshot,
  assertCurrentVersion,
  changesBetween,
  versionOf,
} from '#platform/server/activity-snapshot.ts';
import type { Listed, ListShape } from '#platform/server/database/list.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { type Handler, handler, keyedHandler } from '#platform/server/http/handler.ts';
import { requiredId } from '#platform/server/http/required-id.ts';
import { newId } from '#platform/server/identifier.ts';
import type { TranslatedTexts } from '#platform/server/translated-texts.ts';
import type { ActivityType } from '#rooms/ground/activity/contract.ts';
import { type WithActivity, withActivity } from '#rooms/ground/activity/server/service.ts';
import { titleForm } from '../contract.ts';
import * as say from '../messages.ts';
import type { TitleQueries, TitleRow } from './queries.ts';

export { TitleQueries, type TitleRow } from './queries.ts';

/** Where one to rename is named. */
interface Named {
  id?: string | undefined;
  categoryId?: string | undefined;
}

type Reply = z.ZodType<{ message: string; id?: string | undefined }>;

interface TitleCalls<Shown, Column extends string> {
  add: Call<z.ZodType, z.ZodType<{ title: string }>, Reply>;
  view: Call<
    z.ZodType<ListQuery<Column>>,
    z.ZodType,
    z.ZodType<{ records: Shown[]; total?: number | undefined }>
  >;
  single: Call<z.ZodType<{ categoryId: string }>, z.ZodType, z.ZodType<{ record: Versioned<Shown> }>>;
  update: Call<z.ZodType<Named>, z.ZodType<Named & { title: string; version?: string | undefined }>, Reply>;
  remove: Call<z.ZodType<{ id: string }>, z.ZodType, Reply>;
}
type Versioned<Shown> = Shown & { version: string };

type OfTitle = (values: { title: string }) => string;

/** What is said of one of them by its own name. */
interface TitleTexts {
  taken: OfTitle;
  created: OfTitle;
  renamed: (values: { title: string; to: string }) => string;
  deleted: OfTitle;
  restored: OfTitle;
}

interface Titles<Row extends TitleRow, Shown, Column extends string> {
  kind: Pick<ListedKind, 'name'>;
  texts: TitleTexts;
  calls: TitleCalls<Shown, Column>;
  rows: TitleQueries<Row>;
  shape: NoInfer<ListShape<Column>>;
  /** What the table has besides a title. */
  complete: (database: Database, row: TitleRow) => Promise<Row>;
  toRecord: (row: Row) => Shown;
}

/** What can be done with the titles of one table: no two that exist are the same, and each change is recorded. */
export function titlesIn<Row extends TitleRow, Shown, Column extends string>({
  kind,
  texts,
  calls,
  rows,
  shape,
  complete,
  toRecord,
}: Titles<Row, Shown, Column>) {
  const describe = (type: ActivityType, id: string, description: string) => ({
    type,
    description,
    subject: { type: kind.name, id },
  });

  async function get(database: Database, id: string): Promise<Row> {
    const row = await rows.find(database, id);
    if (!row) throw new Refusal('not-found', say.gone());
    return row;
  }

  /** Refuses a record's category that doesn't exist. */
  async function require(database: Database, id: string | undefined): Promise<void> {
    if (id && !(await rows.find(database, id)))
      throw new Refusal('invalid', say.goneChoose(), { categoryId: say.goneChoose() });
  }

  async function assertFree(database: Database, title: string, exceptId?: string): Promise<void> {
    const taken = await rows.findByTitle(database, normaliseForSearch(title));
    if (!taken || taken.id === exceptId) return;
    const message = texts.taken(taken);
    throw new Refusal('conflict', message, { title: message });
  }

  /** Runs in the caller's transaction. */
  async function insertNew(
    database: Database,
    { clock }: Pick<Services, 'clock'>,
    title: string,
  ): Promise<WithActivity<string>> {
    await assertFree(database, title);
    const id = newId();
    const now = clock.now().toISOString();
    const dates = { created_at: now, updated_at: now, deleted_at: null };
    const row = { id, title, title_key: normaliseForSearch(title), ...dates };
    await rows.insert(database, await complete(database, row));
    return { result: id, activity: describe('Created', id, texts.created({ title })) };
  }

  function create(context: CallContext, title: string): Promise<string> {
    return withActivity(context, (database) => insertNew(database, context, title));
  }

  /** Refuses if the title is no longer at the given version. */
  function rename(
    context: CallContext,
    id: string,
    { title, version }: { title: string; version?: string | undefined },
  ): Promise<void> {
    return withActivity(context, async (database) => {
      const row = await get(database, id);
      assertCurrentVersion(() => titleSnapshot(row), version);
      await assertFree(database, title, id);
      const updated_at = context.clock.now().toISOString();
      await rows.update(database, id, { title, title_key: normaliseForSearch(title), updated_at });
      const changes = changesBetween(
        () => titleSnapshot(row),
        () => titleSnapshot({ title }),
      );
      const activity = describe('Updated', id, texts.renamed({ title: row.title, to: title }));
      return { result: undefined, activity: { ...activity, changes } };
    });
  }

  /** The records filed under it keep the reference, which has no effect until it is restored. */
  function remove(context: CallContext, id: string): Promise<string> {
    return withActivity(context, async (database) => {
      const { title } = await get(database, id);
      await rows.update(database, id, { deleted_at: context.clock.now().toISOString() });
      return { result: title, activity: describe('Deleted', id, texts.deleted({ title })) };
    });
  }

  /** Undefined if no deleted one has this id. Runs in the caller's transaction. */
  async function restore(database: Database, id: string): Promise<WithActivity<string> | undefined> {
    const row = await rows.findDeleted(database, id);
    if (!row) return undefined;
    const { title } = row;
    await assertFree(database, title);
    await rows.update(database, id, { deleted_at: null });
    return { result: title, activity: describe('Restored', id, texts.restored({ title })) };
  }

  /** Those that exist. */
  function list(database: Database, query: ListQuery<Column> = {}): Promise<Listed<Row>> {
    return rows.list(database, query, shape);
  }

  /** The titles that exist by id, or those among them. */
  async function titlesById(
    database: Database,
    ids?: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const found = ids ? await rows.findAmong(database, [...new Set(ids)]) : (await list(database)).rows;
    return new Map(found.map(({ id, title }) => [id, title]));
  }

  const handlers: readonly Handler[] = [
    keyedHandler(
      calls.add,
      ({ body }, context) => create(context, body.title),
      (id) => ({ message: say.added(), id }),
    ),

    handler(calls.view, async ({ query }, { store }) => {
      const { rows: found, total } = await list(store.database, query);
      return { records: found.map(toRecord), total };
    }),

    handler(calls.single, async ({ query }, { store }) => {
      const row = await get(store.database, query.categoryId);
      return { record: { ...toRecord(row), version: versionOf(() => titleSnapshot(row)) } };
    }),

    handler(calls.update, async ({ query, body }, context) => {
      const id = requiredId(query.categoryId, query.id, body.categoryId, body.id);
      await rename(context, id, body);
      return { message: say.saved(), id };
    }),

    handler(calls.remove, async ({ query }, context) => ({
      message: say.deleted({ title: await remove(context, query.id) }),
      id: query.id,
    })),
  ];

  const translated: TranslatedTexts = {
    fields: { title: { label: say.title, kind: 'line', schema: titleForm.shape.title } },
    async read(database, id) {
      const { title = undefined } = (await rows.find(database, id)) ?? {};
      return title === undefined ? undefined : { name: title, texts: { title } };
    },
    async write(database, id, { title }) {
      // Two that became the same would be one too many: the second keeps what it said.
      if (!title || (await rows.findByTitle(database, normaliseForSearch(title)))) return;
      await rows.update(database, id, { title, title_key: normaliseForSearch(title) });
    },
  };

  const find = (database: Database, id: string) => rows.find(database, id);
  return { translated, find, list, titlesById, require, insertNew, restore, handlers };
}

function titleSnapshot({ title }: Pick<TitleRow, 'title'>): ActivitySnapshot {
  return { [say.title()]: title };
}
