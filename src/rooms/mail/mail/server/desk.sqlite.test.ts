import PostalMime from 'postal-mime';
import { describe, expect, test, vi } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import type { Route } from '#platform/contract/call.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { mailRows, mailSettings, openMailSink, queueMails, sendingInstance } from '#testing/mails.ts';
import { registered } from '#testing/own-page.ts';
import {
  correctMail,
  mailFile,
  mailPage,
  mailStatus,
  sendMails,
  sendTestMail,
  singleMail,
  viewMails,
} from '../contract.ts';
import { suppress } from './queries.ts';

const SERVER = mailSettings('smtp://127.0.0.1:9');

async function administrate(app: TestApp) {
  return (await app.signInAs('Administrator')).client;
}

function setMail({ store }: TestApp, columns: object) {
  return store.database.updateTable('mails').set(columns).execute();
}

test('shows each mail in its state with the server’s words, found by recipient, filtered by state', async () => {
  const app = await createTestApp(SERVER);
  const client = await administrate(app);
  await queueMails(app, 3);
  const [first] = await mailRows(app);
  await app.store.database
    .updateTable('mails')
    .set({ state: 'failed', reply: '550 5.1.1 Nobody', due_at: null, attempts: 1 })
    .where('id', '=', first?.id ?? '')
    .execute();
  const { body } = await client.call(viewMails, { query: { state: 'failed' } });
  expect(body).toMatchObject({
    total: 1,
    records: [{ recipient: '0@people.example', state: 'failed', reply: '550 5.1.1 Nobody', attempts: 1 }],
  });
  const found = await client.call(viewMails, { query: { search: '2@PEOPLE' } });
  expect(found.body.records.map(({ recipient }) => recipient)).toEqual(['2@people.example']);
});

test('says how many are in each state, since when the oldest waits, and where mail goes', async () => {
  const app = await createTestApp(SERVER);
  const client = await administrate(app);
  expect((await client.call(mailStatus, {})).body).toMatchObject({
    sending: true,
    from: 'The Summit <summit@summit.example>',
    server: '127.0.0.1:9',
    oldest: '',
  });
  const began = app.clock.now().toISOString();
  await queueMails(app, 1);
  app.clock.advance(60_000);
  await queueMails(app, 2);
  expect((await client.call(mailStatus, {})).body).toMatchObject({
    counts: { queued: 3, failed: 0 },
    oldest: began,
  });
});

test('without a mail server says so, and every mail can be read as page, text and file', async () => {
  const app = await createTestApp();
  const client = await administrate(app);
  expect((await client.call(mailStatus, {})).body).toMatchObject({ sending: false, from: '', server: '' });
  const { body } = await client.call(sendTestMail, { body: { email: 'ama@x.example' } });
  const id = body.id ?? '';
  const read = (call: Route) => client.fetch(address(call, { id }));
  const single = (await client.call(singleMail, { query: { id } })).body.record;
  expect(single).toMatchObject({ state: 'withheld', text: expect.stringContaining('It arrived.') });
  const page = await read(mailPage);
  expect(await page.text()).toMatch(/It arrived\..*/);
  const file = await read(mailFile);
  expect(file.headers.get('content-disposition')).toContain('.eml"');
  const mail = await PostalMime.parse(await file.arrayBuffer());
  expect(mail).toMatchObject({ subject: single.subject, to: [{ address: 'ama@x.example' }] });
});

test('a mail is shown as a page in which nothing runs, is loaded or leads anywhere', async () => {
  const app = await createTestApp();
  const client = await administrate(app);
  const { body } = await client.call(sendTestMail, { body: { email: 'ama@x.example' } });
  const page = await client.fetch(address(mailPage, { id: body.id }));
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy.split('; ').map((one) => one.trim())).toEqual(
    expect.arrayContaining(["default-src 'none'", 'img-src data:', "frame-ancestors 'self'", 'sandbox']),
  );
  expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const html = await page.text();
  expect(html).toContain('src="data:image/png;base64,');
  expect(html).not.toMatch(/cid:|src="http|url\(/);
});

