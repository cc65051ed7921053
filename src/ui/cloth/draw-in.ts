/** docs/product.md, 2.8: cloth is drawn in once it is this far inside the window. */
const OFFSET_PX = 120;
/** Cloth that somebody jumped over, as by a link within the page, counts as seen. */
const ABOVE = '1000000px';

/**
 * Cloth that is in view when the page opens is drawn in by its styles alone. Cloth further down waits here until it
 * comes into view; without JavaScript it is simply there.
 */
export function drawInOnScrolling(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        target.removeAttribute('data-awaits-view');
      }
    },
    { rootMargin: `${ABOVE} 0px -${OFFSET_PX}px 0px` },
  );
  for (const cloth of document.querySelectorAll('.draws-down, .draws-along, .draws-thread')) {
    if (cloth.getBoundingClientRect().top < innerHeight - OFFSET_PX) continue;
    cloth.setAttribute('data-awaits-view', '');
    seen.observe(cloth);
  }
}
