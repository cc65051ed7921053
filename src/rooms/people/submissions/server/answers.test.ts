/** @module-tag long */

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { saveSection } from '#rooms/edition/content/contract.ts';
import { previewImport, runImport } from '#rooms/edition/imports/contract.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import {
  addPartnership,
  exportPartnerships,
  singlePartnership,
} from '#rooms/partners/partnerships/contract.ts';
import { erasePerson, findPerson } from '#rooms/people/privacy/contract.ts';
import { addAttendee, exportAttendees, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { enterAttendee, updateAttendee, viewAttendee } from '#rooms/people/registrations/desk.ts';
import { createTestApp } from '#testing/app.ts';
import { databaseBefore } from '#testing/database-before.ts';
import { everythingStored } from '#testing/everything-stored.ts';
import { publishSection } from '#testing/publish-section.ts';
import { QUESTIONS } from '#testing/questions.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { csvFile, PEOPLE_HEADINGS, personLine } from '#testing/table-files.ts';

const ANSWERS = { meal: 'Vegetarian', visa: 'Yes', years: '12,5', hope: 'Meet\nweavers', handle: '@kwahu' };
const GIVEN = { ...ANSWERS, years: '12.5' };

async function siteWithQuestions(questions: readonly object[] = QUESTIONS) {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const ask = (next: readonly object[]) =>
    publishSection(client, 'forms', { registration: next, partnership: next });
  await ask(questions);
  const register = (answers?: Record<string, string>, email = 'ama@volta.example') =>
    app.visitor.call(addAttendee, { body: sampleRegistration({ email, answers }) });
  const read = async (id: string | undefined) =>
    (await client.call(viewAttendee, { query: { id: id ?? '' } })).body.record;
  const exported = async (call: typeof exportAttendees | typeof exportPartnerships) => {
    const response = await client.fetch(callAddress(call), { method: 'POST' });
    return (await response.text()).replace('\uFEFF', '').split('\r\n');
  };
  return { app, client, ask, register, read, exported };
}

const answersByLabel = (questions: readonly { label: string; answer: string }[]) =>
  Object.fromEntries(questions.map(({ label, answer }) => [label, answer]));

describe('visitors answer what organisers ask', () => {
  test('and it is kept: in lists, the record, files and searches', async () => {
    const { client, register, read, exported } = await siteWithQuestions();
    const { status, body } = await register(ANSWERS);
    expect(status).toBe(200);
    const { records } = (await client.call(viewAttendees, {})).body;
    expect(records[0]?.answers).toEqual(GIVEN);
    const { questions } = await read(body.id);
    expect(questions.map(({ key, answer }) => [key, answer])).toEqual(Object.entries(GIVEN));
    const [head, line] = await exported(exportAttendees);
    expect(head).toMatch(
      /^Name,.*,Date,Which meal\?,Do you need a visa letter\?,Years in business,What do you hope for\?,Your handle$/,
    );
    expect(line).toContain(',Vegetarian,Yes,12.5,');
    for (const [search, total] of [
      ['kwahu', 1],
      ['vegetar', 1],
      ['yes', 0],
    ] as const) {
      expect([search, (await client.call(viewAttendees, { query: { search } })).body.total]).toEqual([
        search,
        total,
      ]);
    }
  });

  test.each([
    ['nothing', undefined, { 'answers.meal': 'Please answer this question' }],
    ['something else', { meal: 'Goat' }, { 'answers.meal': 'Please choose one of the answers' }],
    ['no number', { meal: 'Fish', years: 'ten' }, { 'answers.years': 'Please write a number in figures' }],
    ['what wasn’t asked', { meal: 'Fish', shoe: '43' }, { shoe: 'Unknown field: shoe' }],
    ['too much', { meal: 'Fish', hope: 'x'.repeat(2001) }, { 'answers.hope': expect.any(String) }],
  ])('%s is refused, and nothing is kept', async (_what, answers, errors) => {
    const { app, register } = await siteWithQuestions();
    expect(await register(answers)).toMatchObject({ status: 422, body: { code: 'invalid', errors } });
    expect(await app.store.database.selectFrom('attendees').select('id').execute()).toEqual([]);
  });

  test('in a form without JavaScript as well', async () => {
    const { app, client } = await siteWithQuestions();
    const send = (fields: Record<string, string>) =>
      app.visitor.fetch('/registrants', { method: 'POST', body: new URLSearchParams(fields) });
    const { name, email, whatsapp_number, company_name, role, notice } = sampleRegistration();
    const person = { name, email, whatsapp_number, company_name, role, notice };
    const refused = await send({ ...person, 'answers.hope': 'Weavers <b>' });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('Please answer this question');
    expect(page).toContain('Weavers &lt;b&gt;');
    expect((await send({ ...person, 'answers.meal': 'Fish' })).status).toBe(303);
    expect((await client.call(viewAttendees, {})).body.records[0]?.answers).toEqual({ meal: 'Fish' });
  });

  test('in a partnership request, which shows and exports them', async () => {
    const { app, client, exported } = await siteWithQuestions();
    const sent = await app.visitor.call(addPartnership, { body: samplePartnership({ answers: ANSWERS }) });
    const { record } = (await client.call(singlePartnership, { query: { id: sent.body.id ?? '' } })).body;
    expect(record.questions?.map(({ answer }) => answer)).toEqual(Object.values(GIVEN));
    expect((await exported(exportPartnerships))[1]).toContain(',Vegetarian,Yes,12.5,');
  });
});

test('where nothing is asked, records and files are as documented', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  const { records } = (await client.call(viewAttendees, {})).body;
  expect(records[0]).not.toHaveProperty('answers');
  const file = await client.fetch(callAddress(exportAttendees), { method: 'POST' });
  expect((await file.text()).split('\r\n')[0]).toMatch(/,Date$/);
});

