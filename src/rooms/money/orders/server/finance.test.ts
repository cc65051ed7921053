import { expect, test } from 'vitest';
import { mayAccess } from '#platform/contract/access.ts';
import { saveSection, singleSection, viewDraft } from '#rooms/edition/content/contract.ts';
import { updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { addRole, viewRoles } from '#rooms/ground/roles/contract.ts';
import { viewAttendees } from '#rooms/people/registrations/contract.ts';
import { EVERY_SCREEN } from '#testing/every-kind.ts';
import { readOrder, selling } from '#testing/orders.ts';
import { enterPayment, enterRefund, orderFigures, singleOrder, viewOrders } from '../contract.ts';
import { viewPaymentProviders } from '../provider-contract.ts';
import { viewStatementLines } from '../statement-contract.ts';

const NOWHERE = 'no-such-id';
const note = 'TRF 4711';

test('who has the right to money alone sees and enters money, and neither people nor the site', async () => {
  const { app, client: administrator, register } = await selling();
  await administrator.call(addRole, { body: { name: 'Accountant', rights: ['finance'] } });
  const { client } = await app.signInAs('Accountant');
  const { id } = await register('Ama');
  const query = { id };
  expect((await client.call(viewOrders, {})).body.records).toHaveLength(1);
  expect((await client.call(singleOrder, { query })).body.record).toMatchObject({ buyer: 'Ama' });
  for (const amount of ['1200', '300'])
    expect((await client.call(enterPayment, { query, body: { way: 'bank', amount, note } })).status).toBe(
      200,
    );
  expect((await client.call(enterRefund, { query, body: { way: 'bank', amount: '300', note } })).status).toBe(
    200,
  );
  expect(await readOrder(app, id)).toMatchObject({ state: 'paid', paid: 150_000, refunded: 30_000 });
  for (const call of [orderFigures, viewStatementLines, viewPaymentProviders])
    expect((await client.call(call, { query: {} })).status).toBe(200);

  const edition = (await client.call(viewBasicData, {})).body.records[0]?.id ?? '';
  const refused = [
    client.call(viewAttendees, {}),
    client.call(viewRoles, {}),
    client.call(viewDraft, {}),
    client.call(singleSection, { query: { section: 'identity' } }),
    client.call(saveSection, { body: { section: 'identity', values: {}, version: '' } }),
    client.call(updateBasicData, { query: { id: edition }, body: { event_year: 2025 } }),
  ];
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual(refused.map(() => 403));
  for (const [pattern, access] of Object.entries(EVERY_SCREEN)) {
    const address = pattern.replace(/\$\w*/, NOWHERE);
    const isOpen = mayAccess(access, { role: 'Accountant', rights: ['finance'] });
    expect((await client.fetch(address)).status === 403, address).toBe(!isOpen);
  }
});
