/** A page that allows no flight can't refuse one: Chromium tells an error there that nobody can catch. */
export function keepWhatStays(): void {
  addEventListener('pageswap', ({ viewTransition }) => {
    if (document.querySelector('[data-stays]')) viewTransition?.skipTransition();
  });
}
