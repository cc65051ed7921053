import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import { ISLANDS } from './islands.ts';

/** Types distinguish islands only by their props, and several have the same ones. */
const USED = /<Island\s+name="(?<name>[\w-]+)"\s+component=\{(?<component>\w+)\}/g;

function usedIslands(): [name: string, component: string][] {
  const sources = globSync('**/*.tsx', { cwd: fromRoot('src') }).map((file) =>
    readFileSync(fromRoot(`src/${file}`), 'utf8'),
  );
  return sources
    .flatMap((source) => [...source.matchAll(USED)])
    .map(({ groups }) => [groups?.name ?? '', groups?.component ?? '']);
}

test('each island is rendered with the component that the browser loads for it', async () => {
  const used = usedIslands();
  expect(new Set(used.map(([name]) => name))).toEqual(new Set(Object.keys(ISLANDS)));
  const loaded = await Promise.all(
    Object.entries(ISLANDS).map(async ([name, load]) => [name, (await load()).name] as const),
  );
  expect(Object.fromEntries(used)).toEqual(Object.fromEntries(loaded));
});
