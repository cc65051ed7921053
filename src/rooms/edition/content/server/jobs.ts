import type { Job } from '#platform/server/jobs/job.ts';
import { removeUnneeded, withActivity } from '#rooms/ground/server.ts';
import { listFilmed } from './queries.ts';

const HOUR_MS = 60 * 60 * 1000;
/** As long as an upload may take, and a form may stay open after it. */
const STORED_MS = 48 * HOUR_MS;

/** Films that were never finished or saved, and those that no draft and no version has any more. */
export const purgeFilms: Job = {
  kind: 'forget-films',
  schedule: { every: 24 * HOUR_MS },
  run: (context) =>
    withActivity(context, async (database) => {
      const before = new Date(context.clock.now().getTime() - STORED_MS).toISOString();
      await removeUnneeded(database, before, async (ids) => {
        const held = await listFilmed(database);
        return new Set(ids.filter((id) => held.some((content) => content.includes(id))));
      });
      return { result: undefined };
    }),
};
