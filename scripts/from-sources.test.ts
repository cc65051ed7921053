import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf } from './steps/imports.ts';

const TYPES = /^(?:import|export)\s+type\b[^;]*;|^import\s*\{(?:\s*type\s[^,}]*,?)+\s*\}\s*from[^;]*;/gm;
/** What is only loaded when it is asked for. */
const LATER = /\bimport\([^)]*\)/g;
const NEEDS_A_BUILD = /\.tsx$|\.css$/;

/** The way from a command to what only a build can load; undefined if it needs nothing such. */
function wayToBuilt(start: string): string[] | undefined {
  const seen = new Set<string>();
  const walk = (file: string, way: readonly string[]): string[] | undefined => {
    if (seen.has(file)) return undefined;
    seen.add(file);
    const source = readFileSync(file, 'utf8').replace(TYPES, '').replace(LATER, '');
    for (const { specifier, to } of importsOf(file, source)) {
      const here = [...way, file];
      if (NEEDS_A_BUILD.test(to) || specifier.includes('?')) return [...here, specifier];
      const further = walk(to, here);
      if (further) return further;
    }
    return undefined;
  };
  return walk(start, []);
}

test.each(
  globSync(['scripts/*.ts', 'scripts/{soak,media}/*.ts', 'bench/**/*.ts']).filter(
    (file) => !file.includes('.test.'),
  ),
)('%s runs from the sources', (file) => {
  expect(wayToBuilt(file)).toBeUndefined();
});
