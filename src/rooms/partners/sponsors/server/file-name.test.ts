import { expect, test } from 'vitest';
import { readableName } from './file-name.ts';

test.each([
  ['acme_data-works.v2.png', 'Acme data works v2'],
  ['Owusu & Daughters.svg', 'Owusu & Daughters'],
  ['logo', 'Logo'],
  ['blob', undefined],
  ['.png', undefined],
  ['---.svg', undefined],
  ['\ud800.png', undefined],
  [`${'a'.repeat(500)}.png`, undefined],
])('%j reads %j', (file, name) => {
  expect(readableName(file)).toBe(name);
});
