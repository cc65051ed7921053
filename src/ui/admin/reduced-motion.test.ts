import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Tests run in the project's root. */
const read = (file: string) => readFileSync(file, 'utf8');

test('what moves nothing for who wants less motion comes after what moves', () => {
  const files = [...read('src/ui/admin.css').matchAll(/@import "(\..+)"/g)].map(
    ([, file]) => `src/ui/${file}`,
  );
  const styles = files.map(read).join('\n');
  const blocks = [...styles.matchAll(/^@media \(prefers-reduced-motion: reduce\) \{\n(.*?)^\}/gms)];
  const still = blocks.flatMap(({ 1: rules = '', index }) =>
    [...rules.matchAll(/^ {2}(\.[\w-]+)(?:,| \{)$/gm)].map(([, name = '']) => ({ name, index })),
  );
  expect(still.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['.palette', '.sidebar-over', '.toast']),
  );
  const moving = still.filter(({ name, index }) =>
    new RegExp(`^\\${name} \\{[^}]*\\btransition:`, 'm').test(styles.slice(index)),
  );
  expect(moving).toEqual([]);
});
