import { readCounter } from '#ui/countdown/read-counter.ts';

const SECOND_MS = 1_000;

/**
 * Tells the server's time every second, and how far it is ahead of the browser's, once the countdown's reply says it; until then
 * the page is as the server made it. Without network, the browser's own time has to do.
 */
export function watchTime(address: string, tell: (now: number, ahead: number) => void): () => void {
  let ahead: number | undefined;
  const tick = () => {
    if (ahead !== undefined) tell(Date.now() + ahead, ahead);
  };
  const start = (known: number) => {
    ahead = known;
    tick();
  };
  readCounter(address).then(
    (read) => start(read.ahead),
    () => start(0),
  );
  const timer = setInterval(tick, SECOND_MS);
  // Timers don't run while a machine sleeps.
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
