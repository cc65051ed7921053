import { markRoot } from '../mark-root.ts';

/**
 * A ref for the element around a table: tells the styles that there is one, and whether it is wider than that
 * element. Only then does it scroll inside it; otherwise the page scrolls, below a header that stays in view.
 */
export function watchRoom(place: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    place.toggleAttribute('data-scrolls', place.scrollWidth > place.clientWidth);
  });
  for (const element of [place, ...place.children]) observer.observe(element);
  const unmark = markRoot('data-list');
  return () => {
    observer.disconnect();
    unmark();
  };
}
