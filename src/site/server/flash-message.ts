/** How long an address may say what has just happened. */
const FRESH_MS = 60_000;

/**
 * What has just happened to one visitor stands in the address, because pages are the same for everybody. It
 * is dated when it is first asked for, and once it is old the address leads to the page without it: nobody
 * is told twice, or told what happened to somebody else.
 *
 * Answers where to go instead, and nothing where it may be said.
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
