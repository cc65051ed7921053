import { readCounter } from './read-counter.ts';

const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** So that the server's clock has surely passed the instant when the page is asked for again. */
const MARGIN_MS = 1000;
/** Remembers, for this tab, what the page was last loaded again for. */
const KEY = 'loaded-again-for';

/**
 * Loads a page that was left open again when the time comes at which the clock changes it: once, for a server whose
 * clock can't be read would otherwise be asked again and again.
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
    if (Date.now() < instant) return;
    sessionStorage.setItem(KEY, validUntil);
    location.reload();
  };
  // Timers stand still while a machine sleeps, so it looks again when the page is seen again.
  document.addEventListener('visibilitychange', look);
  const left = instant - Date.now();
  if (left < LONGEST_TIMER_MS) setTimeout(look, Math.max(0, left));
}
