import { extname } from 'node:path';
import { fromRoot } from '../project-root.ts';

const isSource = extname(import.meta.url) === '.ts';

/** What a thread or a process runs: a module of this folder, or what was built of it. */
export function builtModule(name: string): string {
  return fromRoot(isSource ? `src/platform/server/database/${name}.ts` : `build/server/${name}.js`);
}
