import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Database } from '#platform/server/database/store.ts';
import { documentedRole, listNamesOf, listSpeakerNames } from '#rooms/programme/speakers/server/service.ts';
import type { SpeakerRole } from '../published.ts';
import type { PlanRows, SessionWithPeople } from './plan.ts';

/** What is said of speakers where they are chosen. */
export interface ShownSpeaker {
  id: string;
  editionId: string | null;
  name: string;
  role: SpeakerRole;
}

export interface NamedSpeaker extends ShownSpeaker {
  keys: readonly string[];
}

/** Those of all editions: a session that was copied may still name somebody of the one before. */
export async function shownSpeakers(database: Database): Promise<ShownSpeaker[]> {
  return (await listSpeakerNames(database)).map(toShown);
}

/** Those who are in these sessions. */
export async function speakersIn(
  database: Database,
  sessions: readonly Pick<SessionWithPeople, 'people'>[],
): Promise<ShownSpeaker[]> {
  const ids = sessions.flatMap(({ people }) => people.flatMap(({ speaker_id }) => speaker_id ?? []));
  return (await listNamesOf(database, [...new Set(ids)])).map(toShown);
}

/** Those who can be in a session of an edition, and those who are. */
export async function speakersFor(
  database: Database,
  { edition, sessions }: PlanRows,
): Promise<ShownSpeaker[]> {
  const all = await shownSpeakers(database);
  const named = new Set(sessions.flatMap(({ people }) => people.map(({ speaker_id }) => speaker_id)));
  return all.filter(({ id, editionId }) => editionId === edition.id || named.has(id));
}

/** The same with all that a name in a file, or a typed one, may match. */
export async function namedSpeakers(database: Database): Promise<NamedSpeaker[]> {
  return (await listSpeakerNames(database)).map((row) => {
    const shown = toShown(row);
    return { ...shown, keys: [row.fullname_key, normaliseForSearch(shown.name)] };
  });
}

function toShown(
  row: Awaited<ReturnType<typeof listSpeakerNames | typeof listNamesOf>>[number],
): ShownSpeaker {
  const { id, event_id: editionId, role } = row;
  return { id, editionId, name: calledOf(row), role: documentedRole(role) };
}

export function calledOf({ title, fullname }: { title: string; fullname: string }): string {
  return [title, fullname].filter(Boolean).join(' ');
}

/** What speakers are called, by their ids. */
export function namesById(speakers: readonly Pick<NamedSpeaker, 'id' | 'name'>[]): Map<string, string> {
  return new Map(speakers.map(({ id, name }) => [id, name]));
}
