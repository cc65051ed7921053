import { formatInstant } from '#platform/contract/zoned-time.ts';
import type { EditionRow } from '#rooms/edition/server.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface OfferTime {
  until: Date;
  /** In the language that is spoken. */
  untilText: () => string;
}

/** Until when places that are offered now are kept. */
export function offerTime({ waiting_hours, zone }: EditionRow, now: Date): OfferTime {
  const until = new Date(now.getTime() + waiting_hours * HOUR_MS);
  return { until, untilText: () => formatInstant(until, zone) };
}
