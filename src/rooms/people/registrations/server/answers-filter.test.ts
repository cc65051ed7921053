import { expect, test } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { addMailing, previewMailing } from '#rooms/letters/mailings/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { publishSection } from '#testing/publish-section.ts';
import { QUESTIONS } from '#testing/questions.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { addAttendee, exportAttendees, viewAttendees } from '../contract.ts';
import { attendeeAnswers, cancelAttendees } from '../desk.ts';

/** Two want fish, one is a vegetarian, and one who was is cancelled. */
async function diners() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  await publishSection(client, 'forms', { registration: QUESTIONS });
  const ids: Record<string, string | undefined> = {};
  for (const [name, meal] of Object.entries({
    ama: 'Fish',
    kofi: 'Vegetarian',
    esi: 'Fish',
    yaw: 'Vegetarian',
  })) {
    const answers = { meal, hope: 'Vegetarian' };
    const body = sampleRegistration({ name, email: `${name}@loom.example`, answers });
    ids[name] = (await app.visitor.call(addAttendee, { body })).body.id;
  }
  await client.call(cancelAttendees, { body: { ids: [ids.yaw ?? ''], cancelled: true } });
  return client;
}

test('offered answers are counted, and narrow list, export and mailing', async () => {
  const client = await diners();
  const { answers } = (await client.call(attendeeAnswers, {})).body;
  expect(answers.filter(({ key }) => key === 'meal').map(({ answer, count }) => [answer, count])).toEqual([
    ['Fish', 2],
    ['Vegetarian', 1],
  ]);
  expect(answers.some(({ key }) => key === 'hope')).toBe(false);

  const query = { answer: 'meal:Vegetarian' };
  const { records, total } = (await client.call(viewAttendees, { query: { ...query, page: 1 } })).body;
  expect([records.map(({ fullname }) => fullname), total]).toEqual([['kofi'], 1]);
  const exported = await client.fetch(address(exportAttendees, query), {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  const file = await exported.text();
  expect(file).toContain('kofi@loom.example');
  expect(file).not.toContain('ama@loom.example');

  const draft = { purpose: 'notice' as const, subject: 'Lunch', body: '<p>Is served.</p>', audience: query };
  const { id = '' } = (await client.call(addMailing, { body: draft })).body;
  expect((await client.call(previewMailing, { query: { id } })).body.count).toBe(1);
});

test('an answer with a quote or a percent sign is looked for as it is', async () => {
  const client = await diners();
  for (const answer of [`meal:Fish' or 1=1 --`, 'meal:%', 'meal:"}]', 'hope:Veg']) {
    expect((await client.call(viewAttendees, { query: { answer } })).body.records).toEqual([]);
  }
});

test('each of several answers is counted, and finds who gave it', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const topics = { key: 'topics', label: 'What?', kind: 'several', choices: 'Health\nHealthy food\nSchools' };
  await publishSection(client, 'forms', { registration: [{ ...topics, isAsked: true }] });
  for (const [name, answer] of Object.entries({
    ama: 'Health\nSchools',
    kofi: 'Schools',
    esi: 'Healthy food',
  })) {
    const body = sampleRegistration({ name, email: `${name}@loom.example`, answers: { topics: answer } });
    await app.visitor.call(addAttendee, { body });
  }
  const { answers } = (await client.call(attendeeAnswers, {})).body;
  expect(answers.map(({ answer, count }) => [answer, count])).toEqual([
    ['Health', 1],
    ['Healthy food', 1],
    ['Schools', 2],
  ]);
  const found = async (answer: string) =>
    (await client.call(viewAttendees, { query: { answer: `topics:${answer}` } })).body.records
      .map(({ fullname }) => fullname)
      .toSorted();
  expect(await found('Schools')).toEqual(['ama', 'kofi']);
  expect(await found('Health')).toEqual(['ama']);
});
