import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf, startOf } from './excerpt.ts';

test('an excerpt is plain text', () => {
  expect(startOf('<p>Salt &amp; <strong>cocoa</strong></p><p>in Tema</p>')).toBe('Salt & cocoa in Tema');
});

test('an excerpt ends with a whole word', () => {
  const content = `<p>${'weaving '.repeat(60)}</p>`;
  expect(startOf(content)).toMatch(/ weaving…$/);
});

test('an excerpt that ends with a sentence says no more', () => {
  const content = `<p>${'It lies under a pile. '.repeat(20)}</p>`;
  expect(startOf(content)).toMatch(/ pile\.$/);
});

test('an excerpt is never long', () => {
  fc.assert(fc.property(fc.string({ maxLength: 2000 }), (content) => startOf(content).length <= 171));
});

test('the author’s own excerpt comes first', () => {
  const content = '<p>Text</p>';
  expect(excerptOf({ excerpt: 'In short.', content })).toBe('In short.');
  expect(excerptOf({ excerpt: '', content })).toBe('Text');
});
