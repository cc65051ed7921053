import { expect, test } from 'vitest';
import { describeBrowser } from './describe-browser.ts';

const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test.each([
  [EDGE, 'Edge on Windows'],
  [IPHONE, 'Safari on iPhone'],
  ['curl/8.5.0', 'An unknown browser'],
  ['', 'An unknown browser'],
])('says which browser %s is', (userAgent, words) => {
  expect(describeBrowser(userAgent)).toBe(words);
});
