import type { Store } from './database/store.ts';

/**
 * Reads what only a change of the content changes once for each content version and key. There are few keys, such as
 * editions; what was read mustn't be changed.
 */
export function onceForContent<Asked extends { store: Store }, T>(
  read: (asked: Asked, key: string) => Promise<T>,
): (asked: Asked, key: string) => Promise<T> {
  const known = new WeakMap<Store, { version: string; found: Map<string, Promise<T>> }>();
  return (asked, key) => {
    const version = asked.store.content.version();
    if (version === undefined) return read(asked, key);
    let kept = known.get(asked.store);
    if (kept?.version !== version) {
      kept = { version, found: new Map() };
      known.set(asked.store, kept);
    }
    const { found } = kept;
    const before = found.get(key);
    if (before) return before;
    const reading = read(asked, key);
    found.set(key, reading);
    reading.catch(() => found.delete(key));
    return reading;
  };
}
