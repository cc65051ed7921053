import { expect, test } from 'vitest';
import { DOCUMENTED_NEWS_CONSENT } from '#rooms/edition/content/consents.ts';
import { updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { addMailing, previewMailing } from '#rooms/letters/mailings/contract.ts';
import { findPerson } from '#rooms/people/privacy/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { cancelAttendees } from '#rooms/people/registrations/desk.ts';
import { createTestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { joinWaitingList } from '../contract.ts';
import { promote } from './promote.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
const HOUR_MS = 60 * 60_000;
const { version: NEWS, text: CONSENT } = DOCUMENTED_NEWS_CONSENT;
const ADDRESS = 'esi@visitors.example';

/** The one place is taken, and Esi waits for two. */
async function fullEdition() {
  const app = await createTestApp();
  const { database } = app.store;
  const { client } = await app.signInAs('Administrator');
  const id = (await app.visitor.call(viewBasicData, {})).body.records[0]?.id ?? '';
  const limit = (places: number) => {
    const body = { event_year: 2025, event_date: '2025-08-26', places };
    return client.call(updateBasicData, { query: { id }, body });
  };
  await limit(1);
  const ama = sampleRegistration({ name: 'Ama', email: 'ama@visitors.example' });
  const taken = (await app.visitor.call(addAttendee, { body: ama })).body.id ?? '';
  const form = (news?: string) => ({ ...sampleRegistration({ name: 'Esi', email: ADDRESS, news }), size: 2 });
  /** The places come free, and Esi takes both, for herself and Yaw. */
  const promoteBoth = async () => {
    await client.call(cancelAttendees, { body: { ids: [taken], cancelled: true } });
    await limit(2);
    app.clock.advance(HOUR_MS);
    await anotherInstance(app, [promote]).runDue();
    const mail = (await mailRows(app)).findLast(({ recipient }) => recipient === ADDRESS);
    const link = app.services.secrets.decrypt(mail?.sealed_link ?? '', mail?.id ?? '') ?? '';
    const guest = { name_2: 'Yaw', role_2: 'Weaver', email_2: 'yaw@visitors.example' };
    const body = new URLSearchParams({ do: 'accept', ...guest }).toString();
    const pressed = await app.visitor.fetch(new URL(link).pathname, { method: 'POST', body, headers: FORM });
    expect(pressed.status).toBe(303);
  };
  const choices = async () => {
    const rows = await database
      .selectFrom('attendees')
      .select(['fullname', 'news_version', 'news_agreed_at'])
      .where('cancelled_at', 'is', null)
      .execute();
    return Object.fromEntries(rows.map((row) => [row.fullname, [row.news_version, row.news_agreed_at]]));
  };
  /** How many news would reach. */
  const reached = async () => {
    const body = { purpose: 'news', subject: 'News', body: '<p>News.</p>', audience: {} } as const;
    const { id: mailing = '' } = (await client.call(addMailing, { body })).body;
    return (await client.call(previewMailing, { query: { id: mailing } })).body.count;
  };
  const unsubscribe = () =>
    database.insertInto('unsubscriptions').values({ email_key: ADDRESS, since: '2025-01-01' }).execute();
  const newsAgainLink = async () => {
    const mail = (await mailRows(app)).find(({ template }) => template === 'newsAgain');
    return new URL(app.services.secrets.decrypt(mail?.sealed_link ?? '', mail?.id ?? '') ?? '').pathname;
  };
  return { app, client, form, promoteBoth, choices, reached, unsubscribe, newsAgainLink };
}

test('who asks for news on the waiting list moves up with the words and the time; who comes along asked for none', async () => {
  const { app, client, form, promoteBoth, choices, reached, unsubscribe, newsAgainLink } =
    await fullEdition();
  await unsubscribe();
  const agreedAt = app.clock.now().toISOString();
  expect((await app.visitor.call(joinWaitingList, { body: form(NEWS) })).status).toBe(201);
  const found = (await client.call(findPerson, { body: { email: ADDRESS } })).body.records;
  expect(found.flatMap(({ details }) => details)).toContainEqual({
    label: 'News',
    value: `${agreedAt}, ${NEWS}: ${CONSENT}`,
  });
  const link = await newsAgainLink();
  await promoteBoth();
  expect(await choices()).toEqual({ Esi: [NEWS, agreedAt], Yaw: [null, null] });
  // Whoever asks again, after having unsubscribed, gets news once they have confirmed it.
  expect(await reached()).toBe(0);
  expect((await app.visitor.fetch(link, { method: 'POST', headers: FORM })).status).toBe(200);
  expect(await reached()).toBe(1);
});

test('who unsubscribes while they wait gets no news once they have moved up', async () => {
  const { app, form, promoteBoth, reached, unsubscribe } = await fullEdition();
  await app.visitor.call(joinWaitingList, { body: form(NEWS) });
  await unsubscribe();
  await promoteBoth();
  expect(await reached()).toBe(0);
});

test('the box of the waiting list isn’t ticked, and works without JavaScript', async () => {
  const { app, form, promoteBoth, choices } = await fullEdition();
  const [box = ''] =
    /<input type="checkbox"[^>]*>/.exec(await (await app.visitor.fetch('/registrants')).text()) ?? [];
  expect(box).toContain(`value="${NEWS}"`);
  expect(box).not.toContain('checked');
  const { answers: _none, news: _unticked, ...values } = form();
  const body = new URLSearchParams({ ...values, size: '2' } as Record<string, string>).toString();
  const headers = { 'content-type': FORM['content-type'] };
  expect((await app.visitor.fetch('/registrants', { method: 'POST', body, headers })).status).toBe(303);
  await promoteBoth();
  expect((await choices()).Esi).toEqual([null, null]);
});

test('words about news that were never shown are refused', async () => {
  const { app, form } = await fullEdition();
  const refused = await app.visitor.call(joinWaitingList, { body: form('news 1999-01-01') });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['news']]);
});
