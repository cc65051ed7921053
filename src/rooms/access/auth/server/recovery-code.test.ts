import { expect, test } from 'vitest';
import { newRecoveryCode } from './recovery-code.ts';

const BITS = 80;

test('recovery codes carry 80 bits, in characters that are easy to tell apart', () => {
  const codes = Array.from({ length: 500 }, newRecoveryCode);
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  const signs = new Set(codes.join('').replaceAll('-', ''));
  expect(signs.size).toBe(32);
  expect(16 * Math.log2(signs.size)).toBeGreaterThanOrEqual(BITS);
  expect(new Set(codes).size).toBe(codes.length);
});
