import { formatInstant } from '#platform/contract/zoned-time.ts';

/** Until when a place is kept, as people read it. */
export function untilText(until: string, zone: string): string {
  return formatInstant(new Date(until), zone);
}
