import { readCounter } from './read-counter.ts';

const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Makes sure that the server's clock has passed the instant before the page is requested again. */
const MARGIN_MS = 1000;
/** Where the tab remembers what it last reloaded for. */
const KEY = 'loaded-again-for';

/**
 * Reloads a page that was left open when the clock changes it. Only once: where the server's time can't be read, the
 * page would otherwise reload again and again.
 */
export function watchValidity(): void {
  const { validUntil, clock } = document.querySelector<HTMLElement>('[data-valid-until]')?.dataset ?? {};
  if (!validUntil || !clock || sessionStorage.getItem(KEY) === validUntil) return;
  readCounter(clock).then(
    ({ ahead }) => reloadAt(Date.parse(validUntil) - ahead + MARGIN_MS, validUntil),
    () => {},
  );
}

function reloadAt(instant: number, validUntil: string): void {
  const look = () => {
    if (Date.now() < instant || isPrerendering()) return;
    sessionStorage.setItem(KEY, validUntil);
    location.reload();
  };
  // Timers don't run while a machine sleeps, so it checks again when the page becomes visible.
  document.addEventListener('visibilitychange', look);
  // A page that was prepared for a link may not load itself again before it is shown.
  document.addEventListener('prerenderingchange', look);
  const left = instant - Date.now();
  if (left < LONGEST_TIMER_MS) setTimeout(look, Math.max(0, left));
}

function isPrerendering(): boolean {
  return (document as { prerendering?: boolean }).prerendering === true;
}
