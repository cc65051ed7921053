/** A double click, or a second press while the answer is under way. */
const AGAIN_MS = 2_000;

/** Sends a form that no script handles only once: the answer to a second press would hide what the first has done. */
export function sendOnce(): void {
  const sent = new WeakMap<EventTarget, number>();
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !form) return;
    if (event.timeStamp - (sent.get(form) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS) event.preventDefault();
    else sent.set(form, event.timeStamp);
  });
}
