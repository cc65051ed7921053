/** What the summit is called, wherever it is named. */
export const SUMMIT_NAME = 'AI for Business Summit';
/** Who holds it; also the name in the copyright line (specification, section 2.2). */
export const ORGANISER_NAME = 'AI for Business';
export const SUMMIT_CITY = 'Accra';
/** The days a summit lasts, the event date being the first (rulings, 3). */
export const SUMMIT_DAYS = 2;

/** A page's title as the browser's tab shows it. */
export function pageTitle(title: string): string {
  return `${title} · ${SUMMIT_NAME}`;
}
