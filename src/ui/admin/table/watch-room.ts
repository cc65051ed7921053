/**
 * A ref for the element around a table: tells the styles that there is one, and whether it is wider than that
 * element. Only then does it scroll inside it; otherwise the page scrolls, below a header that stays in view.
 */
export function watchRoom(place: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    place.toggleAttribute('data-scrolls', place.scrollWidth > place.clientWidth);
  });
  for (const element of [place, ...place.children]) observer.observe(element);
  // `:has()` on an element around the table would do it too, but is checked again for each of the rows that come and go.
  const root = document.documentElement;
  root.toggleAttribute('data-list', true);
  return () => {
    observer.disconnect();
    root.removeAttribute('data-list');
  };
}
