import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = findRoot(dirname(fileURLToPath(import.meta.url)));

/** A path below the project's root, whether the program runs from source or from the build. */
export function fromRoot(path: string): string {
  return join(ROOT, path);
}

function findRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder));
}
