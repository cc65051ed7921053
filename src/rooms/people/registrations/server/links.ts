import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { hashSecret, isSecret, newSecret } from '#platform/server/identifier.ts';
import { inLanguageOf } from '#platform/server/reader.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { findLink, replaceLink } from './link-queries.ts';
import { findAttendee } from './queries.ts';
import type { AttendeeRow } from './tables.ts';

/** The address of somebody's own page. */
export function personalAddress({ config }: Pick<Services, 'config'>, token: string): string {
  return siteUrl(config) + publicAddress.personal(token);
}

/** Makes the link of an attendee's own page; the one before ends. Runs in the caller's transaction. */
export async function newLink(
  database: Database,
  services: Pick<Services, 'clock' | 'config'>,
  attendeeId: string,
): Promise<string> {
  const { address, row } = makeLink(services, attendeeId);
  await replaceLink(database, row);
  return address;
}

/** A link, and what is kept of it. */
export function makeLink(services: Pick<Services, 'clock' | 'config'>, attendeeId: string) {
  const token = newSecret();
  const made_at = services.clock.now().toISOString();
  const row = { attendee_id: attendeeId, token_hash: hashSecret(token), made_at };
  return { address: personalAddress(services, token), row };
}

/** For a mail that is sent again; undefined if there is no such registration. */
export async function renewableLink(
  database: Database,
  services: Pick<Services, 'clock' | 'config'>,
  attendeeId: string,
) {
  const row = await findAttendee(database, attendeeId);
  const renew = () => newLink(database, services, attendeeId);
  return row && { email: row.email, renew: () => inLanguageOf(row, renew) };
}

/** Whose page it is, cancelled or not; undefined if the link leads nowhere. */
export async function findByLink(database: Database, token: string): Promise<AttendeeRow | undefined> {
  if (!isSecret(token)) return undefined;
  const link = await findLink(database, hashSecret(token));
  return link && findAttendee(database, link.attendee_id);
}
