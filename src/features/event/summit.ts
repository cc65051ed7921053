export const SUMMIT_NAME = 'AI for Business Summit';
/** Also used in the copyright line (docs/product.md, 2.2). */
export const ORGANISER_NAME = 'AI for Business';

/** A page's title as shown in the browser tab. */
export function pageTitle(title: string): string {
  return `${title} · ${SUMMIT_NAME}`;
}
