const RULES = 'speculationrules';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Prepares the page behind a link that somebody points at, so that it only needs to be shown. On desktops alone, and not
 * where the browser asks for less or the connection is slow; of the pages prepared like this, browsers keep two. Their
 * script waits for a frame (`AFTER_FIRST_PAINT`), so it does nothing before somebody sees the page.
 */
export function prerenderPages(): void {
  const { connection } = navigator as { connection?: Connection };
  const asksForLess = connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g';
  if (asksForLess || !HTMLScriptElement.supports?.(RULES) || !matchMedia('(hover: hover)').matches) return;
  const rules = document.querySelector(`script[type="${RULES}"]`)?.textContent;
  if (!rules) return;
  document.head.append(
    Object.assign(document.createElement('script'), { type: RULES, textContent: asPrerendering(rules) }),
  );
}

/** Rules that prefetch, turned into rules that prerender: as long as the security policy expects them. */
export function asPrerendering(rules: string): string {
  return rules.replace('prefetch', 'prerender');
}
