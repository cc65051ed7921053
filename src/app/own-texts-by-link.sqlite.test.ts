/** @module-tag long */

import { expect, test } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { signIn } from '#rooms/access/auth/contract.ts';
import { addUser } from '#rooms/access/users/contract.ts';
import {
  addMailing,
  previewMailing,
  previewMailingPage,
  sendMailing,
} from '#rooms/letters/mailings/contract.ts';
import { writeMailing } from '#rooms/letters/mailings/server/jobs.ts';
import { previewMail, previewMailPage } from '#rooms/mail/mail/contract.ts';
import { mailTemplates } from '#rooms/mail/mail/mail-texts.ts';
import { addPartnership, partnershipNotices } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { attendeeNotices, cancelAttendees } from '#rooms/people/registrations/desk.ts';
import { joinWaitingList } from '#rooms/people/waiting-list/contract.ts';
import { promote } from '#rooms/people/waiting-list/server/promote.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { MARK, NOT_OURS, setUpLome } from '#testing/lome.ts';
import { mailRows, mailSettings } from '#testing/mails.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
const UNSUBSCRIBE = /https?:\/\/[^/]+(\/unsubscribe\?mail=[\w.-]+)/;

/** The summit in Lomé, with one place that Ama has and for which Kofi waits. */
async function lome() {
  const app = await createTestApp(mailSettings('smtp://127.0.0.1:9'));
  const { client } = await app.signInAs('Administrator');
  await setUpLome(client, { places: 1 });
  const [notice = ''] = (await client.call(attendeeNotices, {})).body.notices;
  const form = (name: string) =>
    sampleRegistration({ name, email: `${name}@fil.tg`, notice, answers: { q1: 'Kente' } });
  const news = /value="(news [^"]+)"/.exec(await (await app.visitor.fetch('/registrants')).text())?.[1];
  const ama = await app.visitor.call(addAttendee, { body: { ...form('ama'), news } });
  const kofi = await app.visitor.call(joinWaitingList, { body: { ...form('kofi'), size: 1 } });
  expect([ama.status, kofi.status]).toEqual([200, 201]);
  return { app, client, ama: ama.body.id ?? '' };
}

/** The page behind the link of somebody's last mail with one. */
async function pageOf(app: TestApp, email: string) {
  const rows = await mailRows(app);
  const mail = rows.findLast(({ recipient, sealed_link }) => recipient === email && sealed_link);
  return new URL(app.services.secrets.decrypt(mail?.sealed_link ?? '', mail?.id ?? '') ?? '').pathname;
}

function expectOurs(what: string, text: string) {
  expect([what, NOT_OURS.exec(text)?.[0]]).toEqual([what, undefined]);
}

async function expectAllMailsOurs(app: TestApp) {
  for (const { template, subject, text, html, attachments } of await mailRows(app)) {
    expectOurs(template, `${subject}${text}${html}${attachments}`);
    expect([template, html.includes(MARK)]).toEqual([template, true]);
  }
}

test('somebody’s own page, and those that follow it, speak of this summit alone', async () => {
  const { app } = await lome();
  const path = await pageOf(app, 'ama@fil.tg');
  const open = async (address: string) => (await app.visitor.fetch(address)).text();
  expect(await open(path)).toContain(MARK);
  const press = async (values: Record<string, string>) => {
    const body = new URLSearchParams(values).toString();
    return (await app.visitor.fetch(path, { method: 'POST', body, headers: FORM })).text();
  };
  expectOurs('a refused form', await press({ do: 'correct' }));
  await press({ do: 'cancel' });
  for (const address of [path, `${path}?done=cancel`, '/my', '/my/nobody', '/?notice=waiting']) {
    expectOurs(address, await open(address));
  }
  const lost = new URLSearchParams({ email: 'ama@fil.tg' }).toString();
  const sent = await app.visitor.fetch('/my', { method: 'POST', body: lost, headers: FORM });
  expectOurs('a link that was sent again', await sent.text());
  await expectAllMailsOurs(app);
});

test('the waiting list does', async () => {
  const { app, client, ama } = await lome();
  const open = async (address: string) => (await app.visitor.fetch(address)).text();
  expectOurs('the form', await open('/registrants'));
  expectOurs('who waits', await open(await pageOf(app, 'kofi@fil.tg')));
  await client.call(cancelAttendees, { body: { ids: [ama], cancelled: true } });
  await anotherInstance(app, [promote]).runDue();
  const offered = await open(await pageOf(app, 'kofi@fil.tg'));
  expect(offered).toContain('There’s room for you, kofi.');
  expectOurs('who is offered a place', offered);
  await expectAllMailsOurs(app);
});

test('writing to many does, and the page that ends it', async () => {
  const { app, client } = await lome();
  const written = { purpose: 'news' as const, subject: `Nouvelles ${MARK}`, body: `<p>Bonjour ${MARK}</p>` };
  const { id = '' } = (await client.call(addMailing, { body: { ...written, audience: {} } })).body;
  const preview = (await client.call(previewMailing, { query: { id } })).body;
  expect(preview.count).toBe(1);
  expectOurs('the preview', JSON.stringify(preview));
  const person = preview.people[0]?.id ?? '';
  const page = await client.fetch(address(previewMailingPage, { id, person }));
  expectOurs('the preview as a page', await page.text());
  await client.call(sendMailing, { body: { id } });
  await anotherInstance(app, [writeMailing]).runDue();
  const news = (await mailRows(app)).find(({ mailing_id }) => mailing_id);
  const link = UNSUBSCRIBE.exec(news?.text ?? '')?.[1] ?? '';
  for (const path of [link, '/unsubscribe', '/unsubscribed']) {
    expectOurs(path, await (await app.visitor.fetch(path)).text());
  }
  const ended = await app.visitor.fetch(link, { method: 'POST' });
  expectOurs('news that ended', await ended.text());
  await expectAllMailsOurs(app);
});

test('mails to organisers and partners do, among them that of a new device', async () => {
  const { app, client } = await lome();
  const credentials = { email: 'yaw@fil.tg', password: 'a loom in Lomé' };
  const added = await client.call(addUser, { body: { ...credentials, username: 'yaw' } });
  expect([added.status, added.body.errors]).toEqual([200, undefined]);
  const [notice = ''] = (await client.call(partnershipNotices, {})).body.notices;
  const partner = samplePartnership({ notice, email: 'efua@fil.tg', answers: { q1: 'Kente' } });
  const page = await (await app.visitor.fetch('/sponsorship')).text();
  const packages = /<select[^>]*name="packages".*?<option value="([^"]+)"/s.exec(page)?.[1] ?? '';
  const asked = await app.visitor.call(addPartnership, { body: { ...partner, packages } });
  expect([asked.status, asked.body.errors]).toEqual([200, undefined]);
  await app.visitor.call(signIn, { body: credentials });
  await app.client({ 'user-agent': 'Another' }).call(signIn, { body: credentials });
  const templates = (await mailRows(app)).map(({ template }) => template);
  expect(templates).toEqual(expect.arrayContaining(['newDevice', 'partnershipReceived']));
  await expectAllMailsOurs(app);
});

test('every mail does that the program can write', async () => {
  const { client } = await lome();
  for (const template of mailTemplates()) {
    const { body } = await client.call(previewMail, { query: { template } });
    expectOurs(template, `${body.subject}${body.text}`);
    const page = await client.fetch(address(previewMailPage, { template }));
    expect([template, (await page.text()).match(NOT_OURS)?.[0]]).toEqual([template, undefined]);
  }
});
