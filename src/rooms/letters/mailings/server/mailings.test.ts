/** @module-tag long */

import { generateKeyPairSync } from 'node:crypto';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { DOCUMENTED_NEWS_CONSENT } from '#rooms/edition/content/consents.ts';
import { createBasicData, makeCurrent } from '#rooms/edition/editions/contract.ts';
import { mailJobs } from '#rooms/mail/mail/server/jobs.ts';
import { addAttendee, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { cancelAttendees } from '#rooms/people/registrations/desk.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows, mailSettings, openMailSink } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';
import {
  addMailing,
  previewAudience,
  previewMailing,
  sendMailing,
  singleMailing,
  steerMailing,
  testMailing,
  tryMailing,
  tryMailingPage,
  updateMailing,
} from '../contract.ts';
import { writeMailing } from './jobs.ts';

const WAIT = { timeout: 120_000, interval: 50 };
const NEWS = DOCUMENTED_NEWS_CONSENT.version;
const UNSUBSCRIBE = /https?:\/\/[^/]+(\/unsubscribe\?mail=[\w.-]+)/;

async function setUp(environment: Record<string, string> = {}) {
  const sink = await openMailSink();
  const app = await createTestApp({ ...mailSettings(sink.url), ...environment });
  const { client } = await app.signInAs('Administrator');
  return { sink, app, client };
}

async function register({ visitor }: TestApp, name: string, more: Record<string, string> = {}) {
  const body = sampleRegistration({ name, email: `${name.toLowerCase()}@people.example`, ...more });
  expect((await visitor.call(addAttendee, { body })).status).toBe(200);
}

async function draft(client: TestClient, given: Record<string, unknown> = {}): Promise<string> {
  const body = {
    purpose: 'news',
    subject: 'News for {name}',
    body: '<p>Dear <strong>{name}</strong>, <a href="/speakers">see who speaks</a>.</p>',
    audience: {},
    ...given,
  } as never;
  const { status, body: reply } = await client.call(addMailing, { body });
  expect([status, reply.errors]).toEqual([201, undefined]);
  return reply.id ?? '';
}

const send = (client: TestClient, id: string, at?: string) =>
  client.call(sendMailing, { body: { id, ...(at && { at }) } });
const progress = async (client: TestClient, id: string) =>
  (await client.call(singleMailing, { query: { id } })).body.record;

/** Writes the mailings that are due, and sends nothing. */
const write = (app: TestApp) => anotherInstance(app, [writeMailing]).runDue();

function sending(app: TestApp): void {
  const runner = anotherInstance(app, [writeMailing, ...mailJobs(app.services.config)]);
  runner.start();
  onTestFinished(() => runner.stop());
}

const ofMailing = async (app: TestApp) => (await mailRows(app)).filter(({ mailing_id }) => mailing_id);

test('without a mail server, its mails are kept, and it says so', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  await register(app, 'Ama');
  const id = await draft(client, { purpose: 'notice' });
  expect((await client.call(testMailing, { body: { id } })).body.message).toContain('is kept here');
  expect((await send(client, id)).body.message).toContain('kept here, not sent');
  await write(app);
  expect(await progress(client, id)).toMatchObject({ state: 'kept', sent: 0, kept: 1, recipients: 1 });
});

test('what somebody else has changed since it was seen isn’t sent', async () => {
  const { app, client } = await setUp();
  await register(app, 'Ama', { news: NEWS });
  await register(app, 'Kofi');
  const id = await draft(client);
  const { version } = await progress(client, id);
  const { client: other } = await app.signInAs('Administrator');
  const changed = { purpose: 'notice', subject: 'To all', body: '<p>All.</p>', audience: {} } as const;
  await other.call(updateMailing, { query: { id }, body: changed });
  const late = await client.call(sendMailing, { body: { id, version } });
  expect([late.status, late.body.code]).toEqual([412, 'changed-meanwhile']);
  expect((await progress(client, id)).state).toBe('draft');
  const now = (await progress(client, id)).version;
  await client.call(sendMailing, { body: { id, version: now, at: '2025-07-02T09:00' } });
  expect((await progress(client, id)).sendAt).not.toBe('');
  await client.call(steerMailing, { body: { id, action: 'withdraw' } });
  expect(await progress(client, id)).toMatchObject({ state: 'draft', sendAt: '' });
});

