import { readConfig, StartRefusal } from '#platform/server/config.ts';
import { builtAssets } from '#platform/server/pages/assets.ts';
import { mountStaticFiles } from '#platform/server/pages/static-files.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { serve } from './start.ts';

/** Serves the built program. A setting that can't be used ends it with a one-line message. */
export async function run(): Promise<void> {
  await serveBuilt().catch((error: unknown) => {
    const expected = error instanceof StartRefusal;
    process.stderr.write(`${expected ? error.message : (error as Error)?.stack}\n`);
    process.exit(1);
  });
}

async function serveBuilt(): Promise<void> {
  const clientFolder = fromRoot('build/client');
  await serve(readConfig(process.env), {
    assets: builtAssets(clientFolder),
    files: (app) => mountStaticFiles(app, clientFolder),
  });
}
