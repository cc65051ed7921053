import { expect, test } from 'vitest';
import { readOrder, selling } from '#testing/orders.ts';
import { csvFile } from '#testing/table-files.ts';
import { readStatement } from '../statement-contract.ts';

async function desk() {
  const { app, client, register } = await selling();
  const { id, reference } = await register('Kofi', 'Loom Mills');
  const take = async (...lines: string[]) =>
    (await client.call(readStatement, { body: { file: csvFile(lines.join('\n')), way: 'bank' } })).body;
  return { reference, take, paid: async () => (await readOrder(app, id)).paid };
}

test.each(['Ref', 'Référence', 'Our Reference', 'N° pièce', 'Trace no.'])(
  'numbers of the bank under ‘%s’ tell equal payments of a part apart',
  async (heading) => {
    const { reference, take, paid } = await desk();
    const headings = `Date,${heading},Narration,Credit`;
    const rows = [`2025-06-01,FT25152AAB1,TRF ${reference},100.00`, '2025-06-01,FT25152KKQ2,SOMEBODY,5.00'];
    expect(await take(headings, ...rows)).toMatchObject({ matched: 1 });
    expect(await paid()).toBe(10_000);
    // On the same day, too, and in a file of its own.
    expect(await take(headings, `2025-06-01,FT25152ZZC7,TRF ${reference},100.00`)).toMatchObject({
      matched: 1,
    });
    expect(await take(headings, `2025-06-03,FT25154QQD4,TRF ${reference},100.00`)).toMatchObject({
      matched: 1,
    });
    expect(await paid()).toBe(30_000);
    // The same one on another day, and by another form.
    expect(await take(headings, `2025-06-02,FT25152AAB1,TRF ${reference},100.00`)).toMatchObject({
      ...{ matched: 0, unclear: { same: 1 } },
    });
    expect(
      await take(
        'Value date,Transaction ID,Details,Amount credited',
        `2025-06-04,FT25154QQD4,IB ${reference},100.00`,
      ),
    ).toMatchObject({ matched: 0 });
    expect(await paid()).toBe(30_000);
  },
);

test('what a payer wrote under such a heading is no number of the bank', async () => {
  const { reference, take, paid } = await desk();
  const headings = 'Date,Reference,Narration,Credit';
  for (const day of ['01', '03'])
    expect(await take(headings, `2025-06-${day},0244123456,TRF ${reference},100.00`)).toMatchObject({
      matched: 1,
    });
  expect(await paid()).toBe(20_000);
  // Of one day, nothing tells them apart.
  const rows = [`2025-06-05,Tickets,TRF ${reference},100.00`, '2025-06-05,Summit 2025,SOMEBODY,5.00'];
  await take(headings, ...rows);
  expect(await take(headings, `2025-06-05,Seats,TRF ${reference},100.00`)).toMatchObject({
    ...{ matched: 0, unclear: { same: 1 } },
  });
});
