/** What the summit is called, wherever it is named. */
export const SUMMIT_NAME = 'AI for Business Summit';
/** Who holds it; also named in the copyright line (docs/product.md, 2.2). */
export const ORGANISER_NAME = 'AI for Business';
export const SUMMIT_CITY = 'Accra';
/** How long a summit lasts, from the event date on (docs/product.md, 1.3). */
export const SUMMIT_DAYS = 2;

/** A page's title as the browser's tab shows it. */
export function pageTitle(title: string): string {
  return `${title} · ${SUMMIT_NAME}`;
}
