import { readTableVersions } from './database/renew-content.ts';
import type { Store } from './database/store.ts';

interface Kept<T> {
  /** Of the tables from which it was read. */
  versions: string;
  value: T;
}

/**
 * Reads what only a change of the content changes once for each content version and edition; once for each variant of it, such
 * as a language, if it has any. If it is known from which tables, what was read stays until one of them is written. It mustn't
 * be changed.
 */
export function onceForContent<Asked extends { store: Store }, T>(
  read: (asked: Asked, editionId: string) => Promise<T>,
  tables?: readonly string[],
): (asked: Asked, editionId: string, variant?: string) => Promise<T> {
  type Found = Map<string, { version: string; reading: Promise<Kept<T>> }>;
  const known = new WeakMap<Store, Found>();
  return async (asked, editionId, variant = '') => {
    const { store } = asked;
    const version = store.content.version();
    if (version === undefined) return read(asked, editionId);
    const found: Found = known.get(store) ?? new Map();
    known.set(store, found);
    const key = `${editionId} ${variant}`;
    const before = found.get(key);
    if (before?.version === version) return (await before.reading).value;
    const readAgain = async () => {
      // Before the tables, so that what is written meanwhile is read next time.
      const versions = tables ? await readTableVersions(store.database, tables) : version;
      const last = await before?.reading.catch(() => undefined);
      return last?.versions === versions ? last : { versions, value: await read(asked, editionId) };
    };
    const reading = readAgain();
    const entry = { version, reading };
    found.set(key, entry);
    reading.catch(() => found.get(key) === entry && found.delete(key));
    return (await reading).value;
  };
}
