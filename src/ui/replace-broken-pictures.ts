/**
 * Puts in place of a picture that can't be loaded the one that it names in `data-fallback`, on the page as it is and
 * whatever it comes to show.
 */
export function replaceBrokenPictures(): void {
  document.addEventListener('error', ({ target }) => replace(target), true);
  // Some may have failed before anybody listened.
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    if (picture.complete) picture.decode().catch(() => replace(picture));
  }
}

function replace(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || !target.dataset.fallback) return;
  const { fallback } = target.dataset;
  // Once: the other may fail as well.
  delete target.dataset.fallback;
  target.removeAttribute('srcset');
  target.src = fallback;
}
