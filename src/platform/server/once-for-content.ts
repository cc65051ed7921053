import type { Store } from './database/store.ts';

/**
 * Reads what only a change of the content changes once for each content version and edition; once for each variant of it, such
 * as a language, if it has any. What was read mustn't be changed.
 */
export function onceForContent<Asked extends { store: Store }, T>(
  read: (asked: Asked, editionId: string) => Promise<T>,
): (asked: Asked, editionId: string, variant?: string) => Promise<T> {
  const known = new WeakMap<Store, { version: string; found: Map<string, Promise<T>> }>();
  return (asked, editionId, variant = '') => {
    const version = asked.store.content.version();
    if (version === undefined) return read(asked, editionId);
    let kept = known.get(asked.store);
    if (kept?.version !== version) {
      kept = { version, found: new Map() };
      known.set(asked.store, kept);
    }
    const { found } = kept;
    const key = `${editionId} ${variant}`;
    const before = found.get(key);
    if (before) return before;
    const reading = read(asked, editionId);
    found.set(key, reading);
    reading.catch(() => found.delete(key));
    return reading;
  };
}
