import { withActivity } from '#modules/activity/server/service.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { findCurrentEdition } from './current.ts';
import { writeChosen } from './queries.ts';
import { getEdition } from './service.ts';

/** Makes an edition the current one, and returns its year. */
export function chooseEdition(context: CallContext, id: string): Promise<number> {
  return withActivity(context, async (database) => {
    const now = context.clock.now();
    const before = await findCurrentEdition(database, now);
    const { year } = await getEdition(database, id);
    await writeChosen(database, id, now.toISOString());
    return {
      result: year,
      activity: {
        type: 'Updated',
        description: `Made the edition of ${year} the current one`,
        subject: { type: 'event', id },
        changes: [{ field: 'Current edition', from: before ? String(before.year) : '', to: String(year) }],
      },
    };
  });
}