test('a mail to the current edition goes to that one, whichever is current by then', async () => {
  const { app, client } = await setUp();
  await register(app, 'Ama');
  const next = (await client.call(createBasicData, { body: { event_year: 2027 } })).body.id ?? '';
  const id = await draft(client, { purpose: 'notice', audience: { edition: 'current' } });
  await send(client, id, '2025-07-02T09:00');
  await client.call(makeCurrent, { body: { id: next } });
  await register(app, 'Kofi');
  app.clock.set('2025-07-02T09:00:00Z');
  await write(app);
  expect((await ofMailing(app)).map(({ recipient_name }) => recipient_name)).toEqual(['Ama']);
});

test('after a pause, who has cancelled or ended the news meanwhile isn’t written to', async () => {
  const { app, client } = await setUp();
  for (const name of ['Ama', 'Esi', 'Kofi']) await register(app, name, { news: NEWS });
  const id = await draft(client, { purpose: 'notice', audience: { news: 'yes' } });
  await send(client, id);
  await write(app);
  await client.call(steerMailing, { body: { id, action: 'pause' } });
  const { records } = (await client.call(viewAttendees, { query: { search: 'Esi' } })).body;
  await client.call(cancelAttendees, { body: { ids: [records[0]?.id ?? ''], cancelled: true } });
  const ended = { email_key: 'kofi@people.example', since: app.clock.now().toISOString() };
  await app.store.database.insertInto('unsubscriptions').values(ended).execute();
  await client.call(steerMailing, { body: { id, action: 'resume' } });
  const states = (await ofMailing(app)).map(({ recipient_name, state }) => `${recipient_name} ${state}`);
  expect(states.toSorted()).toEqual(['Ama queued', 'Esi dropped', 'Kofi dropped']);
  expect(await progress(client, id)).toMatchObject({ dropped: 2 });
});

