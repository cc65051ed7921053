import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/schema.ts';
import { sharedReading } from '../shared-reading.ts';
import { readSetting } from './settings.ts';

/** A setting that changes whenever something on the public pages changes. */
export const CONTENT_VERSION = 'content_version';

/** How long PostgreSQL's version is relied on after it was read, and after what time it is read again. */
const RELIED_ON_MS = 500;
const READ_AGAIN_AFTER_MS = 250;

/** Begins a content version that names an erasure: no page from before it may be kept, not even for an outage. */
export const PURGING = 'forgetting ';

/** The last erasure that a content version names; empty if there was none. */
export function erasureOf(version = ''): string {
  const [, erasure = ''] = version.startsWith(PURGING) ? version.split(' ') : [];
  return erasure;
}

/**
 * The content version after a change. It goes on naming the last erasure, because a process that keeps pages
 * may not have looked between two changes.
 */
export function nextContentVersion(
  present: string | undefined,
  { id, mustPurge }: { id: string; mustPurge: boolean },
): string {
  const erasure = mustPurge ? id : erasureOf(present);
  return erasure ? `${PURGING}${erasure} ${id}` : id;
}

/** Knows the content version without waiting for the database. */
export interface ContentWatch {
  /** The content version now; undefined if only the database can say. */
  version(): string | undefined;
  /** Called after this instance has changed the content, so that its next request sees the change. */
  invalidate(): void;
  close(): void;
}

interface Opened {
  connection: DatabaseSync;
  changes: StatementSync;
  setting: StatementSync;
}

/**
 * Watches the SQLite file through a connection of its own. SQLite counts what other connections have
 * committed, in this process or another, so a change is seen at once. Asking takes 2 µs, so SQLite is asked
 * once for all requests that arrived before one turn of the event loop, and again after an own change.
 */
export function watchSqlite(path: string): ContentWatch {
  let opened: Opened | undefined;
  let seen: unknown;
  let version: string | undefined;
  let isKnown = false;
  const invalidate = () => {
    isKnown = false;
  };
  const look = (from: Opened) => {
    const present = from.changes.get()?.data_version;
    if (present !== seen) {
      version = from.setting.get(CONTENT_VERSION)?.value as string | undefined;
      seen = present;
    }
    isKnown = true;
    setImmediate(invalidate);
  };
  return {
    version() {
      try {
        opened ??= open(path);
        if (!isKnown) look(opened);
        return version;
      } catch {
        return undefined;
      }
    },
    invalidate,
    close: () => opened?.connection.close(),
  };
}

/** Opened when it is first needed, because the table is made by a migration. */
function open(path: string): Opened {
  const connection = new DatabaseSync(path, { readOnly: true });
  return {
    connection,
    changes: connection.prepare('pragma data_version'),
    setting: connection.prepare('select value from settings where name = ?'),
  };
}

/**
 * Reads PostgreSQL's content version again while somebody asks for it, so that a change that another instance made is seen
 * within half a second. Whoever asks first after a pause has to ask the database.
 */
export function watchPostgres(database: Kysely<Tables>): ContentWatch {
  let version: string | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let changes = 0;
  const read = sharedReading(async () => {
    const before = { changes, time: performance.now() };
    const present = await readSetting(database, CONTENT_VERSION);
    // What began before a change must not count after it.
    if (changes !== before.changes) return;
    version = present;
    readAt = before.time;
  });
  return {
    version() {
      const age = performance.now() - readAt;
      if (age > READ_AGAIN_AFTER_MS) read().catch(() => {});
      return age < RELIED_ON_MS ? version : undefined;
    },
    invalidate() {
      changes += 1;
      readAt = Number.NEGATIVE_INFINITY;
    },
    close() {},
  };
}
