import { expect, test } from 'vitest';
import { physicalSides } from './logical-properties.ts';

const sidesIn = (path: string, source: string) => physicalSides(new Map([[path, source]])).length;

test.each([
  ['a.css', '.a { margin-left: 1rem }'],
  ['a.css', '.a {\n  left: 0;\n}'],
  ['a.css', '.a { border-right-width: 1px }'],
  ['a.css', '.a { text-align: right }'],
  ['a.tsx', '<p className="mt-2 ml-4">'],
  ['a.tsx', '<p className="md:pr-2">'],
  ['a.tsx', "<p className={isWide ? 'text-left' : ''}>"],
])('a side is refused: %s %s', (path, source) => {
  expect(sidesIn(path, source)).toBe(1);
});

test.each([
  ['a.css', '.a { margin-inline-start: 1rem; background: var(--color-right-ground); text-align: end }'],
  ['a.css', '.right:has(:disabled) { opacity: 1 }'],
  ['a.tsx', '<p className="ms-4 text-start leading-none">{left - right}</p>'],
])('start, end and names are not: %s %s', (path, source) => {
  expect(sidesIn(path, source)).toBe(0);
});
