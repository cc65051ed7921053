import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { copyTranslations } from '#rooms/access/server.ts';
import { listAllEditions } from '#rooms/edition/server.ts';
import { programmeNamesKind, sessionKind } from '../kind.ts';
import * as say from '../messages.ts';
import { namedSpeakers } from './named-speakers.ts';
import { readPlan, type SessionWithPeople } from './plan.ts';
import {
  insertListed,
  insertSession,
  type Lists,
  updateListed,
  writePeople,
  writeSettings,
} from './queries.ts';
import { floorOf } from './translated-names.ts';
import { changePlan } from './undo.ts';

/** Takes over the sessions of another edition into one that has none, without their times, links and states. */
export function copyPlan(
  context: CallContext,
  { edition: editionId, from }: { edition?: string | undefined; from: string },
): Promise<number> {
  return changePlan(context, editionId, async (database, edition) => {
    const source = (await listAllEditions(database)).find(({ id }) => id === from);
    if (!source) throw new Refusal('not-found', say.noEdition());
    const there = await readPlan(database, edition);
    if (there.sessions.length > 0) throw new Refusal('conflict', say.alreadyPlanned());
    const plan = await readPlan(database, source);
    const now = context.clock.now().toISOString();
    const dates = { created_at: now, updated_at: now, deleted_at: null };
    const copyList = listCopier(database, edition.id, dates);
    const rooms = await copyList('programme_rooms', there.rooms, plan.rooms);
    const tracks = await copyList('programme_tracks', there.tracks, plan.tracks);
    const kinds = await copyList('programme_kinds', there.kinds, plan.kinds);
    await writeSettings(database, { ...plan.settings, event_id: edition.id });
    const speakers = await namedSpeakers(database);
    const sessions = plan.sessions.filter(({ state }) => state !== 'cancelled');
    const copies = new Map(sessions.map(({ id }) => [id, newId()]));
    await copyTranslations(database, sessionKind.name, copies);
    const names = new Map(
      [...rooms, ...tracks, ...kinds].flatMap(([id, to]) => [
        [id, to],
        [floorOf(id), floorOf(to)],
      ]),
    );
    await copyTranslations(database, programmeNamesKind.name, new Map([[source.id, edition.id]]), (field) =>
      names.get(field),
    );
    for (const { people, ...session } of sessions) {
      const id = copies.get(session.id) ?? '';
      await insertSession(database, {
        ...session,
        id,
        event_id: edition.id,
        kind_id: kinds.get(session.kind_id) ?? '',
        track_id: tracks.get(session.track_id ?? '') ?? null,
        room_id: rooms.get(session.room_id ?? '') ?? null,
        day: null,
        start: null,
        slides: null,
        recording: null,
        state: 'tentative',
        ...dates,
      });
      await writePeople(
        database,
        id,
        people.map((person) => ({ ...ownOf(person, speakers, edition.id), id: newId(), session_id: id })),
      );
    }
    const count = sessions.length;
    return {
      result: count,
      activity: {
        type: 'Created',
        description: say.copiedEntry({ count, year: String(source.year) }),
        subject: { type: 'programme', id: null },
      },
    };
  });
}

/** An edition's sessions name its own speakers; whoever isn't one of them is only a name. */
function ownOf(
  person: SessionWithPeople['people'][number],
  speakers: Awaited<ReturnType<typeof namedSpeakers>>,
  editionId: string,
) {
  const before = speakers.find(({ id }) => id === person.speaker_id);
  if (!before || before.editionId === editionId) return person;
  const own = speakers.find((one) => one.editionId === editionId && one.keys[0] === before.keys[0]);
  return own ? { ...person, speaker_id: own.id } : { ...person, speaker_id: null, name: before.name };
}

type Dates = Pick<Lists[keyof Lists], 'created_at' | 'updated_at' | 'deleted_at'>;

/** Copies what isn't there yet by its name. Returns the new ids by the old ones. */
function listCopier(database: Database, editionId: string, dates: Dates) {
  return async <Table extends keyof Lists>(
    table: Table,
    there: readonly Lists[Table][],
    rows: readonly Lists[Table][],
  ): Promise<ReadonlyMap<string, string>> => {
    const ids = new Map<string, string>();
    for (const row of rows) {
      const same = there.find(({ name_key }) => name_key === row.name_key);
      const id = same?.id ?? newId();
      ids.set(row.id, id);
      const copy = { ...row, id, event_id: editionId, slug: same?.slug ?? null, ...dates };
      if (same) await updateListed(database, table, id, copy);
      else await insertListed(database, table, copy);
    }
    return ids;
  };
}
