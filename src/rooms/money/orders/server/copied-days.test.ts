import { expect, test } from 'vitest';
import { singleSection } from '#rooms/edition/content/contract.ts';
import { copyEdition, currentEdition } from '#rooms/edition/editions/contract.ts';
import { selling } from '#testing/orders.ts';
import { publishSection } from '#testing/publish-section.ts';
import { CODE, KINDS } from '#testing/sales.ts';

test('a copy’s tickets and codes are sold as long before its first day, at the same levies', async () => {
  const { app, client } = await selling();
  const source = (await app.visitor.call(currentEdition, {})).body.record;
  expect(source.eventDate).toBe('2025-08-26');
  const [early, regular] = KINDS;
  const days = { firstDay: '2025-08-26', lastDay: '2025-08-26' };
  await publishSection(client, 'discountCodes', {
    codes: [{ ...CODE, code: 'TENTH', percent: '10', until: '2025-08-01' }],
  });
  await publishSection(client, 'ticketKinds', { kinds: [early, { ...regular, ...days }] });
  const levy = { name: 'VAT', rate: '15', isOnTop: false, from: '2025-01-01', until: '2025-12-31' };
  await publishSection(client, 'levies', { levies: [levy] });
  const copyTo = async (body: { event_year: number; event_date?: string }) => {
    const copied = (await client.call(copyEdition, { query: { id: source.id }, body })).body;
    expect(copied.message).toContain('look at them before you sell');
    const read = async (section: 'ticketKinds' | 'discountCodes' | 'levies') =>
      (await client.call(singleSection, { query: { section, edition: copied.id ?? '' } })).body.record.values;
    return { ...(await read('ticketKinds')), ...(await read('discountCodes')), ...(await read('levies')) };
  };
  expect(await copyTo({ event_year: 2026, event_date: '2026-08-25' })).toMatchObject({
    kinds: [
      { key: 'early', from: '', until: '2026-07-14', firstDay: '', lastDay: '' },
      { key: 'regular', until: '', firstDay: '2026-08-25', lastDay: '2026-08-25' },
    ],
    codes: [{ code: 'TENTH', until: '2026-07-31' }],
    levies: [{ from: '2025-01-01', until: '2025-12-31' }],
  });
  // While its days aren’t known, by as many weeks as the years have.
  expect(await copyTo({ event_year: 2027 })).toMatchObject({ kinds: [{ until: '2027-07-13' }, {}] });
});
