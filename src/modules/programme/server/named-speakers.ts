import { documentedRole, listSpeakerNames } from '#modules/speakers/server/service.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { SpeakerRole } from '../published.ts';

/** What is said of speakers where they are chosen. */
export interface ShownSpeaker {
  id: string;
  editionId: string | null;
  name: string;
  role: SpeakerRole;
  company: string;
}

export interface NamedSpeaker extends ShownSpeaker {
  keys: readonly string[];
}

/** Those of all editions: a session that was copied may still name somebody of the one before. */
export async function shownSpeakers(database: Database): Promise<ShownSpeaker[]> {
  return (await listSpeakerNames(database)).map(toShown);
}

/** The same with all that a name in a file, or a typed one, may match. */
export async function namedSpeakers(database: Database): Promise<NamedSpeaker[]> {
  return (await listSpeakerNames(database)).map((row) => {
    const shown = toShown(row);
    return { ...shown, keys: [row.fullname_key, normaliseForSearch(shown.name)] };
  });
}

function toShown(row: Awaited<ReturnType<typeof listSpeakerNames>>[number]): ShownSpeaker {
  const { id, event_id: editionId, role, company } = row;
  return { id, editionId, name: calledOf(row), role: documentedRole(role), company };
}

export function calledOf({ title, fullname }: { title: string; fullname: string }): string {
  return [title, fullname].filter(Boolean).join(' ');
}

/** What speakers are called, by their ids. */
export function namesById(speakers: readonly Pick<NamedSpeaker, 'id' | 'name'>[]): Map<string, string> {
  return new Map(speakers.map(({ id, name }) => [id, name]));
}
