import { buildWhenStale } from './build-when-stale.mjs';
import { installMissing } from './install.mjs';
import { runOnPinnedNode } from './run.mjs';

/** `npm start`: starts the server, whatever state the clone is in. */
export async function serve() {
  installMissing();
  buildWhenStale();
  await runOnPinnedNode('build/server/main.js');
}
