import { useSyncExternalStore } from 'react';

/** From here on the header changes and the back-to-top button appears (docs/product.md, 2.8). */
const SCROLLED_PX = 100;

export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED_PX,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
