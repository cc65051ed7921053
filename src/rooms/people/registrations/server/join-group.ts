import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import { publish } from '#platform/server/events.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { givenBy } from '#platform/server/module.ts';
import { type EditionRow, findEdition } from '#rooms/edition/server.ts';
import { withActivity } from '#rooms/ground/server.ts';
import { attendeeKind } from '../kind.ts';
import * as say from '../messages.ts';
import { countByGroup, listJoined, listNamed } from './group-queries.ts';
import { toTellOf, whatToTell } from './mails.ts';
import { updateAttendee } from './queries.ts';
import { getAttendee } from './service.ts';
import type { AttendeeRow } from './tables.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** What these people pay once they are a complete group, in words. */
    beforeJoining?: (
      database: Database,
      edition: EditionRow,
      people: readonly AttendeeRow[],
    ) => Promise<readonly string[]>;
  }
}

declare module '#platform/server/events.ts' {
  interface DomainEvents {
    /** An organiser joined these people to a group, or took that back. */
    GroupsJoined: { editionId: string; ids: readonly string[]; keys: readonly string[] };
  }
}

const JOINED_MAX = 200;

interface Joining {
  edition: EditionRow;
  people: AttendeeRow[];
  /** The key that all of them get. */
  key: string;
  isComplete: boolean;
}

async function readJoining(database: Database, id: string): Promise<Joining> {
  const row = await getAttendee(database, id);
  const edition = row.event_id === null ? undefined : await findEdition(database, row.event_id);
  const people = await listNamed(database, row, JOINED_MAX);
  const keys = new Set(people.map(({ discount_key }) => discount_key));
  if (!edition || keys.size < 2) throw new Refusal('conflict', say.nobodyToJoin());
  const sizes = await countByGroup(database, { ...edition, group_least: JOINED_MAX }, [...keys]);
  const size = [...sizes.values()].reduce((sum, count) => sum + count, 0);
  const [key = ''] = [...keys].toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  return { edition, people, key, isComplete: size >= (edition.group_least ?? Number.POSITIVE_INFINITY) };
}

/** What joining those of somebody's company changes, in words. */
export async function beforeJoining(context: CallContext, id: string): Promise<string[]> {
  const { database } = context.store;
  const { edition, people, isComplete } = await readJoining(database, id);
  if (!isComplete) return [say.joinsTooFew({ least: edition.group_least ?? 0 })];
  const told = whatToTell(context, await toTellOf(database, context, edition));
  const fees = people
    .filter(({ group_fee_at }) => group_fee_at === null)
    .flatMap((row) => {
      const [from, to] = [told.feeOf(row), told.feeOf({ ...row, group_fee_at: row.created_at })];
      return from && from !== to ? [say.joinFee({ name: row.fullname, from, to })] : [];
    });
  const given = givenBy(context.modules, 'beforeJoining').map((tell) => tell(database, edition, people));
  const changes = [...fees, ...(await Promise.all(given)).flat()];
  return changes.length > 0 ? changes : [say.joinsNothing()];
}

/** All of somebody's company get the discount of a group together from now on. */
export function joinGroup(context: CallContext, id: string): Promise<{ count: number; company: string }> {
  return withActivity(context, async (database) => {
    const { edition, people, key } = await readJoining(database, id);
    const joined = people.filter(({ discount_key }) => discount_key !== key);
    for (const { id: each, discount_key, discount_key_before } of joined) {
      const before = discount_key_before ?? discount_key;
      await updateAttendee(database, each, { discount_key: key, discount_key_before: before });
    }
    return changed(database, { id, edition, people, joined, keys: [key] }, say.joinedEntry);
  });
}

/** Takes joining back: each is in the group that they were in before. */
export function separateGroup(context: CallContext, id: string): Promise<{ count: number; company: string }> {
  return withActivity(context, async (database) => {
    const row = await getAttendee(database, id);
    const joined = await listJoined(database, row);
    const edition = row.event_id === null ? undefined : await findEdition(database, row.event_id);
    if (!edition || joined.length === 0) throw new Refusal('conflict', say.nobodyToJoin());
    for (const { id: each, discount_key_before: before } of joined) {
      await updateAttendee(database, each, { discount_key: before ?? each, discount_key_before: null });
    }
    const keys = [row.discount_key, ...joined.flatMap(({ discount_key_before: before }) => before ?? [])];
    return changed(database, { id, edition, people: joined, joined, keys }, say.separatedEntry);
  });
}

interface Changed {
  id: string;
  edition: EditionRow;
  people: readonly AttendeeRow[];
  joined: readonly AttendeeRow[];
  keys: readonly string[];
}

function changed(
  database: Database,
  { id, edition, people, joined, keys }: Changed,
  describe: (values: { count: number; company: string }) => string,
) {
  const ids = people.map((person) => person.id);
  publish(database, 'GroupsJoined', { editionId: edition.id, ids, keys });
  publish(database, 'AttendeesChanged', { editionId: edition.id });
  const result = { count: joined.length, company: people[0]?.company ?? '' };
  const subject = { type: attendeeKind.name, id };
  return { result, activity: { type: 'Updated' as const, description: describe(result), subject } };
}
