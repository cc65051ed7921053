import { globSync, readFileSync } from 'node:fs';
import { fromRoot } from '#platform/server/project-root.ts';
import { brokenArrows } from './arrows.ts';

/** Looks at every import of the project and says which point against the arrows. */
export function checkArrows(): boolean {
  const files = globSync('{src,database}/**/*.{ts,tsx}', { cwd: fromRoot('.') });
  const broken = files.flatMap((file) => {
    const path = file.replaceAll('\\', '/');
    return brokenArrows(path, readFileSync(fromRoot(path), 'utf8'));
  });
  for (const { from, to, reason } of broken) console.log(`${from} imports ${to}: ${reason}.`);
  return broken.length === 0;
}
