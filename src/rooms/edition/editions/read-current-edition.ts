import type { CallClient } from '#platform/contract/call.ts';
import { currentEdition, defaultEdition } from './contract.ts';
import type { CurrentEdition } from './edition.ts';

/** The page and its layout need the same edition, and share one call client per request. */
const underway = new WeakMap<CallClient, Promise<CurrentEdition | undefined>>();

/** The current edition, or what stands for it. Read once per request; undefined if neither can be read. */
export function readCurrentEdition(call: CallClient): Promise<CurrentEdition | undefined> {
  const reading = underway.get(call) ?? read(call);
  underway.set(call, reading);
  return reading;
}

async function read(call: CallClient): Promise<CurrentEdition | undefined> {
  const reply = await call(currentEdition, {})
    .catch(() => call(defaultEdition, {}))
    .catch(() => undefined);
  return reply?.record;
}
