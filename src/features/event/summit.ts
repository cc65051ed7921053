export const SUMMIT_NAME = 'AI for Business Summit';
/** Also used in the copyright line (docs/product.md, 2.2). */
export const ORGANISER_NAME = 'AI for Business';
export const SUMMIT_CITY = 'Accra';
/** How many days a summit lasts, starting on the event date (docs/product.md, 1.3). */
export const SUMMIT_DAYS = 2;

/** A page's title as shown in the browser tab. */
export function pageTitle(title: string): string {
  return `${title} · ${SUMMIT_NAME}`;
}
