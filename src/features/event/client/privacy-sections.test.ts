import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { PRIVACY_SECTIONS, PRIVACY_UPDATED } from './privacy-sections.ts';

// If this fails because the text was changed, set PRIVACY_UPDATED to the day of the change, and both here.
test('the privacy policy names the day on which its text was last changed', () => {
  const hash = createHash('sha256').update(JSON.stringify(PRIVACY_SECTIONS)).digest('hex').slice(0, 16);
  expect({ hash, PRIVACY_UPDATED }).toEqual({ hash: 'c62c8cdb200e80a1', PRIVACY_UPDATED: '2026-11-21' });
});
