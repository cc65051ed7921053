import { buildWhenStale } from './build-when-stale.mjs';
import { installMissing } from './install.mjs';
import { runOnPinnedNode } from './run.mjs';

/** Runs `scripts/NAME.ts` after installing what it needs. `build` only builds if the last build is stale. */
export async function runTask(name, taskArguments) {
  installMissing();
  if (name === 'build') buildWhenStale();
  else await runOnPinnedNode(`scripts/${name}.ts`, taskArguments);
}
