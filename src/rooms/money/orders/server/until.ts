import { formatInstant } from '#platform/contract/zoned-time.ts';
import type { OrderRow } from './tables.ts';

/** An instant of an order, as people read it. */
export function untilText(until: string, zone: string): string {
  return formatInstant(new Date(until), zone);
}

/** Until when an order's places are kept; '' if they don’t end by themselves, as once something was paid. */
export function keptUntilText(
  { state, held_until }: Pick<OrderRow, 'state' | 'held_until'>,
  zone: string,
): string {
  return state === 'open' && held_until ? untilText(held_until, zone) : '';
}
