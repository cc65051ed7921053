import type { z } from 'zod';
import { addDays, daysBetween } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import { publish } from '#platform/server/events.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { givenBy } from '#platform/server/module.ts';
import { copyEditionTexts } from '#rooms/edition/content/server/service.ts';
import { withActivity } from '#rooms/ground/server.ts';
import type { copiedEdition } from '../contract.ts';
import { carriedOver } from '../edition.ts';
import * as say from '../messages.ts';
import { findCurrentEdition } from './current.ts';
import { toEdition, toEditionColumns } from './edition-row.ts';
import { insertEdition, writeChosen } from './queries.ts';
import { assertYearFree, getEdition } from './service.ts';
import type { EditionRow } from './tables.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** What a copy of an edition takes along if that is asked for. Runs in the caller's transaction. */
    copiedOnRequest?: {
      what: 'speakers' | 'sponsors';
      copy: (
        database: Database,
        services: Pick<Services, 'clock'>,
        editions: { from: string; to: string },
      ) => Promise<number>;
    };
  }
}

/**
 * Copies an edition to another year: what it says and sells, not who registered, nor what belongs to its dates. Speakers
 * and sponsors come along on request.
 */
export function copyEdition(
  context: CallContext,
  id: string,
  { event_year: year, event_date, last_date, texts, ...wanted }: z.output<typeof copiedEdition>,
): Promise<{ id: string; hasMovedDays: boolean }> {
  return withActivity(context, async (database) => {
    const now = context.clock.now();
    const source = await getEdition(database, id);
    await assertYearFree(database, year);
    const current = await findCurrentEdition(database, now);
    const dates = { event_year: year, event_date: event_date ?? null, last_date };
    const copy: EditionRow = {
      id: newId(),
      ...toEditionColumns(dates, carriedOver(toEdition(source), 'copied')),
      sessions_end: null,
      chosen_at: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      deleted_at: null,
    };
    await insertEdition(database, copy);
    publish(database, 'EditionAdded', { id: copy.id });
    const editions = { from: id, to: copy.id };
    const later = daysLater(source, copy);
    let hasMovedDays = false;
    const moved = (day: string) => {
      hasMovedDays ||= later !== 0;
      return addDays(day, later);
    };
    if (texts) await copyEditionTexts(database, context, { ...editions, moved });
    const counts: Record<string, number> = {};
    for (const { what, copy: copyTo } of givenBy(context.modules, 'copiedOnRequest'))
      if (wanted[what]) counts[what] = await copyTo(database, context, editions);
    // A copy must not take over by its date.
    if (current && (await findCurrentEdition(database, now))?.id === copy.id) {
      await writeChosen(database, current.id, now.toISOString());
    }
    return {
      result: { id: copy.id, hasMovedDays },
      activity: {
        type: 'Created',
        description: say.copiedEntry({ from: String(source.year), to: String(year) }),
        changes: Object.entries(counts).map(([what, count]) => ({
          field: what === 'speakers' ? say.speakers() : say.sponsors(),
          from: '',
          to: String(count),
        })),
        subject: { type: 'event', id: copy.id },
      },
    };
  });
}

const WEEKS_OF_A_YEAR = 52;

/** How many days lie between their first ones; while one isn't known, as many weeks as the years have. */
function daysLater(from: EditionRow, to: EditionRow): number {
  return from.event_date && to.event_date
    ? daysBetween(from.event_date, to.event_date)
    : (to.year - from.year) * WEEKS_OF_A_YEAR * 7;
}