describe('several answers to one question', () => {
  const TOPICS = {
    key: 'topics',
    label: 'What interests you?',
    kind: 'several',
    choices: 'Health\nFarming\nSchools',
    isRequired: true,
    isAsked: true,
  };

  test('are kept in the order of the list, exported in one cell, and imported from it', async () => {
    const { client, register, exported } = await siteWithQuestions([TOPICS]);
    expect(await register({ topics: 'Schools\nHealth' })).toMatchObject({ status: 200 });
    expect((await client.call(viewAttendees, {})).body.records[0]?.answers).toEqual({
      topics: 'Health\nSchools',
    });
    expect((await exported(exportAttendees))[1]).toContain('Health; Schools');
    const line = [...personLine('Kofi'), 'schools; farming'].join();
    const file = csvFile(`${PEOPLE_HEADINGS.join()},What interests you?\n${line}\n`);
    await client.call(runImport, { query: { kind: 'attendee' }, body: { file } });
    const { records } = (await client.call(viewAttendees, { query: { search: 'kofi' } })).body;
    expect(records[0]?.answers).toEqual({ topics: 'Farming\nSchools' });
  });

  test.each([
    ['none of them', '', 'Please answer this question'],
    ['another', 'Health\nGoats', 'Please choose one of the answers'],
  ])('%s is refused', async (_what, topics, message) => {
    const { register } = await siteWithQuestions([TOPICS]);
    expect(await register({ topics })).toMatchObject({
      status: 422,
      body: { errors: { 'answers.topics': message } },
    });
  });

  test('are posted by boxes of one name, which stay ticked when the form is refused', async () => {
    const { app, client } = await siteWithQuestions([TOPICS]);
    const { name, email, whatsapp_number, company_name, role, notice } = sampleRegistration();
    const person = { name, whatsapp_number, company_name, role, notice };
    const send = (given: Record<string, string>) => {
      const body = new URLSearchParams({ ...given, 'answers.topics[]': '' });
      for (const topic of ['Health', 'Farming']) body.append('answers.topics[]', topic);
      return app.visitor.fetch('/registrants', { method: 'POST', body });
    };
    const refused = await send(person);
    expect(refused.status).toBe(422);
    const page = await refused.text();
    for (const topic of ['Health', 'Farming', 'Schools']) {
      const [box = ''] = new RegExp(`<input[^>]*value="${topic}"[^>]*>`).exec(page) ?? [];
      expect([topic, box.includes('checked')]).toEqual([topic, topic !== 'Schools']);
    }
    expect((await send({ ...person, email })).status).toBe(303);
    expect((await client.call(viewAttendees, {})).body.records[0]?.answers).toEqual({
      topics: 'Health\nFarming',
    });
  });
});

describe('organisers', () => {
  test('correct an answer, and the change is recorded by its question', async () => {
    const { client, register, read } = await siteWithQuestions();
    const { id = '' } = (await register(ANSWERS)).body;
    const correct = async (answers?: Record<string, string>) => {
      const { version } = await read(id);
      const body = { ...sampleRegistration({ email: 'ama@volta.example', answers }), version };
      expect((await client.call(updateAttendee, { query: { id }, body })).status).toBe(200);
    };
    await correct({ ...GIVEN, meal: 'Fish', handle: '' });
    const { records } = (await client.call(viewActivity, { query: { subjectId: id } })).body;
    expect(records[0]?.changes).toEqual([
      { field: 'Which meal?', from: 'Vegetarian', to: 'Fish' },
      { field: 'Your handle', from: '@kwahu', to: '' },
    ]);
    await correct();
    expect(answersByLabel((await read(id)).questions)).toMatchObject({
      'Which meal?': 'Fish',
      'Your handle': '',
    });
  });

  test('needn’t answer for somebody whom they enter', async () => {
    const { client, read } = await siteWithQuestions();
    const { body } = await client.call(enterAttendee, { body: sampleRegistration() });
    expect((await read(body.id)).questions.every(({ answer }) => answer === '')).toBe(true);
  });

  test('import answers from columns that are called like the questions', async () => {
    const { client, read } = await siteWithQuestions();
    const line = [...personLine('Ama'), 'vegetarian', 'NO', '38'].join();
    const file = csvFile(`${PEOPLE_HEADINGS.join()},WHICH MEAL,Do you need a visa letter?,Shoe\n${line}\n`);
    const given = { query: { kind: 'attendee' as const }, body: { file } };
    const preview = (await client.call(previewImport, given)).body;
    expect(preview.columns.slice(-3).map(({ field }) => field)).toEqual(['answers.meal', 'answers.visa', '']);
    expect(preview.problems).toEqual([]);
    await client.call(runImport, given);
    const [record] = (await client.call(viewAttendees, {})).body.records;
    expect((await read(record?.id)).questions.slice(0, 2).map(({ answer }) => answer)).toEqual([
      'Vegetarian',
      'No',
    ]);
  });
});

