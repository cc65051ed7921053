import { expect, test } from 'vitest';
import { saveLanguages } from '#rooms/access/languages/contract.ts';
import { saveSection } from '#rooms/edition/content/contract.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows, mailSettings } from '#testing/mails.ts';
import { publishSection } from '#testing/publish-section.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { writeMailing } from './jobs.ts';
import { sendReminders } from './reminders.ts';

const JOBS = [sendReminders, writeMailing];
// The summit begins on 26th August 2025, in a zone without an offset.
const WEEK_BEFORE = { key: 'week', days: 7, who: 'everybody', subject: 'Soon, {name}', body: '<p>Come.</p>' };

async function siteWith(...list: object[]): Promise<TestApp> {
  const app = await createTestApp(mailSettings('smtp://127.0.0.1:9'));
  const { client } = await app.signInAs('Administrator');
  for (const name of ['Ama', 'Kofi']) {
    const body = sampleRegistration({ name, email: `${name}@people.example` });
    expect((await app.visitor.call(addAttendee, { body })).status).toBe(200);
  }
  if (list.length > 0) await publishSection(client, 'reminders', { list });
  return app;
}

/** As two instances after one another, of which the first may have ended in between. */
async function runAt(app: TestApp, time: string): Promise<string[]> {
  app.clock.set(time);
  for (const jobs of [JOBS, JOBS]) {
    const runner = anotherInstance(app, jobs);
    await runner.runDue();
    await runner.runDue();
  }
  return (await mailRows(app)).filter(({ mailing_id }) => mailing_id).map(({ subject }) => subject);
}

test('a reminder goes out on its day, once to each', async () => {
  const app = await siteWith(WEEK_BEFORE);
  expect(await runAt(app, '2025-08-19T08:59:00Z')).toEqual([]);
  const sent = await runAt(app, '2025-08-19T09:11:00Z');
  expect(sent.toSorted()).toEqual(['Soon, Ama', 'Soon, Kofi']);
  const { client } = await app.signInAs('Administrator');
  const { records } = (await client.call(viewActivity, {})).body;
  expect(records.find(({ activity_type }) => activity_type === 'Created')?.username).toBe('Summit');
  expect(await runAt(app, '2025-08-19T12:00:00Z')).toHaveLength(2);
  expect(await runAt(app, '2025-08-21T12:00:00Z')).toHaveLength(2);
});

test('a reminder goes to each in their language, if it is translated', async () => {
  const app = await siteWith();
  const { client } = await app.signInAs('Administrator');
  await client.call(saveLanguages, { body: { main: 'en', others: ['fr', 'pt'] } });
  const { database } = app.store;
  await database.updateTable('attendees').set({ language: 'fr' }).where('fullname', '=', 'Kofi').execute();
  const fr = { subject: 'Bientôt, {name}', body: '<p>Venez.</p>' };
  await publishSection(client, 'reminders', { list: [{ ...WEEK_BEFORE, translations: { fr } }] });
  expect((await runAt(app, '2025-08-19T09:11:00Z')).toSorted()).toEqual(['Bientôt, Kofi', 'Soon, Ama']);
  const kofi = (await mailRows(app)).find(({ subject }) => subject === 'Bientôt, Kofi');
  expect(kofi?.text).toContain('Venez.');
});

test('one that is written too late isn’t sent, and without any there is none', async () => {
  expect(await runAt(await siteWith(WEEK_BEFORE), '2025-08-20T09:01:00Z')).toEqual([]);
  expect(await runAt(await siteWith(), '2025-08-19T09:11:00Z')).toEqual([]);
});

test('who may change the pages but not write to many can’t change what is sent to all', async () => {
  const app = await siteWith();
  const { client } = await app.signInAs('Editor');
  const body = { section: 'reminders' as const, values: { list: [WEEK_BEFORE] } };
  expect((await client.call(saveSection, { body })).status).toBe(403);
});

test('a reminder that would never go out is refused', async () => {
  const app = await siteWith();
  const { client } = await app.signInAs('Administrator');
  const save = async (...list: object[]) =>
    (await client.call(saveSection, { body: { section: 'reminders', values: { list } } })).body.errors;
  const problem = 'Say how many days before the summit it goes out.';
  expect(await save(WEEK_BEFORE, { ...WEEK_BEFORE, days: '' })).toEqual({ 'list.1.days': problem });
  expect(await save(WEEK_BEFORE)).toBeUndefined();
});
