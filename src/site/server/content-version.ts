import { CONTENT_VERSION } from '#platform/server/database/content-watch.ts';
import { readSetting } from '#platform/server/database/settings.ts';
import type { Store } from '#platform/server/database/store.ts';
import { sharedReading } from '#platform/server/shared-reading.ts';

/** The content version. Where only the database can say it, simultaneous reads share one query. */
export function contentVersion({ content, database }: Store): () => Promise<string> {
  const read = sharedReading(async () => (await readSetting(database, CONTENT_VERSION)) ?? '');
  return async () => content.version() ?? read();
}
