/** How long an address may show what has just happened. */
const FRESH_MS = 60_000;

/**
 * What has just happened to a visitor is in the address, because pages are the same for everybody. The
 * address is dated on the first request, and once that is too old it redirects to the page without the
 * message, so that nobody sees it twice or sees somebody else's. Returns where to redirect; undefined if the
 * message may be shown.
 */
export function expireFlash(
  path: string,
  { notice, at }: { notice?: string | undefined; at?: string | undefined },
  now: Date,
): string | undefined {
  if (!notice) return undefined;
  if (!at) return `${path}?${new URLSearchParams({ notice, at: String(now.getTime()) })}`;
  return Math.abs(now.getTime() - Number(at)) <= FRESH_MS ? undefined : path;
}
