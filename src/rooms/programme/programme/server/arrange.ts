import type { z } from 'zod';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { ChangedMeanwhile, isBasedOn } from '#platform/contract/version.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { arrangeProgramme } from '../contract.ts';
import * as say from '../messages.ts';
import { aroundVersion, readPlan, usualOpening } from './plan.ts';
import { insertListed, type Lists, updateListed, updateSessionRow, writeSettings } from './queries.ts';
import { changePlan } from './undo.ts';

type Arranged = z.output<(typeof arrangeProgramme)['body']>;

/** Sets what is around the sessions. Refuses if that is no longer at the given version. */
export function arrange(
  context: CallContext,
  { edition: editionId, version, ...to }: Arranged,
): Promise<void> {
  return changePlan(context, editionId, async (database, edition) => {
    const plan = await readPlan(database, edition);
    if (!isBasedOn(version, aroundVersion(plan))) throw new ChangedMeanwhile();
    if (to.kinds.length === 0)
      throw new Refusal('invalid', say.kindsMissing(), { kinds: say.kindsMissing() });
    const kept = new Set(rowsOf(plan.kinds, to.kinds));
    const used = plan.kinds.find(
      (kind) => !kept.has(kind) && plan.sessions.some(({ kind_id }) => kind_id === kind.id),
    );
    if (used) throw new Refusal('conflict', say.kindInUse(used));
    const list = listing(database, context, edition.id);
    const rooms = to.rooms.map(({ places = null, floor = null, ...room }) => ({ ...room, places, floor }));
    const gone = await list('programme_rooms', 'rooms', plan.rooms, rooms);
    const without = await list('programme_tracks', 'tracks', plan.tracks, to.tracks);
    const kinds = to.kinds.map(({ isBreak, ...kind }) => ({ ...kind, is_break: isBreak ? 1 : 0 }));
    await list('programme_kinds', 'kinds', plan.kinds, kinds);
    for (const { id, room_id, track_id } of plan.sessions) {
      const loses = {
        ...(gone.has(room_id ?? '') && { room_id: null }),
        ...(without.has(track_id ?? '') && { track_id: null }),
      };
      if (Object.keys(loses).length > 0) await updateSessionRow(database, id, loses);
    }
    await writeSettings(database, {
      event_id: edition.id,
      walk_minutes: to.walkMinutes,
      // Unless somebody says otherwise, it follows the edition.
      doors_open:
        plan.settings.doors_open === null && to.doorsOpen === usualOpening(edition) ? null : to.doorsOpen,
      doors_close: to.doorsClose,
      rules: JSON.stringify(to.rules),
    });
    return {
      result: undefined,
      activity: {
        type: 'Updated',
        description: say.arrangedEntry(),
        subject: { type: 'programme', id: null },
      },
    };
  });
}

interface Entry {
  id?: string | undefined;
  name: string;
}

/** The row that each entry is: of its id, else of its name, unless another entry has that row's id. */
function rowsOf<Row extends Entry & { name_key: string }>(rows: readonly Row[], entries: readonly Entry[]) {
  const known = entries.map(({ id }) => rows.find((row) => row.id === id));
  const free = rows.filter((row) => !known.includes(row));
  return entries.map(
    ({ name }, index) => known[index] ?? free.find(({ name_key }) => name_key === normaliseForSearch(name)),
  );
}

/** Writes lists in their order, each entry new or known. Returns the ids of those that are no longer in it. */
function listing(database: Database, { clock }: Pick<CallContext, 'clock'>, editionId: string) {
  const now = clock.now().toISOString();
  return async <Table extends keyof Lists>(
    table: Table,
    field: string,
    before: readonly Lists[Table][],
    entries: readonly Entry[],
  ): Promise<ReadonlySet<string>> => {
    const keys = new Set<string>();
    const rows = rowsOf(before, entries);
    for (const [position, { id: _, ...entry }] of entries.entries()) {
      const name_key = normaliseForSearch(entry.name);
      if (keys.has(name_key)) {
        const message = say.nameTwice({ name: entry.name });
        throw new Refusal('invalid', message, { [field]: message });
      }
      keys.add(name_key);
      const row = { ...entry, name_key, position, updated_at: now };
      const known = rows[position];
      if (known) await updateListed(database, table, known.id, row as unknown as Partial<Lists[Table]>);
      else {
        const stored = { id: newId(), event_id: editionId, slug: null, created_at: now, deleted_at: null };
        await insertListed(database, table, { ...stored, ...row } as unknown as Lists[Table]);
      }
    }
    const gone = before.filter((row) => !rows.includes(row)).map(({ id }) => id);
    for (const id of gone)
      await updateListed(database, table, id, { deleted_at: now } as unknown as Partial<Lists[Table]>);
    return new Set(gone);
  };
}
