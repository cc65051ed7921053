import { expect, test } from 'vitest';
import { buyersPage, readOrder, selling } from '#testing/orders.ts';
import { enterPayment, updateBuyer } from '../contract.ts';

test('a buyer corrects the company on a paid order three times, then organisers do', async () => {
  const { app, client, register } = await selling();
  const { id, link } = await register('Ama', 'Volta Bank');
  const body = { way: 'cash', amount: '1200', note: 'At the desk' } as const;
  await client.call(enterPayment, { query: { id }, body });
  const page = buyersPage(app, link);
  const papers = async () => (await readOrder(app, id)).papers.length;
  for (const company of ['Volta', 'Volta Ltd', 'Volta Bank Ltd'])
    expect((await page.press({ do: 'save', company })).status).toBe(303);
  expect(await papers()).toBe(7);
  const refused = await page.press({ do: 'save', company: 'Another' });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('were corrected three times. Please write to the organisers');
  expect(await papers()).toBe(7);
  // What is on no paper, or stays, isn't a correction.
  expect((await page.press({ do: 'save', company: 'Volta Bank Ltd' })).status).toBe(303);
  const buyer = { buyer: 'Ama Owusu', company: 'Another', address: '', taxNumber: '', withholds: false };
  expect((await client.call(updateBuyer, { query: { id }, body: buyer })).status).toBe(200);
  expect(await papers()).toBe(9);
});
