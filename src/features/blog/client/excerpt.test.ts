import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('an excerpt is plain text', () => {
  expect(excerptOf('<p>Salt &amp; <strong>cocoa</strong></p><p>in Tema</p>')).toBe('Salt & cocoa in Tema');
});

test('an excerpt ends with a whole word', () => {
  const content = `<p>${'weaving '.repeat(60)}</p>`;
  expect(excerptOf(content)).toMatch(/ weaving…$/);
});

test('an excerpt that ends with a sentence says no more', () => {
  const content = `<p>${'It lies under a pile. '.repeat(20)}</p>`;
  expect(excerptOf(content)).toMatch(/ pile\.$/);
});

test('an excerpt is never long', () => {
  fc.assert(fc.property(fc.string({ maxLength: 2000 }), (content) => excerptOf(content).length <= 171));
});