describe('when the questions change', () => {
  test('answers are shown with today’s wording; what is turned off stays, and what is removed is no longer asked', async () => {
    const { app, ask, register, read } = await siteWithQuestions();
    const { id } = (await register(ANSWERS)).body;
    const [meal, visa, years] = QUESTIONS;
    await ask([
      { ...meal, label: 'Lunch' },
      { ...visa, isAsked: false },
      { ...years, isAsked: false },
    ]);
    const { questions } = await read(id);
    expect(questions.map(({ label, answer, isGone }) => [label, answer, isGone])).toEqual([
      ['Lunch', 'Vegetarian', false],
      ['Do you need a visa letter?', 'Yes', false],
      ['Years in business', '12.5', false],
      ['What do you hope for?', 'Meet\nweavers', true],
      ['Your handle', '@kwahu', true],
    ]);
    const page = await (await app.visitor.fetch('/registrants')).text();
    expect(page).toContain('Lunch');
    expect(page).not.toContain('visa letter');
    // Whoever opened the form before can still send it.
    expect((await register({ meal: 'Fish', visa: 'No' }, 'kofi@volta.example')).status).toBe(200);
  });

  test('a correction leaves what is no longer asked as it is', async () => {
    const { client, ask, register, read } = await siteWithQuestions();
    const { id = '' } = (await register(ANSWERS)).body;
    await ask(QUESTIONS.slice(0, 1));
    const body = sampleRegistration({ email: 'ama@volta.example', answers: { meal: 'Fish' } });
    await client.call(updateAttendee, { query: { id }, body: { ...body, version: '' } });
    expect(answersByLabel((await read(id)).questions)).toEqual({
      'Which meal?': 'Fish',
      'Do you need a visa letter?': 'Yes',
      'Years in business': '12.5',
      'What do you hope for?': 'Meet\nweavers',
      'Your handle': '@kwahu',
    });
  });

  test.each([
    ['two of the same words', [{ label: 'Meal' }, { label: 'meal' }], '.1.label'],
    ['a list of nothing', [{ label: 'Meal', kind: 'choice', choices: 'Fish' }], '.0.choices'],
    ['no words', [{ label: '' }], '.0.label'],
    ['more than twenty', Array.from({ length: 21 }, (_, index) => ({ label: `Q${index}` })), ''],
  ])('%s is refused at the desk', async (_what, registration, place) => {
    const { client } = await (await createTestApp()).signInAs('Administrator');
    const { status, body } = await client.call(saveSection, {
      body: { section: 'forms', values: { registration, partnership: [] } },
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [`registration${place}`]]);
  });
});

test('a person’s answers are given out, and erased with every trace of them', async () => {
  const { app, client, ask, register, read } = await siteWithQuestions();
  const { id = '' } = (await register({ ...ANSWERS, hope: 'Zwisterling' })).body;
  const { version } = await read(id);
  const changed = { ...GIVEN, hope: 'Zwisterlong', handle: '@zwister' };
  const body = { ...sampleRegistration({ email: 'ama@volta.example', answers: changed }), version };
  await client.call(updateAttendee, { query: { id }, body });
  await ask(QUESTIONS.slice(0, 1));
  const person = { email: 'ama@volta.example' };
  const found = JSON.stringify((await client.call(findPerson, { body: person })).body);
  for (const text of ['Which meal?', 'Vegetarian', 'Your handle', '@zwister']) expect(found).toContain(text);
  expect((await client.call(erasePerson, { body: person })).status).toBe(200);
  expect(await everythingStored(app)).not.toMatch(/zwister/i);
});

test('people from before questions could be asked stay, without answers', async () => {
  const { store, migrate } = await databaseBefore('033-answers');
  const { database } = store;
  await sql`insert into attendees (id, created_at, fullname, fullname_key, company, company_key, designation,
    designation_key, email, email_key, whatsapp, notice, search_text) values ('1', '2025-07-01T09:00:00.000Z', 'Ama',
    'ama', 'Volta', 'volta', 'Director', 'director', 'ama@x.example', 'ama@x.example', '0241234567', 'LinkedIn',
    'ama')`.execute(database);
  await migrate();
  const rows = await database.selectFrom('attendees').select(['fullname', 'answers']).execute();
  expect(rows).toEqual([{ fullname: 'Ama', answers: null }]);
});