describe('news', () => {
  test('goes to those who ticked the box, and to nobody else', async () => {
    const { app, client } = await setUp();
    await register(app, 'Ama', { news: NEWS });
    await register(app, 'Kofi');
    await register(app, 'Esi', { news: '' });
    const id = await draft(client);
    const preview = (await client.call(previewMailing, { query: { id } })).body;
    expect([preview.count, preview.people.map(({ subject }) => subject)]).toEqual([1, ['News for Ama']]);
    await send(client, id);
    await write(app);
    expect((await ofMailing(app)).map(({ recipient }) => recipient)).toEqual(['ama@people.example']);
    const [row] = await app.store.database
      .selectFrom('attendees')
      .select(['news_version', 'news_agreed_at'])
      .where('fullname', '=', 'Ama')
      .execute();
    expect(row).toEqual({ news_version: NEWS, news_agreed_at: expect.stringMatching(/Z$/) });
  });

  test('reads before it is saved as it will arrive, and stores nothing', async () => {
    const { app, client } = await setUp();
    await register(app, 'Ama', { news: NEWS });
    await register(app, 'Kofi');
    const words = { purpose: 'news' as const, subject: 'For {name}', body: '<p>Doors at <b>eight</b>.</p>' };
    const { people } = (await client.call(tryMailing, { body: { ...words, audience: {} } })).body;
    expect(people).toEqual([
      { id: expect.any(String), name: 'Ama', subject: 'For Ama', text: expect.stringContaining('Doors at') },
    ]);
    const tried = (person: string) => {
      const body = new URLSearchParams({ ...words, person, theme: 'light' });
      return client.fetch(callAddress(tryMailingPage), { method: 'POST', body });
    };
    const page = await tried(people[0]?.id ?? '');
    expect(page.headers.get('content-type')).toMatch('text/html');
    expect(await page.text()).toContain('<strong>eight</strong>');
    expect((await tried(crypto.randomUUID())).status).toBe(404);
    const stored = await app.store.database.selectFrom('mailings').select('id').execute();
    expect([stored, await ofMailing(app)]).toEqual([[], []]);
  });

  test('a notice to those who asked for news reaches no others', async () => {
    const { app, client } = await setUp();
    await register(app, 'Ama', { news: NEWS });
    await register(app, 'Kofi');
    const chosen = { purpose: 'notice', audience: { news: 'yes' } };
    const id = await draft(client, chosen);
    expect((await client.call(previewMailing, { query: { id } })).body.count).toBe(1);
    await send(client, id);
    await write(app);
    expect((await ofMailing(app)).map(({ recipient }) => recipient)).toEqual(['ama@people.example']);
  });

  test('names one click to end it, in headers that are signed', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const { sink, app, client } = await setUp({ MAIL_DKIM_SELECTOR: 'autumn', MAIL_DKIM_KEY: pem });
    await register(app, 'Ama', { news: NEWS });
    await send(client, await draft(client));
    sending(app);
    await vi.waitFor(() => expect(sink.received).toHaveLength(2), WAIT);
    const parsed = await sink.parsed();
    const at = parsed.findIndex(({ subject }) => subject === 'News for Ama');
    const header = (key: string) => parsed[at]?.headers.find((one) => one.key === key)?.value;
    expect(header('list-unsubscribe')).toMatch(/^<http[^ ]+>$/);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-id')).toMatch(/^<news\./);
    expect(parsed[at]?.html).toMatch(/href="https?:[^"]+\/speakers"/);
    expect(parsed[at]?.text).toContain('You get this mail because you asked for news');
    const der = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const resolver = async () => [[`v=DKIM1; k=rsa; p=${der}`]];
    const raw = sink.received[at]?.raw ?? Buffer.alloc(0);
    const [signature] = (await dkimVerify(raw, { resolver })).results;
    expect(signature?.status.result).toBe('pass');
    const signed = String(signature?.signingHeaders?.keys)
      .toLowerCase()
      .split(/[:;,\s]+/);
    expect(signed).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']));
  });

  test('ends at once for whoever unsubscribes, queued or not, and a look at the page ends nothing', async () => {
    const { sink, app, client } = await setUp();
    await register(app, 'Ama', { news: NEWS });
    await register(app, 'Kofi', { news: NEWS });
    await send(client, await draft(client));
    await write(app);
    const rows = await ofMailing(app);
    const [, address = ''] =
      UNSUBSCRIBE.exec(rows.find(({ recipient_name }) => recipient_name === 'Ama')?.text ?? '') ?? [];
    const shown = await app.visitor.fetch(address);
    expect([shown.status, (await shown.text()).includes('method="post"')]).toEqual([200, true]);
    expect(await app.store.database.selectFrom('unsubscriptions').selectAll().execute()).toEqual([]);
    const forged = address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    await app.visitor.fetch(forged, { method: 'POST' });
    expect(await app.store.database.selectFrom('unsubscriptions').selectAll().execute()).toEqual([]);

    const pressed = await app.visitor.fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([pressed.status, pressed.headers.get('set-cookie')]).toEqual([200, null]);
    sending(app);
    await vi.waitFor(async () => {
      expect((await ofMailing(app)).map(({ state }) => state).sort()).toEqual(['dropped', 'sent']);
    }, WAIT);
    expect((await sink.parsed()).map(({ subject }) => subject)).not.toContain('News for Ama');
    const later = await draft(client);
    expect((await client.call(previewMailing, { query: { id: later } })).body.count).toBe(1);
    await register(app, 'Ama2', { news: NEWS });
    expect((await client.call(previewMailing, { query: { id: later } })).body.count).toBe(2);
  });
});

test('a notice reaches everybody chosen by the list’s filters, and says why', async () => {
  const { app, client } = await setUp();
  await register(app, 'Ama', { company_name: 'Acme Ltd' });
  await register(app, 'Kofi', { company_name: 'Volta' });
  const id = await draft(client, { purpose: 'notice', audience: { company: 'ACME' } });
  await send(client, id);
  await write(app);
  const rows = await ofMailing(app);
  expect(rows.map(({ recipient_name }) => recipient_name)).toEqual(['Ama']);
  expect(rows[0]?.text).toContain('because you registered for the');
  expect(rows[0]?.text).not.toMatch(UNSUBSCRIBE);
});

