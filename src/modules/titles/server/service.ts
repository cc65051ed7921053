import type { KeptRow } from '#database/schema.ts';
import type { ActivityType } from '#modules/activity/contract.ts';
import { type WithActivity, withActivity } from '#modules/activity/server/service.ts';
import type { ListedKind } from '#platform/contract/kind.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import {
  type ActivitySnapshot,
  assertCurrentVersion,
  changesBetween,
} from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';

/** A title that other records are filed under. */
export interface TitleRow extends KeptRow {
  title: string;
  title_key: string;
  updated_at: string;
}

interface Titles<Row extends TitleRow> {
  kind: Pick<ListedKind, 'name' | 'one'>;
  find(database: Database, id: string): Promise<Row | undefined>;
  findByTitle(database: Database, titleKey: string): Promise<Row | undefined>;
  findDeleted(database: Database, id: string): Promise<Row | undefined>;
  insert(database: Database, row: TitleRow): Promise<void>;
  update(database: Database, id: string, row: Partial<TitleRow>): Promise<void>;
}

const GONE = 'This category no longer exists.';
const GONE_CHOOSE = `${GONE} Please choose another one.`;

/** What can be done with the titles of one table: no two that exist are the same, and each change is recorded. */
export function titlesIn<Row extends TitleRow>({ kind, ...rows }: Titles<Row>) {
  const describe = (type: ActivityType, id: string, what: string, did: string = type) => ({
    type,
    description: `${did} the ${kind.one} ${what}`,
    subject: { type: kind.name, id },
  });

  async function get(database: Database, id: string): Promise<Row> {
    const row = await rows.find(database, id);
    if (!row) throw new Refusal('not-found', GONE);
    return row;
  }

  /** Refuses a record's category that doesn't exist. */
  async function require(database: Database, id: string | undefined): Promise<void> {
    if (id && !(await rows.find(database, id)))
      throw new Refusal('invalid', GONE_CHOOSE, { categoryId: GONE_CHOOSE });
  }

  async function assertFree(database: Database, title: string, exceptId?: string): Promise<void> {
    const taken = await rows.findByTitle(database, normaliseForSearch(title));
    if (!taken || taken.id === exceptId) return;
    const message = `There is already a ${kind.one} called ${taken.title}.`;
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
    await rows.insert(database, { id, title, title_key: normaliseForSearch(title), ...dates });
    return { result: id, activity: describe('Created', id, title) };
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
      assertCurrentVersion(titleSnapshot(row), version);
      await assertFree(database, title, id);
      const updated_at = context.clock.now().toISOString();
      await rows.update(database, id, { title, title_key: normaliseForSearch(title), updated_at });
      const changes = changesBetween(titleSnapshot(row), titleSnapshot({ title }));
      const activity = describe('Updated', id, `${row.title} to ${title}`, 'Renamed');
      return { result: undefined, activity: { ...activity, changes } };
    });
  }

  /** The records filed under it keep the reference, which has no effect until it is restored. */
  function remove(context: CallContext, id: string): Promise<string> {
    return withActivity(context, async (database) => {
      const { title } = await get(database, id);
      await rows.update(database, id, { deleted_at: context.clock.now().toISOString() });
      return { result: title, activity: describe('Deleted', id, title) };
    });
  }

  /** Undefined if no deleted one has this id. Runs in the caller's transaction. */
  async function restore(database: Database, id: string): Promise<WithActivity<string> | undefined> {
    const row = await rows.findDeleted(database, id);
    if (!row) return undefined;
    const { title } = row;
    await assertFree(database, title);
    await rows.update(database, id, { deleted_at: null });
    return { result: title, activity: describe('Restored', id, title) };
  }

  return { get, require, insertNew, create, rename, remove, restore };
}

export function titleSnapshot({ title }: Pick<TitleRow, 'title'>): ActivitySnapshot {
  return { Title: title };
}
