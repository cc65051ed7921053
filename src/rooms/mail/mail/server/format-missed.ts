import * as say from '../messages.ts';

/** After how many mails were queued: how many something kept from it. */
export function formatMissed(missed: number): string {
  return missed === 0 ? '' : ` ${say.someMissed({ count: missed })}`;
}
