import { buildWhenStale } from './build-when-stale.mjs';
import { installMissing } from './install.mjs';
import { runOnPinnedNode } from './run.mjs';

/** `npm start`: whatever state the clone is in, it ends with the server running. */
export async function serve() {
  installMissing();
  buildWhenStale();
  await runOnPinnedNode('build/server/main.js');
}
