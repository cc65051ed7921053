import { expect, test } from 'vitest';
import { updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { previewImport, runImport } from '#rooms/edition/imports/contract.ts';
import { searchEverything } from '#rooms/edition/search/contract.ts';
import { addPartnership, viewPartnerships } from '#rooms/partners/partnerships/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { pageOf, registered } from '#testing/own-page.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { csvFile, PEOPLE_HEADINGS, personLine } from '#testing/table-files.ts';
import { addAttendee, viewAttendees } from '../contract.ts';
import { enterAttendee } from '../desk.ts';

const WRONG = 'Invalid WhatsApp number';
/** Its column in a file. */
const WHATSAPP = 4;

/** A summit in Lomé. */
async function inTogo() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const id = (await app.visitor.call(viewBasicData, {})).body.records[0]?.id ?? '';
  const body = { event_year: 2025, event_date: '2025-08-26', country: 'TG' };
  expect((await client.call(updateBasicData, { query: { id }, body })).status).toBe(200);
  const answers = (name: string, whatsapp_number: string) =>
    sampleRegistration({ name, whatsapp_number, email: `${name.toLowerCase()}@lome.example` });
  const found = async (search: string) =>
    (await client.call(viewAttendees, { query: { search } })).body.records.map(({ whatsapp }) => whatsapp);
  return { app, client, answers, found };
}

test('a number without its country’s code gets that of the edition, however it came in', async () => {
  const { app, client, answers, found } = await inTogo();
  await app.visitor.call(addAttendee, { body: answers('Ama', '90 12 34 56') });
  await client.call(enterAttendee, { body: answers('Esi', '(90) 12-34-57') });
  const line = personLine('Kofi').with(WHATSAPP, '90.12.34.58');
  const file = csvFile(`${PEOPLE_HEADINGS.join()}\n${line.join()}\n`);
  const imported = { query: { kind: 'attendee' as const }, body: { file } };
  expect((await client.call(previewImport, imported)).body.problems).toEqual([]);
  await client.call(runImport, imported);
  expect((await found('')).toSorted()).toEqual(['+22890123456', '+22890123457', '+22890123458']);
  const request = samplePartnership({
    whatsapp_number: '0022890123459',
    contact_number: '+233 (0)24 412 3456',
  });
  expect((await app.visitor.call(addPartnership, { body: request })).status).toBe(200);
  const [partner] = (await client.call(viewPartnerships, {})).body.records;
  expect([partner?.whatsapp, partner?.phone]).toEqual(['+22890123459', '+233244123456']);
});

test('on one’s own page, too', async () => {
  const { app, path } = await registered();
  const { press, confirm, version } = pageOf(app, path);
  const { name, company_name, role, email } = sampleRegistration();
  const wanted = { do: 'correct', name, company_name, role, email, version: await version() };
  const refused = await press({ ...wanted, whatsapp_number: '412 3456' });
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(WRONG)]);
  await press({ ...wanted, whatsapp_number: '024 412 3456' });
  await confirm();
  const row = app.store.database.selectFrom('attendees').select('whatsapp').executeTakeFirst();
  expect(await row).toEqual({ whatsapp: '+233244123456' });
});

test('what is a number neither there nor by the documented pattern is refused at its field', async () => {
  const { app, client, answers } = await inTogo();
  const body = { ...answers('Ama', '1234567'), contact_number: '123 456 789' };
  const errors = { whatsapp_number: WRONG, contact_number: 'Invalid contact number' };
  for (const refused of [app.visitor.call(addAttendee, { body }), client.call(enterAttendee, { body })])
    expect(await refused).toMatchObject({ status: 422, body: { message: WRONG, errors } });
  const line = personLine('Kofi').with(WHATSAPP, '1234567');
  const file = csvFile(`${PEOPLE_HEADINGS.join()}\n${line.join()}\n`);
  const preview = await client.call(previewImport, { query: { kind: 'attendee' }, body: { file } });
  expect(preview.body.problems).toMatchObject([{ line: 2, column: 'WhatsApp', message: WRONG }]);
});

test('people are found by their number, however it is kept and typed', async () => {
  const { app, client, answers, found } = await inTogo();
  await app.visitor.call(addAttendee, { body: answers('Ama', '90 12 34 56') });
  const { id } = (await app.visitor.call(addAttendee, { body: answers('Yaw', '+233244123456') })).body;
  const before = app.store.database.updateTable('attendees').set({ whatsapp: '0244123456' });
  await before.where('id', '=', id ?? '').execute();
  for (const typed of ['90 12 34 56', '+228 90123456', '00228-90-12-34-56', '90.12.34'])
    expect([typed, await found(typed)]).toEqual([typed, ['+22890123456']]);
  for (const typed of ['024 412 3456', '+233 24 412 3456', '(024) 4123456', '024 412', 'tel:+233244123456'])
    expect([typed, await found(typed)]).toEqual([typed, ['0244123456']]);
  for (const typed of ['90 12 34 57', '02 441', '000000'])
    expect([typed, await found(typed)]).toEqual([typed, []]);
  const { records } = (await client.call(searchEverything, { query: { search: '+228 90 12 34 56' } })).body;
  expect(records.map(({ title }) => title)).toEqual(['Ama']);
});
