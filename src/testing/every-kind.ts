import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { areKindsListed, type ListedKind, listKinds } from '#platform/contract/kind.ts';
import { fromRoot } from '#platform/server/project-root.ts';

const files = globSync('src/modules/*/kind.ts', { cwd: fromRoot('.') }).toSorted();
const declared: object[] = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ pathToFileURL(fromRoot(file)).href)),
);

/** Every kind of record whose module is there, for tools and tests that don't load the program. */
export const EVERY_KIND: readonly ListedKind[] = declared.flatMap((file) => Object.values(file));

if (!areKindsListed()) listKinds(EVERY_KIND);
