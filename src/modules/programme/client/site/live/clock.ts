import { readCounter } from '#ui/countdown/read-counter.ts';

const SECOND_MS = 1_000;

/**
 * Tells the server's time now, and then every second. Its difference to the browser's is read once, from the same reply
 * as the countdown's; without network, the browser's own time has to do.
 */
export function watchTime(address: string, tell: (now: number) => void): () => void {
  let ahead = 0;
  const tick = () => tell(Date.now() + ahead);
  readCounter(address).then(
    (read) => {
      ahead = read.ahead;
      tick();
    },
    () => {},
  );
  tick();
  const timer = setInterval(tick, SECOND_MS);
  // Timers don't run while a machine sleeps.
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
