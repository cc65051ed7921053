import { notAnOption } from '#platform/contract/messages.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import { publishedEdition, type ShownOption, shownRoles, shownTitles } from '#rooms/edition/server.ts';
import * as say from '../messages.ts';
import { SPEAKER_ROLES } from '../roles.ts';

/** What an edition offers. */
export async function titlesOfEdition(
  database: Database,
  editionId: string | null | undefined,
): Promise<string[]> {
  return (await offeredBy(database, editionId)).titles.map(({ value }) => value);
}

/** The roles that are always offered, and the edition's own. */
export async function rolesOfEdition(
  database: Database,
  editionId: string | null | undefined,
): Promise<string[]> {
  return rolesIn(await publishedEdition(database, editionId ?? undefined));
}

export function rolesIn(texts: Parameters<typeof shownRoles>[0]): string[] {
  return [...new Set([...SPEAKER_ROLES, ...shownRoles(texts).map(({ value }) => value)])];
}

/** Titles and further roles as people read them. */
export async function offeredBy(
  database: Database,
  editionId: string | null | undefined,
): Promise<{ titles: ShownOption[]; roles: ShownOption[] }> {
  const texts = await publishedEdition(database, editionId ?? undefined);
  return { titles: shownTitles(texts), roles: shownRoles(texts) };
}

type Chosen = Readonly<Record<'title' | 'role', string>>;

/** Who has another title or role keeps it. */
export async function assertOffered(
  database: Database,
  editionId: string | null | undefined,
  { title, role }: Chosen,
  before?: Chosen,
): Promise<void> {
  if (title === before?.title && role === before.role) return;
  const texts = await publishedEdition(database, editionId ?? undefined);
  const roles = rolesIn(texts);
  const errors: Partial<Record<keyof Chosen, string>> = {};
  if (title !== before?.title && !shownTitles(texts).some(({ value }) => value === title))
    errors.title = say.titleMissing();
  if (role !== before?.role && !roles.includes(role))
    errors.role = notAnOption({ options: roles.join(', ') });
  const [message] = Object.values(errors);
  if (message) throw new Refusal('invalid', message, errors);
}
