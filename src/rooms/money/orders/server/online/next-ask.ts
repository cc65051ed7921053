import type { Services } from '#platform/server/http/context.ts';

const MINUTE_MS = 60_000;

/** The first of these minutes after something began that is still to come. */
export function nextAsk(
  { clock }: Pick<Services, 'clock'>,
  { created_at }: { created_at: string },
  minutes: readonly number[],
): string | null {
  const now = clock.now().getTime();
  const began = new Date(created_at).getTime();
  const next = minutes.map((after) => began + after * MINUTE_MS).find((time) => time > now);
  return next === undefined ? null : new Date(next).toISOString();
}
