import { z } from 'zod';
import { Refusal } from './refusal.ts';

/** Of a call with which an organiser may add registrations. */
export const beyondPlaces = z
  .stringbool()
  .or(z.boolean())
  .default(false)
  .describe(
    'Also if there are then more registrations than places. Without it that is refused, saying how many there would be.',
  );

/** What an organiser does knowingly. */
export interface Allowed {
  /** There may be more registrations than places. */
  beyondPlaces?: boolean;
}

export function refuseBeyondPlaces(message: string): Refusal {
  return new Refusal('conflict', message, { beyondPlaces: message });
}

/** What has to be asked before going on; '' unless that is why a call was refused. */
export function asksBeyondPlaces(thrown: unknown): string {
  return (thrown instanceof Refusal && thrown.errors.beyondPlaces) || '';
}
