import { expect, test } from 'vitest';
import { BLOG_WITHOUT_POST, categoryAddress, postAddress } from './addresses.ts';

test('the blog’s addresses stay as they are: search engines, print and other sites know them', () => {
  expect(postAddress('a1')).toBe('/our/blog/a1/single');
  expect(categoryAddress('a1')).toBe('/newspage/a1/collections/');
  expect(BLOG_WITHOUT_POST).toBe('/blogs?notice=missing');
});
