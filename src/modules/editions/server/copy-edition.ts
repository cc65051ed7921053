import type { z } from 'zod';
import { withActivity } from '#modules/activity/server/service.ts';
import { copyEditionTexts } from '#modules/content/server/service.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { copiedEdition } from '../contract.ts';
import { carriedOver } from '../edition.ts';
import * as say from '../messages.ts';
import { findCurrentEdition } from './current.ts';
import { toEdition, toEditionColumns } from './edition-row.ts';
import { insertEdition, writeChosen } from './queries.ts';
import { assertYearFree, getEdition } from './service.ts';
import type { EditionRow } from './tables.ts';

/** Copies an edition to another year: what it says and sells, not its people, nor what belongs to its dates. */
export function copyEdition(
  context: CallContext,
  id: string,
  { event_year: year, event_date, last_date }: z.output<typeof copiedEdition>,
): Promise<string> {
  return withActivity(context, async (database) => {
    const now = context.clock.now();
    const source = await getEdition(database, id);
    await assertYearFree(database, year);
    const current = await findCurrentEdition(database, now);
    const dates = { event_year: year, event_date: event_date ?? null, last_date };
    const copy: EditionRow = {
      id: newId(),
      ...toEditionColumns(dates, carriedOver(toEdition(source), 'copied')),
      chosen_at: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      deleted_at: null,
    };
    await insertEdition(database, copy);
    await copyEditionTexts(database, context, { from: id, to: copy.id });
    // A copy must not take over by its date.
    if (current && (await findCurrentEdition(database, now))?.id === copy.id) {
      await writeChosen(database, current.id, now.toISOString());
    }
    return {
      result: copy.id,
      activity: {
        type: 'Created',
        description: say.copiedEntry({ from: String(source.year), to: String(year) }),
        subject: { type: 'event', id: copy.id },
      },
    };
  });
}
