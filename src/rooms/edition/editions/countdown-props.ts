import { callAddress } from '#platform/contract/call.ts';
import type { EditionContent } from '#rooms/edition/content/contract.ts';
import { counter } from './contract.ts';

/** What a countdown is given: where it reads the time, and its words. */
export function countdownProps({ days, hours, minutes, seconds }: EditionContent['facts']) {
  return { address: callAddress(counter), labels: [days, hours, minutes, seconds] as const };
}
