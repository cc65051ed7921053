import { expect, test } from 'vitest';
import { DOCUMENTED_NEWS_CONSENT } from '#rooms/edition/content/consents.ts';
import { addMailing, previewMailing } from '#rooms/letters/mailings/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';

const { version: NEWS } = DOCUMENTED_NEWS_CONSENT;
const DAY_MS = 24 * 60 * 60 * 1000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
const EMAIL = 'Esi@visitors.example';

/** Esi had news, and has unsubscribed. */
async function site() {
  const app = await createTestApp();
  const { database } = app.store;
  const unsubscribe = (since = '2025-01-01T00:00:00.000Z') =>
    database.insertInto('unsubscriptions').values({ email_key: EMAIL.toLowerCase(), since }).execute();
  await unsubscribe();
  /** Anybody can do this with somebody else's address. */
  const register = async (news?: string) => {
    const body = sampleRegistration({ name: 'Esi', email: EMAIL, news });
    expect((await app.visitor.call(addAttendee, { body })).status).toBe(200);
  };
  const purge = async () => {
    await database.updateTable('attendees').set({ deleted_at: '2025-07-01' }).execute();
  };
  const reached = async () => {
    const { client } = await app.signInAs('Administrator');
    const body = { purpose: 'news', subject: 'News', body: '<p>News.</p>', audience: {} } as const;
    const { id = '' } = (await client.call(addMailing, { body })).body;
    return (await client.call(previewMailing, { query: { id } })).body.count;
  };
  const asked = async () => (await mailRows(app)).filter(({ template }) => template === 'newsAgain');
  const links = async () =>
    (await asked()).map(({ id, sealed_link }) => {
      return new URL(app.services.secrets.decrypt(sealed_link ?? '', id) ?? '').pathname;
    });
  const press = async (path = '') => {
    const response = await app.visitor.fetch(path, { method: 'POST', headers: FORM });
    return { status: response.status, html: await response.text() };
  };
  return { app, unsubscribe, register, purge, reached, asked, links, press };
}

test('who unsubscribed gets news again only after a click in a mail, which opening doesn’t replace', async () => {
  const { app, register, reached, asked, links, press } = await site();
  await register(NEWS);
  expect(await reached()).toBe(0);
  const [mail] = await asked();
  expect(mail).toMatchObject({ recipient: EMAIL, subject: 'News again? AI for Business Summit' });
  expect(mail?.text).toContain('Do you want news again, Esi?');
  const [path = ''] = await links();
  expect(path).toMatch(/^\/news\/[\w-]{90,110}$/);
  const opened = await app.visitor.fetch(path);
  expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await opened.text()).toContain('Send me news');
  expect(await reached()).toBe(0);
  const pressed = await press(path);
  expect(pressed.status).toBe(200);
  expect(pressed.html).toContain('You get news again.');
  expect(await reached()).toBe(1);
  expect((await press(path)).status, 'a second time').toBe(200);
});

test('an address is asked once a day at most, and who didn’t unsubscribe isn’t asked', async () => {
  const { app, register, purge, asked, reached } = await site();
  for (const hours of [0, 1, 22]) {
    app.clock.advance((hours * DAY_MS) / 24);
    await register(NEWS);
    await purge();
  }
  expect(await asked()).toHaveLength(1);
  app.clock.advance(DAY_MS / 24 + 1);
  await register();
  await purge();
  expect(await asked(), 'without the box').toHaveLength(1);
  await register(NEWS);
  expect(await asked()).toHaveLength(2);
  const body = sampleRegistration({ name: 'Ama', email: 'ama@visitors.example', news: NEWS });
  await app.visitor.call(addAttendee, { body });
  expect(await asked()).toHaveLength(2);
  expect(await reached()).toBe(1);
});

test('a link from before somebody unsubscribed again leads nowhere', async () => {
  const { app, register, links, press, unsubscribe, reached } = await site();
  await register(NEWS);
  const [path = ''] = await links();
  await press(path);
  await unsubscribe('2025-08-01T00:00:00.000Z');
  expect((await app.visitor.fetch(path)).status).toBe(404);
  expect((await press(path)).status).toBe(404);
  expect((await press(`${path.slice(0, -2)}xx`)).status).toBe(404);
  expect(await reached()).toBe(0);
});
