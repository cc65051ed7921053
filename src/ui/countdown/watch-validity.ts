import { readCounter } from './read-counter.ts';

const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** So that the server's clock has surely passed the instant when the page is asked for again. */
const MARGIN_MS = 1000;

/** Loads a page that was left open again when the time comes at which the clock changes it. */
export function watchValidity(): void {
  const { validUntil, clock } = document.querySelector<HTMLElement>('[data-valid-until]')?.dataset ?? {};
  if (!validUntil || !clock) return;
  readCounter(clock).then(
    ({ ahead }) => reloadAt(Date.parse(validUntil) - ahead + MARGIN_MS),
    () => {},
  );
}

function reloadAt(instant: number): void {
  const look = () => {
    if (Date.now() >= instant) location.reload();
  };
  // Timers stand still while a machine sleeps, so it looks again when the page is seen again.
  document.addEventListener('visibilitychange', look);
  const left = instant - Date.now();
  if (left < LONGEST_TIMER_MS) setTimeout(look, Math.max(0, left));
}
