import { readCounter } from './read-counter.ts';

/** docs/product.md, 2.4 */
const REFRESH_MS = 1000;
const listeners = new Set<() => void>();
let secondsLeft: number | null | undefined;
let started = false;

/** The whole seconds left; undefined until the event time is fetched, null while no date is known. */
export function currentSeconds(): number | null | undefined {
  return secondsLeft;
}

/** Subscribes to every change. The first subscriber triggers fetching the event time. */
export function watchSeconds(address: string, changed: () => void): () => void {
  listeners.add(changed);
  if (!started) {
    started = true;
    readCounter(address).then(
      ({ begins, ahead }) => (begins === undefined ? tell(null) : run(begins - ahead)),
      (cause) => console.error('Error fetching event time', cause),
    );
  }
  return () => listeners.delete(changed);
}

function run(end: number): void {
  const timer = setInterval(tick, REFRESH_MS);
  tick();
  function tick() {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    if (left === 0) clearInterval(timer);
    tell(left);
  }
}

function tell(left: number | null): void {
  secondsLeft = left;
  for (const changed of listeners) changed();
}
