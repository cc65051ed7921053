import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOrSlug } from './fields.ts';
import { inAddress, numberedSlug, SLUG_MAX, slugOf } from './slug.ts';

test.each([
  ['What your ledger knows', 'what-your-ledger-knows'],
  ['  Kɔfi’s “first” 100 days — in Açcra! ', 'kofis-first-100-days-in-accra'],
  ['日本', '日本'],
  ['قاعة النيل، الطابق ٢', 'قاعة-النيل-الطابق-٢'],
  ['አዳራሽ አንድ!', 'አዳራሽ-አንድ'],
  ['ߟߊ߬ߘߌ', 'ߟߊ߬ߘߌ'],
  ['हिन्दी में', 'हिन्दी-में'],
  ['Зал Йод', 'зал-йод'],
  ['Ünï + ½ و', 'uni-1-2-و'],
  ['می\u200cخواهم', 'میخواهم'],
  ['𞤀𞤣𞤤𞤢𞤥'.repeat(20), `${'𞤢𞤣𞤤𞤢𞤥'.repeat(6)}𞤢𞤣`],
  ['!?', ''],
  ['x'.repeat(100), 'x'.repeat(64)],
])('%j has the address %j', (title, slug) => expect(slugOf(title)).toBe(slug));

test('an address is never longer than an id, and ends with a whole word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const slug = slugOf(title);
      expect(slug.length).toBeLessThanOrEqual(SLUG_MAX);
      expect(slug).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$/u);
      expect(decodeURIComponent(inAddress(slug))).toBe(slug);
      expect(inAddress(slug)).toMatch(/^[\x21-\x7e]*$/);
      expect(slugOf(slug), 'an address is its own').toBe(slug);
      if (!slug) return;
      for (const number of [1, 2, 10]) {
        const numbered = numberedSlug(slug, number);
        expect(slugOf(numbered)).toBe(numbered);
        expect(
          idOrSlug.parse(numbered.normalize('NFD').length > SLUG_MAX ? numbered : numbered.normalize('NFD')),
        ).toBe(numbered);
      }
    }),
  );
});
