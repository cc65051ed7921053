import { LRUCache } from 'lru-cache';
import type { Database } from '#platform/server/database/store.ts';
import { readPart } from './queries.ts';

const MEMORY_BYTES_MAX = 64 * 1024 * 1024;

interface Part {
  database: Database;
  id: string;
  number: number;
}

/** A part never changes. All who wait for the same one share the query. */
const RECENT = new LRUCache<string, Uint8Array, Part>({
  maxSize: MEMORY_BYTES_MAX,
  sizeCalculation: (content) => content.byteLength,
  // Who waits for a part still gets it when others have taken its place.
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context: { database, id, number } }) => readPart(database, id, number),
});

/** A part of a film, from memory if it was read lately. */
export function readRecent(database: Database, id: string, number: number): Promise<Uint8Array | undefined> {
  return RECENT.fetch(`${id} ${number}`, { context: { database, id, number } });
}
