import { beforeAll, expect, test } from 'vitest';
import { type Call, callAddress } from '#platform/contract/call.ts';
import type { Language } from '#platform/contract/language.ts';
import { updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { runImport } from '#rooms/edition/imports/contract.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { addPartnership, viewPartnerships } from '#rooms/partners/partnerships/contract.ts';
import { findPerson } from '#rooms/people/privacy/contract.ts';
import { addAttendee, exportAttendees, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { updateAttendee, viewAttendee, writeToAttendees } from '#rooms/people/registrations/desk.ts';
import { joinWaitingList, viewWaiting } from '#rooms/people/waiting-list/contract.ts';
import { createTestApp, shareTestApp, type TestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { lastLink } from '#testing/own-page.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { csvFile } from '#testing/table-files.ts';
import { saveLanguages } from '../contract.ts';

const FRENCH = 'amele@sommet.example';
const ENGLISH = 'ama@summit.example';

async function siteIn(app: TestApp, main: Language, ...others: Language[]) {
  const { client } = await app.signInAs('Administrator');
  await client.call(saveLanguages, { body: { main, others } });
  return { app, client };
}

/** Sends a form of a page in the language of the path. Answers with the record's id. */
async function send(app: TestApp, path: string, call: Pick<Call, 'path'>, form: object): Promise<string> {
  const reply = await app.visitor.fetch(path + callAddress(call), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  return ((await reply.json()) as { id: string }).id;
}

function register(app: TestApp, path: string, email: string): Promise<string> {
  return send(app, path, addAttendee, sampleRegistration({ email }));
}

/** The last mail to an address: in which language it is, and where its link leads. */
async function lastMail(app: TestApp, email: string) {
  const mail = (await mailRows(app)).findLast(({ recipient }) => recipient === email);
  const link = mail?.sealed_link ? app.services.secrets.decrypt(mail.sealed_link, mail.id) : undefined;
  return {
    language: /<html lang="(\w\w)/.exec(mail?.html ?? '')?.[1],
    isFrench: /Vous recevez|inscription/.test(mail?.text ?? ''),
    path: link && new URL(link).pathname.replace(/[\w-]{43}/, '…'),
  };
}

const shared = shareTestApp();
let site: Awaited<ReturnType<typeof siteIn>>;
const ids = { french: '', english: '' };

beforeAll(async () => {
  site = await siteIn(shared(), 'en', 'fr');
  ids.french = await register(site.app, '/fr', FRENCH);
  ids.english = await register(site.app, '', ENGLISH);
});

test('a mail that the desk sends is in the language of who gets it, and so is the page that it leads to', async () => {
  const { app, client } = site;
  await client.call(writeToAttendees, { body: { ids: Object.values(ids), what: 'link' } });
  expect(await lastMail(app, FRENCH)).toEqual({ language: 'fr', isFrench: true, path: '/fr/my/…' });
  expect(await lastMail(app, ENGLISH)).toEqual({ language: 'en', isFrench: false, path: '/my/…' });
});

test('the desk sees, filters and exports it, and a copy of the person’s data says it', async () => {
  const { client } = site;
  const { records } = (await client.call(viewAttendees, { query: { language: 'fr' } })).body;
  expect(records?.map(({ email, language }) => [email, language])).toEqual([[FRENCH, 'fr']]);
  const english = (await client.call(viewAttendees, { query: { language: 'en' } })).body.records;
  expect(english?.map(({ email }) => email)).toEqual([ENGLISH]);
  const file = await client.fetch('/api/v1/registrations/export', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const [heading, ...rows] = (await file.text()).trim().split('\r\n');
  expect([heading, ...rows].map((line) => line?.split(',').at(-1))).toEqual([
    'Language',
    expect.stringMatching(/English|Français/),
    expect.stringMatching(/English|Français/),
  ]);
  const { body } = await client.call(findPerson, { body: { email: FRENCH } });
  expect(JSON.stringify(body)).toContain('Français');
});

test('it is read again from the file that was exported, however it is written', async () => {
  const exported = await site.client.fetch(callAddress(exportAttendees), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { client } = await siteIn(await createTestApp(), 'en', 'fr');
  const file = csvFile((await exported.text()).replace('English', 'anglais'));
  const query = { kind: 'attendee' } as const;
  expect((await client.call(runImport, { query, body: { file } })).body).toMatchObject({ added: 2, left: 0 });
  const { records } = (await client.call(viewAttendees, { query: {} })).body;
  expect(Object.fromEntries(records.map(({ email, language }) => [email, language]))).toEqual({
    [FRENCH]: 'fr',
    [ENGLISH]: 'en',
  });
});

test('who waits and who asks for a partnership are found by it, too', async () => {
  const { app, client } = await siteIn(await createTestApp(), 'en', 'fr');
  const id = (await app.visitor.call(viewBasicData, {})).body.records[0]?.id ?? '';
  const full = { event_year: 2025, event_date: '2025-08-26', places: 1 };
  await client.call(updateBasicData, { query: { id }, body: full });
  await register(app, '', 'first@summit.example');
  for (const [path, email] of [
    ['/fr', FRENCH],
    ['', ENGLISH],
  ] as const) {
    await send(app, path, joinWaitingList, { ...sampleRegistration({ email }), size: 1 });
    await send(app, path, addPartnership, samplePartnership({ email }));
  }
  for (const list of [viewWaiting, viewPartnerships])
    for (const [language, email] of [
      ['fr', FRENCH],
      ['en', ENGLISH],
    ] as const) {
      const { records } = (await client.call(list, { query: { language } })).body;
      expect(records.map((one) => [one.email, one.language])).toEqual([[email, language]]);
    }
});

test('it is corrected at the desk, and later mails follow', async () => {
  const { app, client } = site;
  const { record } = (await client.call(viewAttendee, { query: { id: ids.english } })).body;
  if (!record) throw new Error('nobody is there');
  await client.call(updateAttendee, {
    query: { id: ids.english },
    body: { ...sampleRegistration({ email: ENGLISH }), language: 'fr', version: record.version },
  });
  await client.call(writeToAttendees, { body: { ids: [ids.english], what: 'confirmation' } });
  expect(await lastMail(app, ENGLISH)).toEqual({ language: 'fr', isFrench: true, path: '/fr/my/…' });
});

test('a language that the site gives up is written in no more, and links lead where pages are', async () => {
  const { app, client } = await siteIn(await createTestApp(), 'en', 'fr');
  const id = await register(app, '/fr', FRENCH);
  await client.call(saveLanguages, { body: { main: 'en', others: [] } });
  await client.call(writeToAttendees, { body: { ids: [id], what: 'link' } });
  expect(await lastMail(app, FRENCH)).toEqual({ language: 'en', isFrench: false, path: '/my/…' });
  const own = await lastLink(app);
  const sentBefore = await app.visitor.fetch(`/fr${own}`, { redirect: 'manual' });
  expect([sentBefore.status, sentBefore.headers.get('location')]).toEqual([307, own]);
  const pressed = await app.visitor.fetch(`/fr${own}`, { method: 'POST', body: new URLSearchParams() });
  expect(pressed.status).not.toBe(404);
  expect(await pressed.text()).toContain('<html lang="en-GH">');
});

test('who is registered by a documented call, which speaks English, gets the mail of a French site in French', async () => {
  const { app } = await siteIn(await createTestApp(), 'fr');
  await register(app, '', FRENCH);
  expect(await lastMail(app, FRENCH)).toEqual({ language: 'fr', isFrench: true, path: '/my/…' });
});

test('who registers is recorded in the site’s main language, whichever they speak', async () => {
  for (const [main, other, said] of [
    ['en', 'fr', 'registered'],
    ['fr', 'en', 's’est inscrit'],
  ] as const) {
    const { app, client } = await siteIn(await createTestApp(), main, other);
    await register(app, `/${other}`, FRENCH);
    const { records } = (await client.call(viewActivity, { query: { type: 'Registered' } })).body;
    expect(records.map((record) => record.activity_description)).toEqual([
      expect.stringMatching(new RegExp(`\\) ${said}$`)),
    ]);
  }
});
