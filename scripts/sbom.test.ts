import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import { billOfMaterials } from './steps/bill-of-materials.ts';

interface LockFile {
  packages: Record<string, { version: string; integrity?: string }>;
}

test('the bill of materials lists every package of the lock file with its hash', () => {
  const { packages } = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')) as LockFile;
  const locked = Object.entries(packages)
    .filter(([path, { integrity }]) => path && integrity)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`);
  const { bomFormat, components } = billOfMaterials();
  expect(bomFormat).toBe('CycloneDX');
  const listed = components
    .filter(({ hashes = [] }) => hashes.length > 0)
    .map(({ name, version }) => `${name} ${version}`);
  expect(new Set(listed)).toEqual(new Set(locked));
});
