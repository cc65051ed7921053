import type { PageRequest } from '#platform/client/page.ts';
import { PROPOSE_PAGE } from '../addresses.ts';
import { currentSpeakerCall } from '../contract.ts';

/** Where somebody who wants to speak goes, and until when; undefined while nothing can be proposed. */
export async function wayToSpeak({ call }: PageRequest) {
  const current = await call(currentSpeakerCall, {}).catch(() => undefined);
  if (!current?.isOpen) return undefined;
  return { address: PROPOSE_PAGE, until: current.endsAt ? new Date(current.endsAt) : undefined };
}
