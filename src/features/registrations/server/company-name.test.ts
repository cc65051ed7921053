import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { shareTestApp } from '#testing/app.ts';
import { companyName } from './company-name.ts';

const sharedApp = shareTestApp();

async function named(company: string): Promise<string> {
  const key: RawBuilder<string> = sql`cast(${normaliseForSearch(company)} as text)`;
  const { rows } = await sql<{ name: string }>`select ${companyName(key)} as name`.execute(
    sharedApp().store.database,
  );
  return rows[0]?.name ?? '';
}

test.each([
  ['Volta Bank Ltd', 'volta bank'],
  ['VOLTA BANK LIMITED', 'volta bank'],
  ['Volta Bank, PLC.', 'volta bank'],
  ['Volta Bank', 'volta bank'],
  ['Limited', 'limited'],
  ['Unlimited', 'unlimited'],
  ['Ltd Volta', 'ltd volta'],
])('%s is the company %s', async (company, name) => {
  expect(await named(company)).toBe(name);
});

test('the legal form, its case and what is around it make no difference', async () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9&]{1,12}$/);
  const form = fc.constantFrom('Ltd', 'LTD.', 'Limited', 'limited.', 'PLC', 'plc.');
  await fc.assert(
    fc.asyncProperty(
      fc.array(word, { minLength: 1, maxLength: 3 }),
      form,
      fc.boolean(),
      async (words, legal, comma) => {
        // A name that ends with a legal form would lose two.
        const company = [...words, 'x'].join(' ');
        expect(await named(`${company}${comma ? ',' : ''} ${legal}`)).toBe(await named(company));
      },
    ),
    { numRuns: 40 },
  );
});
