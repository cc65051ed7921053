import { prepareBuild } from './prepare-build.mjs';
import { runOnPinnedNode } from './run.mjs';

/** `npm start`: starts the server, whatever state the clone is in. */
export async function serve() {
  await prepareBuild();
  await runOnPinnedNode('build/server/main.js');
}