describe('a mail', () => {
  test('that failed goes to a corrected address, with the same Message-ID', async () => {
    const sink = await openMailSink();
    const app = await createTestApp(mailSettings(sink.url));
    const client = await administrate(app);
    const [id = ''] = await queueMails(app, 1);
    await setMail(app, { state: 'failed', due_at: null, attempts: 3 });
    const { status } = await client.call(correctMail, { body: { id, email: 'Ama@x.example' } });
    expect(status).toBe(200);
    sendingInstance(app);
    await vi.waitFor(() => expect(sink.received.map(({ to }) => to)).toEqual([['Ama@x.example']]), 120_000);
    expect(sink.received[0]?.raw.toString()).toContain(`<${id}@`);
    const activity = await app.store.database.selectFrom('activity').select('changes').execute();
    expect(activity.map(({ changes }) => changes)).toContain(
      JSON.stringify([{ field: 'Recipient', from: '0@people.example', to: 'Ama@x.example' }]),
    );
  });

  test('to an address that a server refused for good is tried once more', async () => {
    const app = await createTestApp(SERVER);
    const client = await administrate(app);
    const ids = await queueMails(app, 1);
    await setMail(app, { state: 'failed', due_at: null });
    const since = app.clock.now().toISOString();
    await suppress(app.store.database, { email_key: '0@people.example', reply: '550 5.1.1', since });
    expect((await client.call(sendMails, { body: { ids } })).body.ids).toEqual(ids);
    expect(await app.store.database.selectFrom('suppressions').selectAll().execute()).toEqual([]);
    expect(await mailRows(app)).toMatchObject([{ state: 'queued', due_at: since, attempts: 0 }]);
  });

  test('that was sent before is sent as a new one, because programs show the same one only once', async () => {
    const app = await createTestApp(SERVER);
    const client = await administrate(app);
    const ids = await queueMails(app, 1);
    await setMail(app, { state: 'sent', due_at: null, reply: '250 OK' });
    await client.call(sendMails, { body: { ids } });
    const [before, again] = await mailRows(app);
    expect([before?.state, before?.reply, again?.state]).toEqual(['sent', '250 OK', 'queued']);
    expect(again?.id).not.toBe(before?.id);
  });

  test('with a link of a registration that has another address by now goes only where an organiser types', async () => {
    const { app, open } = await registered();
    const client = await administrate(app);
    await setMail(app, { state: 'sent', due_at: null });
    const [{ id = '', recipient = '' } = {}] = await mailRows(app);
    const moveTo = (email: string) =>
      app.store.database.updateTable('attendees').set({ email, email_key: email }).execute();
    await moveTo('now@x.example');
    expect((await client.call(sendMails, { body: { ids: [id] } })).status).toBe(404);
    expect([(await open()).status, await mailRows(app)]).toEqual([200, [expect.anything()]]);
    expect((await client.call(correctMail, { body: { id, email: 'now@x.example' } })).status).toBe(200);
    expect((await mailRows(app)).map((mail) => mail.recipient)).toEqual([recipient, 'now@x.example']);
    await moveTo(recipient.toLowerCase());
    expect((await client.call(sendMails, { body: { ids: [id] } })).body.ids).toEqual([id]);
  });

  test.each(['queued', 'retry', 'sending'])('that is %s isn’t queued a second time', async (state) => {
    const app = await createTestApp(SERVER);
    const client = await administrate(app);
    const ids = await queueMails(app, 1);
    await setMail(app, { state });
    expect((await client.call(sendMails, { body: { ids } })).status).toBe(404);
    const [id = ''] = ids;
    expect((await client.call(correctMail, { body: { id, email: 'ama@x.example' } })).status).toBe(409);
    expect(await mailRows(app)).toHaveLength(1);
  });
});