test('a mailing is paused, goes on where it was, and is stopped', async () => {
  const { sink, app, client } = await setUp();
  for (const name of ['Ama', 'Kofi', 'Esi']) await register(app, name);
  const id = await draft(client, { purpose: 'notice' });
  await send(client, id);
  await write(app);
  const steer = (action: 'pause' | 'resume' | 'stop') => client.call(steerMailing, { body: { id, action } });
  await steer('pause');
  expect((await ofMailing(app)).map(({ state, due_at }) => [state, due_at])).toEqual(
    Array.from({ length: 3 }, () => ['held', null]),
  );
  expect((await steer('pause')).status).toBe(409);
  await steer('resume');
  sending(app);
  await vi.waitFor(
    async () => expect(await progress(client, id)).toMatchObject({ state: 'sent', sent: 3 }),
    WAIT,
  );
  expect((await sink.parsed()).filter(({ subject }) => subject?.startsWith('News for'))).toHaveLength(3);

  const second = await draft(client, { purpose: 'notice' });
  await client.call(sendMailing, { body: { id: second } });
  await client.call(steerMailing, { body: { id: second, action: 'stop' } });
  await write(app);
  expect((await ofMailing(app)).filter(({ mailing_id }) => mailing_id === second)).toEqual([]);
});

test('a mailing waits for its time, and its time can be taken back', async () => {
  const { app, client } = await setUp({ CLOCK: '2025-07-01T09:00:00Z' });
  await register(app, 'Ama');
  const id = await draft(client, { purpose: 'notice' });
  expect((await send(client, id, '2025-06-01T09:00')).status).toBe(422);
  expect((await send(client, id, '2025-07-02T09:00')).status).toBe(200);
  await write(app);
  expect([await ofMailing(app), (await progress(client, id)).state]).toEqual([[], 'scheduled']);
  await client.call(steerMailing, { body: { id, action: 'withdraw' } });
  expect((await send(client, id, '2025-07-02T09:00')).status).toBe(200);
  app.clock.set('2025-07-02T09:00:01Z');
  await write(app);
  expect(await ofMailing(app)).toHaveLength(1);
});

test('each address gets one mail, however often its writing is interrupted', async () => {
  const { app, client } = await setUp();
  for (let number = 0; number < 60; number += 1) await register(app, `Guest${number}`);
  const id = await draft(client, { purpose: 'notice' });
  await send(client, id);
  await write(app);
  // As after a crash before what was written is noted.
  await app.store.database
    .updateTable('mailings')
    .set({ written_until: null, is_written: 0 })
    .where('id', '=', id)
    .execute();
  await client.call(steerMailing, { body: { id, action: 'pause' } });
  await client.call(steerMailing, { body: { id, action: 'resume' } });
  await write(app);
  expect(await ofMailing(app)).toHaveLength(60);
  expect(await progress(client, id)).toMatchObject({ recipients: 60, written: 60 });
});

test('a test goes to whoever asks, with a User refused', async () => {
  const { app, client } = await setUp();
  const id = await draft(client);
  await client.call(testMailing, { body: { id } });
  const rows = await mailRows(app);
  expect(rows).toMatchObject([{ template: 'news', promise: 'transactional', mailing_id: null }]);
  const user = await app.signInAs('User');
  expect((await user.client.call(sendMailing, { body: { id } })).status).toBe(403);
});

test('unknown placeholders are refused, and a mailing to nobody isn’t sent', async () => {
  const { client } = await setUp();
  const body = { purpose: 'news', subject: 'Dear {nmae}', body: 'Hello', audience: {} } as const;
  expect((await client.call(addMailing, { body })).body.errors?.subject).toContain('{name}');
  expect((await send(client, await draft(client))).status).toBe(409);
});

test('how many and whom it reaches is known before anything is saved', async () => {
  const { app, client } = await setUp();
  await register(app, 'Ama', { news: NEWS });
  await register(app, 'Kofi');
  const ask = async (body: object) => (await client.call(previewAudience, { body } as never)).body;
  expect(await ask({ purpose: 'notice', audience: {} })).toMatchObject({ count: 2, names: ['Ama', 'Kofi'] });
  expect(await ask({ purpose: 'news', audience: {} })).toMatchObject({ count: 1, names: ['Ama'] });
  expect(await ask({ purpose: 'notice', audience: { search: 'kof' } })).toMatchObject({ names: ['Kofi'] });
});
