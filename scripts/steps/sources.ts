import { globSync, readFileSync } from 'node:fs';
import { fromRoot } from '#platform/server/project-root.ts';

/** The project's files by their path from its root. */
export type Sources = ReadonlyMap<string, string>;

export function readSources(pattern: string): Sources {
  const paths = globSync(pattern, { cwd: fromRoot('.') });
  return new Map(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(fromRoot(path), 'utf8')]));
}
