import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SLUG_MAX, slugOf } from './slug.ts';

test.each([
  ['What your ledger knows', 'what-your-ledger-knows'],
  ['  Kɔfi’s “first” 100 days — in Açcra! ', 'kofis-first-100-days-in-accra'],
  ['日本', ''],
  ['x'.repeat(100), 'x'.repeat(64)],
])('%j has the address %j', (title, slug) => expect(slugOf(title)).toBe(slug));

test('an address is never longer than an id, and ends with a whole word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (title) => {
      const slug = slugOf(title);
      expect(slug.length).toBeLessThanOrEqual(SLUG_MAX);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    }),
  );
});
