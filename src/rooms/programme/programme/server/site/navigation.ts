import type { Database } from '#platform/server/database/store.ts';
import { findCurrentEdition } from '#rooms/edition/server.ts';
import { PROGRAMME_PAGE } from '../../addresses.ts';
import * as text from '../../site-messages.ts';
import { isPublished } from '../published-queries.ts';

/** A link to the programme, once there is anything to see. */
export async function programmeLink(database: Database, now: Date) {
  const edition = await findCurrentEdition(database, now);
  const isThere = edition && (await isPublished(database, edition.id));
  return isThere ? [{ label: text.programme(), address: PROGRAMME_PAGE }] : [];
}
