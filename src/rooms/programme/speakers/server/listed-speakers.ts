import { SHOWN_MAX } from '#platform/contract/lists.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Listed } from '#platform/server/database/list.ts';
import type { Database } from '#platform/server/database/store.ts';
import { type EditionScope, isShown } from '#rooms/edition/server.ts';
import { categories } from '#rooms/programme/categories/server/service.ts';
import * as say from '../messages.ts';
import {
  countByRole,
  findSpeaker,
  listSpeakers,
  listWithRoles,
  type SpeakerListQuery,
  type SpeakerScope,
} from './queries.ts';
import type { SpeakerRow } from './tables.ts';

/** A speaker with the title of their category; null if there is none or it was deleted. */
export type ListedSpeaker = SpeakerRow & { category: string | null };

export async function viewSpeakers(
  database: Database,
  listQuery: SpeakerListQuery,
  scope: SpeakerScope,
): Promise<Listed<ListedSpeaker>> {
  const listed = await listSpeakers(database, listQuery, scope);
  return { ...listed, rows: await withCategories(database, listed.rows) };
}

/** Those whom visitors see, a page at a time: by role in this order, unknown ones last. */
export async function viewShownSpeakers(
  database: Database,
  { page = 1, pageSize = SHOWN_MAX }: Pick<SpeakerListQuery, 'page' | 'pageSize'>,
  scope: EditionScope,
  roles: readonly string[],
): Promise<Required<Listed<SpeakerRow>>> {
  const counts = await countByRole(database, scope);
  const unknown = [...counts.keys()].filter((role) => !roles.includes(role));
  const rows: SpeakerRow[] = [];
  let before = (page - 1) * pageSize;
  let total = 0;
  for (const group of [...roles.map((role) => [role]), unknown]) {
    const count = group.reduce((sum, role) => sum + (counts.get(role) ?? 0), 0);
    const limit = Math.min(count - before, pageSize - rows.length);
    if (limit > 0)
      rows.push(...(await listWithRoles(database, scope, { roles: group, offset: before, limit })));
    before = Math.max(0, before - count);
    total += count;
  }
  return { rows, total };
}

export async function getSpeaker(database: Database, id: string): Promise<ListedSpeaker> {
  const speaker = await findSpeaker(database, id);
  const [listed] = await withCategories(database, speaker ? [speaker] : []);
  if (!listed) throw new Refusal('not-found', say.gone());
  return listed;
}

/** One that visitors see already. */
export async function getShownSpeaker(database: Database, now: Date, id: string): Promise<ListedSpeaker> {
  const speaker = await getSpeaker(database, id);
  const isPublic = speaker.awaits_programme === 0 && (await isShown(database, now, speaker.event_id));
  if (!isPublic) throw new Refusal('not-found', say.gone());
  return speaker;
}

async function withCategories(database: Database, rows: readonly SpeakerRow[]): Promise<ListedSpeaker[]> {
  const titles = await categories.titlesById(
    database,
    rows.flatMap(({ category_id }) => category_id ?? []),
  );
  return rows.map((row) => ({ ...row, category: titles.get(row.category_id ?? '') ?? null }));
}
