import { expect, test } from 'vitest';
import { newId } from '#platform/server/identifier.ts';
import { previewImport, runImport } from '#rooms/edition/imports/contract.ts';
import { partnershipNotices } from '#rooms/partners/partnerships/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { addCurrentEdition } from '#testing/current-edition.ts';
import { mailRows } from '#testing/mails.ts';
import { publishSection } from '#testing/publish-section.ts';
import { QUESTIONS } from '#testing/questions.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { csvFile, peopleCsv } from '#testing/table-files.ts';
import { viewAttendees } from '../contract.ts';
import { askedOfAttendees, attendeeNotices, enterAttendee } from '../desk.ts';

const GONE = { status: 422, body: { errors: { edition: 'This edition no longer exists.' } } };

/** The edition of 2025, and a current one that asks something else. */
async function twoEditions() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const before = await app.store.database.selectFrom('events').select('id').executeTakeFirstOrThrow();
  const now = await addCurrentEdition(client, { event_year: 2027, event_date: '2027-03-09' });
  await publishSection(client, 'forms', { registration: QUESTIONS });
  const namesOf = async (edition: string) =>
    (await client.call(viewAttendees, { query: { page: 1, edition } })).body.records.map(
      (row) => row.fullname,
    );
  return { app, client, before: before.id, now, namesOf };
}

test('a list has the columns of the edition that is shown', async () => {
  const { client, before } = await twoEditions();
  const columnsOf = async (edition: string) => {
    const lists = [attendeeNotices, partnershipNotices];
    const replies = await Promise.all(lists.map((call) => client.call(call, { query: { edition } })));
    return replies.map(({ body }) => body.questions.map(({ label }) => label));
  };
  const own = QUESTIONS.map(({ label }) => label);
  expect([await columnsOf(before), await columnsOf('current'), await columnsOf('all')]).toEqual([
    [[], []],
    [own, []],
    [own, []],
  ]);
});

test('an attendee is entered for the edition that is chosen, by its own form', async () => {
  const { app, client, before, now, namesOf } = await twoEditions();
  const asked = async (edition: string) => {
    const { notices, questions } = (await client.call(askedOfAttendees, { query: { edition } })).body;
    expect(notices).not.toEqual([]);
    return questions.map(({ label }) => label);
  };
  expect([await asked(before), await asked('current')]).toEqual([[], QUESTIONS.map(({ label }) => label)]);
  const body = sampleRegistration({ name: 'Ama', email: 'ama@visitors.example' });
  const enter = (edition?: string, name = 'Ama') =>
    client.call(enterAttendee, { body: { ...body, name, confirm: true, ...(edition && { edition }) } });
  expect((await enter(before)).status).toBe(201);
  expect(await mailRows(app)).toEqual([]);
  expect((await enter(before)).status).toBe(409);
  expect((await enter('current', 'Ama again')).status).toBe(201);
  expect(await mailRows(app)).toHaveLength(1);
  expect([await namesOf(before), await namesOf(now)]).toEqual([['Ama'], ['Ama again']]);
  expect(await enter(newId())).toMatchObject(GONE);
});

test('people are imported for the edition that is chosen', async () => {
  const { client, before, now, namesOf } = await twoEditions();
  const body = { file: csvFile(peopleCsv(['Ama', 'Kofi'])), edition: before };
  const query = { kind: 'attendee' as const };
  const fields = (await client.call(previewImport, { query, body })).body.fields.map(({ label }) => label);
  expect(fields).not.toContain('Your handle');
  expect((await client.call(runImport, { query, body })).body.added).toBe(2);
  expect((await namesOf(before)).toSorted()).toEqual(['Ama', 'Kofi']);
  expect(await namesOf(now)).toEqual([]);
  const gone = await client.call(runImport, { query, body: { ...body, edition: newId() } });
  expect(gone).toMatchObject(GONE);
});
