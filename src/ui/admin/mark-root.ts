/**
 * Tells the styles that something is on the page, until the returned function is called. `:has()` on an element
 * around a table would do it too, but is checked again for each of the rows that come and go.
 */
export function markRoot(mark: 'data-list' | 'data-choosing'): () => void {
  document.documentElement.toggleAttribute(mark, true);
  return () => document.documentElement.removeAttribute(mark);
}
