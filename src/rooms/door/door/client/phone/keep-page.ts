import { DOOR_WORKER } from '../../addresses.ts';

const ASSETS = '/assets/';

/**
 * Makes the page open without the internet: with everything that it has loaded so far. Once that is all that it ever needs,
 * files of versions before can go.
 */
export async function keepPage(isAll: boolean): Promise<void> {
  if (import.meta.env.DEV || !navigator.serviceWorker) return;
  await navigator.serviceWorker.register(DOOR_WORKER);
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const here = window.location.origin + ASSETS;
  active?.postMessage({ keep: [...new Set(loaded)].filter((name) => name.startsWith(here)), isAll });
}

export async function forgetPage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(DOOR_WORKER);
  registration?.active?.postMessage({ forget: true });
}
