import { channel } from 'node:diagnostics_channel';
import type { LogEvent } from 'kysely';

/** Tells about each query once it is over. */
export const QUERIES = channel('summit.query');

/** What a database is opened with so that it tells about its queries: nothing, unless somebody listens already. */
export function tellQueries(): { log?: (event: LogEvent) => void } {
  return QUERIES.hasSubscribers ? { log: (event) => QUERIES.publish(event) } : {};
}
