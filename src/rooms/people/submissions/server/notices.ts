import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import {
  type Documents,
  type EditionScope,
  findCurrentEdition,
  noticesOf,
  publishedEdition,
  takenNotice,
} from '#rooms/edition/server.ts';
import * as say from '../messages.ts';

type Form = Parameters<typeof noticesOf>[1];

/** How people can have heard of an edition. */
export async function noticesIn(database: Database, form: Form, editionId: string | null): Promise<string[]> {
  return noticesOf(await publishedEdition(database, editionId ?? undefined), form);
}

/** What is kept of a public form, whose call speaks any language. Refuses what isn't offered. */
export async function withNotice<Sent extends { notice: string }>(
  database: Database,
  form: Form,
  editionId: string | null,
  sent: Sent,
): Promise<Sent> {
  return takeNotice(await publishedEdition(database, editionId ?? undefined), form, sent);
}

export function takeNotice<Sent extends { notice: string }>(
  edition: Documents['edition'],
  form: Form,
  sent: Sent,
): Sent {
  const notice = takenNotice(edition, form, sent.notice);
  if (notice === undefined) throw wrongNotice();
  return { ...sent, notice };
}

/** What a list can be filtered by; without an edition of its own, it begins with the answers of the current one. */
export async function listedNotices(
  database: Database,
  form: Form,
  now: Date,
  { editionId }: EditionScope,
  given: readonly { label: string }[],
): Promise<string[]> {
  const edition = editionId ?? (await findCurrentEdition(database, now))?.id ?? null;
  const others = given.map(({ label }) => label).sort((a, b) => a.localeCompare(b, 'en'));
  return [...new Set([...(await noticesIn(database, form, edition)), ...others])];
}

export function assertNotice(notice: string, offered: readonly string[]): void {
  if (!offered.includes(notice)) throw wrongNotice();
}

function wrongNotice(): Refusal {
  return new Refusal('invalid', say.noticeMissing(), { notice: say.noticeMissing() });
}
