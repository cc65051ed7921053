/** For how long, in ms, the answer to a form is awaited on a slow connection. */
const PATIENCE_MS = 10_000;

/** Sends a form that no script handles only once: the answer to a second press would hide what the first has done. */
export function sendOnce(): void {
  const sent = new Map<HTMLFormElement, HTMLElement | null>();
  const release = (form: HTMLFormElement) => {
    sent.get(form)?.removeAttribute('aria-disabled');
    sent.delete(form);
  };
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (sent.has(form)) return event.preventDefault();
    sent.set(form, submitter);
    submitter?.setAttribute('aria-disabled', 'true');
    // The answer may be a file, or never come.
    setTimeout(release, PATIENCE_MS, form);
  });
  // The page is back from the browser's memory.
  addEventListener('pageshow', () => {
    for (const form of sent.keys()) release(form);
  });
}
