import { plural } from '#platform/contract/plural.ts';
/** After how many mails were queued: how many something kept from it. */
export function formatMissed(missed: number): string {
  if (missed === 0) return '';
  return ` Something went wrong with the other ${plural(missed, 'one', missed)}. Please send ${plural(missed, 'it', 'them')} again.`;
}
