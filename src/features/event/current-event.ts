import type { CallClient } from '#platform/contract/call.ts';
import { type EventRecord, viewBasicData } from './contract.ts';

/** The page and its layout need the same event, and share one call client per request. */
const underway = new WeakMap<CallClient, Promise<EventRecord | undefined>>();

/**
 * The current edition: the first record of the event data. Read once per request. Undefined if there is none or
 * it can't be read; the fallback texts are shown instead.
 */
export function readCurrentEvent(call: CallClient): Promise<EventRecord | undefined> {
  const reading = underway.get(call) ?? readFirst(call);
  underway.set(call, reading);
  return reading;
}

async function readFirst(call: CallClient): Promise<EventRecord | undefined> {
  const list = await call(viewBasicData, { query: { page: 1, pageSize: 1 } }).catch(() => undefined);
  return list?.records[0];
}
