import { alone } from './alone.mjs';
import { buildWhenStale, isBuilt } from './build-when-stale.mjs';
import { installMissing, isInstalled } from './install.mjs';

/** Installs and builds what is missing. If nothing is missing, it writes nothing but, in a copied folder, how its files look. */
export async function prepareBuild() {
  if (isInstalled() && isBuilt()) return;
  await alone(async () => {
    await installMissing();
    await buildWhenStale();
  });
}
