import { expect, test } from 'vitest';
import { outlineOf, readingMinutes } from './article-outline.ts';

test('a long post has a list of its headings, which lead to them', () => {
  const content = '<h2>One &amp; <em>two</em></h2><p>x</p><h2>Two</h2><h3>Not this</h3><h2>Three</h2>';
  const outline = outlineOf(content);
  expect(outline.headings).toEqual([
    { id: 'section-1', title: 'One & two' },
    { id: 'section-2', title: 'Two' },
    { id: 'section-3', title: 'Three' },
  ]);
  expect(outline.content).toContain('<h2 id="section-1">One &amp; <em>two</em></h2>');
  expect(outline.content).toContain('<h3>Not this</h3>');
});

test('a short post has none, and stays as it is', () => {
  const content = '<h2>One</h2><p>x</p><h2>Two</h2>';
  expect(outlineOf(content)).toEqual({ content, headings: [] });
});

test.each([
  [10, 1],
  [440, 2],
  [2_000, 9],
])('%i words are read in %i min', (words, minutes) => {
  expect(readingMinutes(`<p>${'word '.repeat(words)}</p>`)).toBe(minutes);
});
