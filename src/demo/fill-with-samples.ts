import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { drawApart } from './draw-apart.ts';

/**
 * What the modules have as samples, which fills the whole site. Draws the pictures first, then returns a function that
 * inserts everything as part of the caller's transaction.
 */
export async function prepareSamples(
  modules: readonly ServerModule[],
): Promise<(database: Database, services: Pick<Services, 'clock'>) => Promise<void>> {
  const samples = await Promise.all(modules.flatMap((module) => module.samples?.() ?? []));
  const drawn = await drawApart(samples.flatMap(({ drawings }) => drawings));
  return async (database, services) => {
    for (const { insert } of samples) {
      await insert(database, services, (name) => {
        const picture = drawn.get(name);
        if (!picture) throw new Error(`no picture was drawn for ${name}`);
        return picture;
      });
    }
  };
}
