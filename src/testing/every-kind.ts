import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { screensOf } from '#admin/screens-of.ts';
import { areKindsListed, type ListedKind, listKinds } from '#platform/contract/kind.ts';
import type { Screens } from '#platform/contract/screens.ts';
import { fromRoot } from '#platform/server/project-root.ts';

/** Every kind of record and every screen whose module is there, for tools and tests that don't load the program. */
export const EVERY_KIND = await declaredIn<ListedKind>('kind.ts');
export const EVERY_SCREEN = screensOf([...EVERY_KIND, ...(await declaredIn<Screens>('screens.ts'))]);

if (!areKindsListed()) listKinds(EVERY_KIND);

async function declaredIn<Declared>(name: string): Promise<readonly Declared[]> {
  const files = globSync(`src/rooms/*/*/${name}`, { cwd: fromRoot('.') }).toSorted();
  const declared: Record<string, Declared>[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(fromRoot(file)).href)),
  );
  return declared.flatMap((file) => Object.values(file));
}
