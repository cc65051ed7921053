import { expect, test } from 'vitest';
import { fieldInfo } from '#rooms/edition/content/fields.ts';
import { type SectionName, schemaOf } from '#rooms/edition/content/sections.ts';
import './texts.ts';

function summaryOf(section: SectionName, list: string, typed: Readonly<Record<string, unknown>>) {
  const { item } = fieldInfo(schemaOf(section).shape[list]);
  return item?.summary?.(typed);
}

test('what is sold shows its price and last day behind its name', () => {
  const kind = { name: 'Early bird', prices: [{ currency: 'GHS', amount: 120_000 }], until: '2025-07-15' };
  const kinds = (changes: object) => summaryOf('ticketKinds', 'kinds', { ...kind, ...changes });
  expect(kinds({})).toBe('Early bird · GH₵ 1,200 · until 2025-07-15');
  // What is being typed isn't an amount yet.
  expect(kinds({ prices: [{ currency: 'GHS', amount: '12x' }], until: '' })).toBe('Early bird');
  const code = { code: 'TENTH', percent: '10', prices: [], until: '' };
  expect(summaryOf('discountCodes', 'codes', code)).toBe('TENTH · 10%');
  expect(summaryOf('levies', 'levies', { name: 'VAT', rate: '15', until: '' })).toBe('VAT · 15%');
});
