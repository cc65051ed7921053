import { inTheRecord } from '#platform/server/activity-snapshot.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { withActivity } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
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
        description: say.madeCurrentEntry({ year }),
        subject: { type: 'event', id },
        changes: inTheRecord(() => [
          { field: say.currentEdition(), from: before ? String(before.year) : '', to: String(year) },
        ]),
      },
    };
  });
}
