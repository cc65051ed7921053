import { channel } from 'node:diagnostics_channel';
import type { LogEvent } from 'kysely';
import { noteStatement } from '../database/written-tables.ts';

/** Tells about each query once it is over. */
export const QUERIES = channel('summit.query');

/** What a database is opened with so that it tells about its queries. */
export function tellQueries(): { log: (event: LogEvent) => void } {
  return {
    log: (event) => {
      if (event.level === 'query') noteStatement(event.query.sql);
      QUERIES.publish(event);
    },
  };
}
