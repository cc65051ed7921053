import { type RefObject, useEffect, useState } from 'react';

/** Less than a slide shows of itself while it comes into view. */
const SHARE = 0.25;

/** Whether the element has been on the screen. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || isSeen) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { threshold: SHARE },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
