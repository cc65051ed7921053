import type { CallClient } from '#platform/contract/call.ts';
import type { CurrentEdition } from './edition.ts';
import { currentEdition } from './edition-calls.ts';

/** The page and its layout need the same event, and share one call client per request. */
const underway = new WeakMap<CallClient, Promise<CurrentEdition | undefined>>();

/** The current edition. Read once per request. Undefined if it can't be read; the fallback texts are shown instead. */
export function readCurrentEvent(call: CallClient): Promise<CurrentEdition | undefined> {
  const reading = underway.get(call) ?? read(call);
  underway.set(call, reading);
  return reading;
}

async function read(call: CallClient): Promise<CurrentEdition | undefined> {
  const reply = await call(currentEdition, {}).catch(() => undefined);
  return reply?.record;
}
