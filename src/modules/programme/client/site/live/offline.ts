import { PROGRAMME_PAGE, PROGRAMME_WORKER } from '../../../addresses.ts';

/** From now on the programme can be read without network, too. */
export async function storeForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Not where storage is forbidden.
  const registration = await navigator.serviceWorker
    .register(PROGRAMME_WORKER, { scope: PROGRAMME_PAGE })
    .catch(() => undefined);
  if (!registration || navigator.serviceWorker.controller) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = files.filter((name) => name.startsWith(location.origin) && !name.includes('/api/'));
  active?.postMessage({ store: [PROGRAMME_PAGE, location.pathname, ...own] });
}

/** When the page was fetched, if there is no network to fetch it anew. */
export function storedAt(): string | undefined {
  return document.documentElement.dataset.storedAt;
}
