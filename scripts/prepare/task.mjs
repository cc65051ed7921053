import { alone } from './alone.mjs';
import { installMissing, isInstalled } from './install.mjs';
import { prepareBuild } from './prepare-build.mjs';
import { runOnPinnedNode } from './run.mjs';

/** Runs `scripts/NAME.ts` after installing what it needs. `build` only builds if the last build is stale. */
export async function runTask(name, taskArguments) {
  if (name === 'build') return prepareBuild();
  if (!isInstalled()) await alone(installMissing);
  await runOnPinnedNode(`scripts/${name}.ts`, taskArguments);
}
