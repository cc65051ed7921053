import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { toColumns } from '#platform/contract/record.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { EditionRow } from '#rooms/edition/server.ts';
import type { newSession } from '../contract.ts';
import { DEFAULT_KINDS, USUAL_KIND } from '../default-kinds.ts';
import { sessionFields } from '../record.ts';
import { listedId, newRoom, newTrack } from './listed.ts';
import { namedSpeakers } from './named-speakers.ts';
import { ensureKinds } from './plan.ts';
import { insertSessions, type Lists, nextPositionIn } from './queries.ts';
import { peopleOf, placed } from './sessions.ts';
import type { SessionPersonRow, SessionRow } from './tables.ts';

type Imported = Omit<z.output<typeof newSession>, 'edition' | 'from'> & { kind: string; length: number };

/** Others may act between these. */
const AT_ONCE = 200;
/** What a kind is that the edition doesn't have yet, until somebody says otherwise. */
export const NEW_KIND = {
  is_break: 0,
  length: DEFAULT_KINDS.find(({ id }) => id === USUAL_KIND)?.length ?? 0,
};

/** Adds many sessions to an edition, with the kinds, rooms and tracks that it doesn't have yet. Runs in the caller's transaction. */
export async function insertImported(
  database: Database,
  context: CallContext,
  edition: EditionRow,
  sessions: readonly Imported[],
): Promise<string[]> {
  await ensureKinds(database, context, edition.id);
  const now = context.clock.now().toISOString();
  const idOf = inLists(database, context, edition.id);
  const placedIn = new Map<Imported, Partial<Imported>>();
  for (const session of sessions) {
    const { kind, room, track } = session;
    placedIn.set(session, {
      kind: await idOf('programme_kinds', kind, () => NEW_KIND),
      room: room && (await idOf('programme_rooms', room, newRoom)),
      track: track && (await idOf('programme_tracks', track, newTrack)),
    });
  }
  const speakers = await namedSpeakers(database);
  const first = await nextPositionIn(database);
  const rows: SessionRow[] = [];
  const people: SessionPersonRow[] = [];
  for (const [index, session] of sessions.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    const { people: sent = [], ...data } = session;
    const columns = toColumns(sessionFields, {
      ...{ ...data, ...placedIn.get(session) },
      state: data.state ?? 'confirmed',
    });
    const row: SessionRow = {
      id: newId(),
      event_id: edition.id,
      ...{ ...columns, ...placed(columns) },
      position: first + index,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    };
    rows.push(row);
    people.push(...peopleOf(speakers, row, sent));
  }
  await insertSessions(database, rows, people);
  return rows.map(({ id }) => id);
}

/** Each name is looked up, or added, once. */
function inLists(database: Database, context: CallContext, editionId: string) {
  const known = new Map<string, string>();
  return async <Table extends keyof Lists>(
    table: Table,
    name: string,
    more: Parameters<typeof listedId<Table>>[5],
  ): Promise<string> => {
    const key = `${table} ${normaliseForSearch(name)}`;
    const id = known.get(key) ?? (await listedId(database, context, editionId, table, name, more));
    known.set(key, id);
    return id;
  };
}
