type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'> & { target: Pick<Element, 'id'> };

/**
 * The section that is being read, after these have come to the reading line or left it, in this order: a busy browser
 * tells of several moments at once. '' if none is.
 */
export function sectionAfter(current: string, seen: readonly Seen[]): string {
  return seen.reduce((before, { isIntersecting, target: { id } }) => {
    if (isIntersecting) return id;
    return before === id ? '' : before;
  }, current);
}
