import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import { idPrefix } from './island-props.ts';
import { ISLANDS } from './islands.ts';

/** No type says that the browser loads the component which was rendered. */
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
  const files = globSync('**/*.island.tsx', { cwd: fromRoot('src') });
  expect(files.map((file) => basename(file, '.island.tsx')).toSorted()).toEqual(
    Object.keys(ISLANDS).toSorted(),
  );
  const loaded = await Promise.all(
    Object.entries(ISLANDS).map(async ([name, load]) => [name, (await load())?.name] as const),
  );
  expect(Object.fromEntries(used)).toEqual(Object.fromEntries(loaded));
});

test('no two islands make the same ids', () => {
  const names = Object.keys(ISLANDS);
  expect(new Set(names.map(idPrefix)).size).toBe(names.length);
});
