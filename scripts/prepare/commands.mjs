import { buildWhenStale } from './build.mjs';
import { installMissing } from './install.mjs';
import { runOnPinnedNode } from './run.mjs';

/** `npm start`: starts the server, whatever state the clone is in. */
export async function serve() {
  await installMissing();
  await buildWhenStale();
  await runOnPinnedNode('build/server/main.js');
}

/** Runs `scripts/NAME.ts` after installing what it needs. `build` only builds if the last build is stale. */
export async function runTask(name, taskArguments) {
  await installMissing();
  if (name === 'build') return buildWhenStale();
  await runOnPinnedNode(`scripts/${name}.ts`, taskArguments);
}
