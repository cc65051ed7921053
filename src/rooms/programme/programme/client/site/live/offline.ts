import { PROGRAMME_PAGE, PROGRAMME_WORKER } from '../../../addresses.ts';
import { pagePrefix } from './page-prefix.ts';

/** From now on the programme can be read without network, too, with the pages of its days. */
export async function storeForOffline(days: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const programme = pagePrefix() + PROGRAMME_PAGE;
  // Not where storage is forbidden.
  const registration = await navigator.serviceWorker
    .register(PROGRAMME_WORKER, { scope: programme })
    .catch(() => undefined);
  if (!registration || navigator.serviceWorker.controller) return;
  const { active } = await navigator.serviceWorker.ready;
  const store = (addresses: readonly string[]) => active?.postMessage({ store: addresses });
  store([programme, location.pathname, ...days.map((day) => programme + day)]);
  // Also what is still being loaded when the worker takes over, which it doesn't see.
  new PerformanceObserver((list) => {
    const unseen = (list.getEntries() as PerformanceResourceTiming[]).filter(
      ({ name, workerStart, initiatorType }) =>
        workerStart === 0 && name.startsWith(location.origin) && initiatorType !== 'fetch',
    );
    if (unseen.length > 0) store(unseen.map(({ name }) => name));
  }).observe({ type: 'resource', buffered: true });
}

/** When the page was fetched, if there is no network to fetch it anew. */
export function storedAt(): string | undefined {
  return document.documentElement.dataset.storedAt;
}
