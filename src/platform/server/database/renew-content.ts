import { newId } from '../identifier.ts';
import { CONTENT_VERSION, nextContentVersion } from './content-watch.ts';
import { readSetting, writeSetting } from './settings.ts';
import type { Database } from './store.ts';
import { noteNewContent } from './written-tables.ts';

/** Gives the content a new version, as part of the caller's transaction. */
export async function renewContent(database: Database, mustPurge = false): Promise<void> {
  noteNewContent();
  const present = await readSetting(database, CONTENT_VERSION);
  await writeSetting(database, CONTENT_VERSION, nextContentVersion(present, { id: newId(), mustPurge }));
}
