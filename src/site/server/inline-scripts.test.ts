import { expect, test } from 'vitest';
import '#app/modules.ts';
import { prefetchedPages, prerenderedPages } from './inline-scripts.ts';

test('no page of one visitor is fetched or prepared ahead', () => {
  const [{ where }] = JSON.parse(prerenderedPages()).prerender;
  const [, { not }] = where.and;
  const isLeftOut = (path: string) =>
    not.href_matches.some((pattern: string) =>
      new URLPattern(pattern, 'https://a.example').test(path, 'https://a.example'),
    );
  for (const path of [
    '/my',
    '/my/abc',
    '/fr/my/abc',
    '/group/abc',
    '/door/abc',
    '/waiting/abc',
    '/screen/all',
  ]) {
    expect([path, isLeftOut(path)]).toEqual([path, true]);
  }
  for (const path of ['/', '/speakers', '/fr/speakers', '/registrants', '/mysteries', '/programme']) {
    expect([path, isLeftOut(path)]).toEqual([path, false]);
  }
  expect(prefetchedPages()).toBe(prerenderedPages().replace('prerender', 'prefetch'));
});
