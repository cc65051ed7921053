import { CONTENT_VERSION, readSetting } from '#platform/server/database/settings.ts';
import type { Database } from '#platform/server/database/store.ts';
import { sharedReading } from '#platform/server/shared-reading.ts';

/** Reads the content version; simultaneous reads share one query. */
export function contentVersion(database: Database): () => Promise<string> {
  return sharedReading(async () => (await readSetting(database, CONTENT_VERSION)) ?? '');
}
