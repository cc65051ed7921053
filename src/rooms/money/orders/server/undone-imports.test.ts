import { expect, test } from 'vitest';
import { deleteBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { runImport, undoImport } from '#rooms/edition/imports/contract.ts';
import { viewAttendees } from '#rooms/people/registrations/contract.ts';
import { emailOf, selling } from '#testing/orders.ts';
import { csvFile, peopleCsv } from '#testing/table-files.ts';
import { enterPayment } from '../contract.ts';

test('undoing an import keeps a registration with money on it, and says which', async () => {
  const { app, client, register } = await selling();
  const query = { kind: 'attendee' as const };
  const { body } = await client.call(runImport, { query, body: { file: csvFile(peopleCsv(['Kofi'])) } });
  const import_id = body.id ?? '';
  const { id } = await register('Ama');
  const paid = { way: 'bank' as const, amount: '100', note: 'TRF' };
  expect((await client.call(enterPayment, { query: { id }, body: paid })).status).toBeLessThan(300);
  const everybody = async () =>
    (await client.call(viewAttendees, { query: { sort: 'fullname' } })).body.records;
  const ama = (await everybody()).find(({ email }) => email === emailOf('Ama'));
  // As if she had been in the list, and bought her ticket afterwards.
  const record = { import_id, record_id: ama?.id ?? '' };
  await app.store.database.insertInto('imported_records').values(record).execute();
  const undone = await client.call(undoImport, { body: { id: import_id } });
  expect(undone.body.message).toMatch(
    /^Undone: 1 registration deleted\. 1 can’t be deleted\. Money came in .* for Ama by order/,
  );
  expect((await everybody()).map(({ fullname }) => fullname)).toEqual(['Ama']);
});

test('an edition in which money came in stays, and says why', async () => {
  const { client, register } = await selling();
  const { id, reference } = await register('Ama');
  const paid = { way: 'bank' as const, amount: '100', note: 'TRF' };
  expect((await client.call(enterPayment, { query: { id }, body: paid })).status).toBeLessThan(300);
  const [edition] = (await client.call(viewBasicData, {})).body.records;
  const refused = await client.call(deleteBasicData, { query: { id: edition?.id ?? '' } });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining(reference) } });
  expect((await client.call(viewBasicData, {})).body.records).toHaveLength(1);
});
