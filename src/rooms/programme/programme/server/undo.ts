import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { EditionRow } from '#rooms/edition/server.ts';
import { type WithActivity, withActivity } from '#rooms/ground/server.ts';
import { listSpeakers } from '#rooms/programme/speakers/server/service.ts';
import * as say from '../messages.ts';
import { editionOfPlan, ensureKinds, plannedPart, readPlan } from './plan.ts';
import {
  dropChanges,
  findRedoable,
  findUndoable,
  insertChange,
  keepKindOf,
  type Lists,
  markChange,
  updateListed,
  updateSessionRow,
  writePeople,
  writeSettings,
} from './queries.ts';
import type { ProgrammeSettingsRow, SessionPersonRow, SessionRow } from './tables.ts';

/** How long changes can be taken back. */
const KEPT_MS = 7 * 86_400_000;

type Planned = Record<string, unknown>;
/** By table and id. A row that isn't there, or is deleted, is missing. */
type Snapshot = Readonly<Record<string, Planned>>;

const SETTINGS = 'programme_settings';
const SESSIONS = 'programme_sessions';

type Described = Exclude<WithActivity<unknown>['activity'], undefined | readonly unknown[]>;

/** Changes an edition's programme so that who did it can take it back. */
export function changePlan<T>(
  context: CallContext,
  editionId: string | undefined,
  work: (database: Database, edition: EditionRow) => Promise<{ result: T; activity?: Described }>,
): Promise<T> {
  return withActivity(context, async (database) => {
    const edition = await editionOfPlan(database, context.clock.now(), editionId);
    await ensureKinds(database, context, edition.id);
    const before = await snapshotOf(database, edition);
    const done = await work(database, edition);
    if (done.activity) {
      const after = await snapshotOf(database, edition);
      await remember(database, context, edition.id, {
        before,
        after,
        description: done.activity.description,
      });
    }
    return done;
  });
}

async function remember(
  database: Database,
  { actor, clock }: Pick<CallContext, 'actor' | 'clock'>,
  editionId: string,
  { before, after, description }: { before: Snapshot; after: Snapshot; description: string },
): Promise<void> {
  const touched = differing(before, after);
  if (touched.length === 0) return;
  const own = ownChanges({ actor, clock }, editionId);
  await dropChanges(database, own);
  await insertChange(database, {
    id: newId(),
    event_id: editionId,
    user_id: own.userId,
    description,
    before: JSON.stringify(touched.map((key) => [key, before[key] ?? null])),
    after: JSON.stringify(touched.map((key) => [key, after[key] ?? null])),
    created_at: clock.now().toISOString(),
    undone_at: null,
  });
}

/** What of an edition's programme the user changed, as long as it can be taken back. */
export function ownChanges({ actor, clock }: Pick<CallContext, 'actor' | 'clock'>, editionId: string) {
  const since = new Date(clock.now().getTime() - KEPT_MS).toISOString();
  return { editionId, userId: actor?.userId ?? null, since };
}

/** Takes back the user's last change, or does again what was taken back. Returns what it was. */
export function undo(context: CallContext, editionId: string | undefined, redo: boolean): Promise<string> {
  return withActivity(context, async (database) => {
    const now = context.clock.now();
    const edition = await editionOfPlan(database, now, editionId);
    const change = await (redo ? findRedoable : findUndoable)(database, ownChanges(context, edition.id));
    if (!change) throw new Refusal('conflict', redo ? say.nothingToRedo() : say.nothingToUndo());
    const [from, to] = redo ? [change.before, change.after] : [change.after, change.before];
    const present = await snapshotOf(database, edition);
    assertStands(present, entriesIn(from));
    await apply(database, withoutUsed(present, entriesIn(to)), now.toISOString());
    await markChange(database, change.id, redo ? null : now.toISOString());
    const what = change.description;
    return {
      result: what,
      activity: {
        type: 'Updated',
        description: redo ? say.redoneEntry({ what }) : say.undoneEntry({ what }),
        subject: { type: 'programme', id: null },
      },
    };
  });
}

type Entry = readonly [key: string, planned: Planned | null];
const entriesIn = (json: string) => JSON.parse(json) as readonly Entry[];

/** Refuses if somebody changed one of these rows since. */
function assertStands(present: Snapshot, expected: readonly Entry[]): void {
  const other = expected.find(([key, planned]) => !isDeepStrictEqual(present[key] ?? null, planned));
  if (!other) return;
  const [key, planned] = other;
  const { title, name } = planned ?? present[key] ?? {};
  throw new Refusal('conflict', say.changedSince({ title: String(title ?? name ?? say.programme()) }));
}

/** What other sessions are in by now isn't taken from them: a room, a track or a kind that was added. */
function withoutUsed(present: Snapshot, to: readonly Entry[]): Entry[] {
  const after = Object.entries({ ...present, ...Object.fromEntries(to) });
  const sessions = after.flatMap(([key, planned]) => (planned && tableOf(key) === SESSIONS ? [planned] : []));
  const used = new Set(sessions.flatMap(({ room_id, track_id, kind_id }) => [room_id, track_id, kind_id]));
  return to.filter(([key, planned]) => planned || !used.has(key.split(' ')[1]));
}

const tableOf = (key: string) => key.split(' ')[0];

async function apply(database: Database, entries: readonly Entry[], now: string): Promise<void> {
  const { rows } = await listSpeakers(database, {}, {});
  const speakers = new Set(rows.map(({ id }) => id));
  for (const [key, planned] of entries) {
    const [table = '', id = ''] = key.split(' ');
    const dates = { updated_at: now, deleted_at: planned ? null : now };
    if (table === SETTINGS) {
      if (planned) await writeSettings(database, planned as unknown as ProgrammeSettingsRow);
    } else if (table === SESSIONS) {
      const { people = [], ...row } = (planned ?? {}) as Partial<SessionRow> & {
        people?: readonly SessionPersonRow[];
      };
      await updateSessionRow(database, id, { ...row, ...dates });
      // Somebody may have been erased since.
      const there = people.filter(({ speaker_id }) => speaker_id === null || speakers.has(speaker_id));
      if (planned) await writePeople(database, id, there);
      if (row.kind_id) await keepKindOf(database, { kind_id: row.kind_id });
    } else {
      await updateListed(database, table as keyof Lists, id, { ...planned, ...dates });
    }
  }
}

async function snapshotOf(database: Database, edition: EditionRow): Promise<Snapshot> {
  const { rooms, tracks, kinds, sessions, settings } = await readPlan(database, edition);
  // As they are read again: what is undefined isn't there.
  return JSON.parse(
    JSON.stringify(
      Object.fromEntries([
        ...keyed('programme_rooms', rooms),
        ...keyed('programme_tracks', tracks),
        ...keyed('programme_kinds', kinds),
        ...keyed(SESSIONS, sessions),
        [`${SETTINGS} of`, settings],
      ]),
    ),
  );
}

function keyed(table: string, rows: readonly { id: string }[]): [string, Planned][] {
  return rows.map((row) => [`${table} ${row.id}`, plannedPart(row)]);
}

function differing(before: Snapshot, after: Snapshot): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => !isDeepStrictEqual(before[key], after[key]));
}
