import { buildWhenStale } from './build-when-stale.mjs';
import { installMissing } from './install.mjs';
import { runOnPinnedNode } from './run.mjs';

/** Runs `scripts/NAME.ts` with everything installed that it needs. `build` builds only what is stale. */
export async function runTask(name, taskArguments) {
  installMissing();
  if (name === 'build') buildWhenStale();
  else await runOnPinnedNode(`scripts/${name}.ts`, taskArguments);
}
