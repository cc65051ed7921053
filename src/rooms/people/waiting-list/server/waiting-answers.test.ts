import { expect, test } from 'vitest';
import { updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { erasePerson, findPerson } from '#rooms/people/privacy/contract.ts';
import { addAttendee, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { cancelAttendees } from '#rooms/people/registrations/desk.ts';
import { createTestApp } from '#testing/app.ts';
import { everythingStored } from '#testing/everything-stored.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows } from '#testing/mails.ts';
import { publishSection } from '#testing/publish-section.ts';
import { QUESTIONS } from '#testing/questions.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { joinWaitingList, viewWaiting } from '../contract.ts';
import { promote } from './promote.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
const ADDRESS = 'esi@visitors.example';

/** The one place is taken, and the form asks questions of one's own. */
async function fullEdition() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const id = (await app.visitor.call(viewBasicData, {})).body.records[0]?.id ?? '';
  const body = { event_year: 2025, event_date: '2025-08-26', places: 2 };
  await client.call(updateBasicData, { query: { id }, body });
  const taken = [];
  for (const name of ['ama', 'kofi']) {
    const form = sampleRegistration({ name, email: `${name}@visitors.example` });
    taken.push((await app.visitor.call(addAttendee, { body: form })).body.id ?? '');
  }
  await publishSection(client, 'forms', { registration: QUESTIONS });
  const join = (answers?: Record<string, string>) => {
    const form = sampleRegistration({ name: 'Esi', email: ADDRESS, answers });
    return app.visitor.call(joinWaitingList, { body: { ...form, size: 2 } });
  };
  return { app, client, taken, join };
}

test('the waiting list asks what the registration asks, and takes the answers along', async () => {
  const { app, client, taken, join } = await fullEdition();
  expect(await (await app.visitor.fetch('/registrants')).text()).toContain('Which meal?');
  expect(await join({ years: '12' })).toMatchObject({
    status: 422,
    body: { errors: { 'answers.meal': 'Please answer this question' } },
  });
  expect((await join({ meal: 'Fish', years: '12,5' })).status).toBe(201);
  const answers = { meal: 'Fish', years: '12.5' };
  expect((await client.call(viewWaiting, {})).body.records).toMatchObject([{ answers }]);

  await client.call(cancelAttendees, { body: { ids: taken, cancelled: true } });
  await anotherInstance(app, [promote]).runDue();
  const mail = (await mailRows(app)).findLast(({ recipient }) => recipient === ADDRESS);
  const link = app.services.secrets.decrypt(mail?.sealed_link ?? '', mail?.id ?? '') ?? '';
  const guest = { name_2: 'Yaw', role_2: 'Weaver', email_2: 'yaw@visitors.example' };
  const values = new URLSearchParams({ do: 'accept', ...guest }).toString();
  const path = new URL(link).pathname;
  expect((await app.visitor.fetch(path, { method: 'POST', body: values, headers: FORM })).status).toBe(303);
  const { records } = (await client.call(viewAttendees, {})).body;
  const answersOf = Object.fromEntries(records.map((record) => [record.fullname, record.answers]));
  expect(answersOf).toEqual({ Esi: answers, Yaw: undefined });
});

test('a form without JavaScript carries the answers too', async () => {
  const { app, client } = await fullEdition();
  const { answers: _none, ...form } = sampleRegistration({ name: 'Esi', email: ADDRESS });
  const values = { ...form, size: '1', 'answers.meal': 'Fish' };
  const body = new URLSearchParams(values as Record<string, string>).toString();
  const headers = { 'content-type': FORM['content-type'] };
  const response = await app.visitor.fetch('/registrants', { method: 'POST', body, headers });
  expect(response.status).toBe(303);
  expect((await client.call(viewWaiting, {})).body.records).toMatchObject([{ answers: { meal: 'Fish' } }]);
});

test('answers of who waits are given out, and erased', async () => {
  const { app, client, join } = await fullEdition();
  await join({ meal: 'Fish', hope: 'To meet weavers' });
  const found = (await client.call(findPerson, { body: { email: ADDRESS } })).body;
  expect(JSON.stringify(found)).toContain('To meet weavers');
  await client.call(erasePerson, { body: { email: ADDRESS } });
  expect(await everythingStored(app)).not.toContain('To meet weavers');
});
