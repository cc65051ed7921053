import { extname } from 'node:path';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { LimitedProcess } from '#platform/server/limited-process.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import type { Drawing } from '#platform/server/samples.ts';
import type { Drawn } from './draw-samples.ts';

/** Drawing takes a second or two on an idle machine. */
const LIMITS = { time: 120_000, memory: 1_200_000, heap: 192, idle: 0 };
const MODULE = 'draw-process';
const isSource = extname(import.meta.url) === '.ts';

/**
 * What the modules have as samples, which fills the whole site. Draws the pictures first, then returns a function that
 * inserts everything as part of the caller's transaction.
 */
export async function prepareSamples(
  modules: readonly ServerModule[],
): Promise<(database: Database, services: Pick<Services, 'clock'>) => Promise<void>> {
  const samples = await Promise.all(modules.flatMap((module) => module.samples?.() ?? []));
  const drawn = await drawInChild(samples.flatMap(({ drawings }) => drawings));
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

/** Draws the samples in a child process: what drawing takes, the program would keep. */
function drawInChild(drawings: readonly Drawing[]): Promise<Drawn> {
  const module = isSource ? `src/demo/${MODULE}.ts` : `build/server/${MODULE}.js`;
  return new LimitedProcess(fromRoot(module), LIMITS).ask<Drawn>(drawings);
}
