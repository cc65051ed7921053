import type { CallClient } from '#platform/contract/call.ts';
import { type EventRecord, viewBasicData } from './contract.ts';

/** What a page knows of the summit it is about. */
export interface CurrentEvent {
  /** Undefined when nothing is entered, or nothing could be read: the fallback texts stand in. */
  event: EventRecord | undefined;
  readable: boolean;
}

/** A page and what stands around it ask for the same, through the client of their one request. */
const underway = new WeakMap<CallClient, Promise<CurrentEvent>>();

/** The first record of the event data: the current edition. Read once for each request. */
export function readCurrentEvent(call: CallClient): Promise<CurrentEvent> {
  const reading = underway.get(call) ?? readFirst(call);
  underway.set(call, reading);
  return reading;
}

async function readFirst(call: CallClient): Promise<CurrentEvent> {
  const list = await call(viewBasicData, { query: { page: 1, pageSize: 1 } }).catch(() => undefined);
  return { event: list?.records[0], readable: list !== undefined };
}

/** The status of a page about the summit: one without its data is not kept. */
export function eventPageStatus({ readable }: CurrentEvent): number {
  return readable ? 200 : 503;
}
