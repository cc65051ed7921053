import type { CallClient } from '#platform/contract/call.ts';
import { type EventRecord, viewBasicData } from './contract.ts';

/** What a page knows about the summit. */
export interface CurrentEvent {
  /** Undefined if there is none or it couldn't be read; the fallback texts are shown instead. */
  event: EventRecord | undefined;
  readable: boolean;
}

/** The page and its layout need the same event, and share one call client per request. */
const underway = new WeakMap<CallClient, Promise<CurrentEvent>>();

/** The current edition: the first record of the event data. Read once per request. */
export function readCurrentEvent(call: CallClient): Promise<CurrentEvent> {
  const reading = underway.get(call) ?? readFirst(call);
  underway.set(call, reading);
  return reading;
}

async function readFirst(call: CallClient): Promise<CurrentEvent> {
  const list = await call(viewBasicData, { query: { page: 1, pageSize: 1 } }).catch(() => undefined);
  return { event: list?.records[0], readable: list !== undefined };
}

/** The status of a page about the summit: 503 keeps one without its data from being cached. */
export function eventPageStatus({ readable }: CurrentEvent): number {
  return readable ? 200 : 503;
}
