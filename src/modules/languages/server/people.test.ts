import { beforeAll, expect, test } from 'vitest';
import { findPerson } from '#modules/privacy/contract.ts';
import { viewAttendees } from '#modules/registrations/contract.ts';
import { updateAttendee, viewAttendee, writeToAttendees } from '#modules/registrations/desk.ts';
import type { Language } from '#platform/contract/language.ts';
import { createTestApp, shareTestApp, type TestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { saveLanguages } from '../contract.ts';

const FRENCH = 'amele@sommet.example';
const ENGLISH = 'ama@summit.example';

async function siteIn(app: TestApp, main: Language, ...others: Language[]) {
  const { client } = await app.signInAs('Administrator');
  await client.call(saveLanguages, { body: { main, others } });
  return { app, client };
}

async function register(app: TestApp, path: string, email: string): Promise<string> {
  const reply = await app.visitor.fetch(`${path}/aiAPI/records/addattendee`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleRegistration({ email })),
  });
  return ((await reply.json()) as { id: string }).id;
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
});

test('who is registered by a documented call, which speaks English, gets the mail of a French site in French', async () => {
  const { app } = await siteIn(await createTestApp(), 'fr');
  await register(app, '', FRENCH);
  expect(await lastMail(app, FRENCH)).toEqual({ language: 'fr', isFrench: true, path: '/my/…' });
});
