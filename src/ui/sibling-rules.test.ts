import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What stands before a sibling without naming it, such as `* + p` or `:not(.a) + .b`; within `:has()` it is the element itself. */
const NAMELESS_BEFORE = /(?<![\w\])"-])(?<!:has\()(?:\*|:[\w-]+(?:\([^()]*\))?)+\s*[+~]\s/g;

/** Then whatever appears anywhere has browsers style all again that stands beside it: hundreds of cells for a chosen row. */
function slowIn(css: string): string[] {
  return css.match(NAMELESS_BEFORE) ?? [];
}

test('no rule is about what follows just any element', () => {
  const sheets = globSync('src/**/*.css');
  const slow = sheets.flatMap((file) => slowIn(readFileSync(file, 'utf8')).map((rule) => `${file}: ${rule}`));
  expect(sheets.length).toBeGreaterThan(50);
  expect(slow).toEqual([]);
});

test.each([
  ['.text > * + *', 1],
  ['.a :is(th, td) > * + *', 1],
  ['* ~ .b', 1],
  [':is(.a, :not(.a) + .b)', 1],
  ['.a:not(.b) + .c', 0],
  ['.a > :where(:not(:first-child))', 0],
  ['.a:has(+ .b)', 0],
  ['p { margin: calc(2 * 1rem + 1px) }', 0],
])('%s', (css, count) => {
  expect(slowIn(css)).toHaveLength(count);
});
