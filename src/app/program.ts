import { readConfig } from '#platform/server/config.ts';
import { builtAssets } from '#platform/server/pages/assets.ts';
import { mountStaticFiles } from '#platform/server/pages/static-files.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { exitWithReason } from './exit-with-reason.ts';
import { serve } from './start.ts';

/** Serves the built program. */
export async function run(): Promise<void> {
  await serveBuilt().catch(exitWithReason);
}

async function serveBuilt(): Promise<void> {
  const clientFolder = fromRoot('build/client');
  await serve(readConfig(process.env), {
    assets: builtAssets(clientFolder),
    files: (app, cache) => mountStaticFiles(app, clientFolder, cache),
  });
}
