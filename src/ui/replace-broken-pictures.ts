/**
 * Replaces each picture that can't be loaded with the one named in its `data-fallback`, including pictures
 * that are added later.
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
  // Only once: the fallback may fail as well.
  delete target.dataset.fallback;
  target.removeAttribute('srcset');
  target.src = fallback;
}
