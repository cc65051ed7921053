import { newId } from '../identifier.ts';
import { CONTENT_VERSION, nextContentVersion } from './content-watch.ts';
import { readSetting, readSettings, writeSettings } from './settings.ts';
import type { Database } from './store.ts';
import { noteNewContent } from './written-tables.ts';

/** What changed isn't one table, or isn't known: it counts as a change of each. */
const ANY_TABLE = '*';

interface Renewed {
  /** Somebody was erased: no page from before may be kept. */
  mustPurge?: boolean;
  /** Which tables that visitors see were written; any of them, if it isn't said. */
  tables?: readonly string[];
}

/** Gives the content, and what these tables say, a new version, as part of the caller's transaction. */
export async function renewContent(
  database: Database,
  { mustPurge = false, tables = [ANY_TABLE] }: Renewed = {},
): Promise<void> {
  noteNewContent();
  const id = newId();
  const present = await readSetting(database, CONTENT_VERSION);
  await writeSettings(database, {
    [CONTENT_VERSION]: nextContentVersion(present, { id, mustPurge }),
    ...Object.fromEntries(tables.map((table) => [versionOf(table), id])),
  });
}

/** Changes whenever something was written to one of these tables that visitors see. */
export async function readTableVersions(database: Database, tables: readonly string[]): Promise<string> {
  const versions = await readSettings(database, [ANY_TABLE, ...tables].map(versionOf));
  return JSON.stringify([...versions].sort());
}

function versionOf(table: string): string {
  return `${CONTENT_VERSION} ${table}`;
}
