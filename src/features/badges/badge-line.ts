import type { EventRecord } from '#features/event/contract.ts';
import { type Phase, placeAndDays } from '#features/event/schedule.ts';
import { SUMMIT_CITY } from '#features/event/summit.ts';

/** Where and when; once the summit is over, the days of the next one aren't known. */
export function badgeLine(event: EventRecord | undefined, phase: Phase): string {
  return phase === 'after' ? SUMMIT_CITY : placeAndDays(event);
}
