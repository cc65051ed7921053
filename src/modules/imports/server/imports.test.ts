import { expect, test } from 'vitest';
import { viewActivity } from '#modules/activity/contract.ts';
import { addAttendee, viewAttendees } from '#modules/registrations/contract.ts';
import { viewAttendee } from '#modules/registrations/desk.ts';
import { confirmImported } from '#modules/registrations/server/confirm-imported.ts';
import { speakerList } from '#modules/speakers/contract.ts';
import { viewSponsors } from '#modules/sponsors/contract.ts';
import type { KindName } from '#platform/contract/kind.ts';
import { requestJob } from '#platform/server/jobs/request.ts';
import { QUERIES } from '#platform/server/watch/query-channel.ts';
import { createTestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { csvFile, PEOPLE_HEADINGS, peopleCsv, peopleXlsx, personLine } from '#testing/table-files.ts';
import { previewImport, runImport, undoImport, viewImports } from '../contract.ts';

const MANY = 5_000;
const WITHIN_MS = 10_000;
/** Statements of the program itself, such as of jobs. */
const BESIDES = 10;

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const send = (kind: KindName, content: string) => ({
    query: { kind },
    body: { file: csvFile(content) },
  });
  const attendees = async () => (await client.call(viewAttendees, { query: { page: 1 } })).body;
  const activities = async () =>
    (await client.call(viewActivity, { query: { page: 1, subject: 'attendee' } })).body;
  return { app, client, send, attendees, activities };
}

test('attendees are imported but for those with a problem, as one activity, and undone as one', async () => {
  const { app, client, send, attendees, activities } = await desk();
  await app.visitor.call(addAttendee, { body: sampleRegistration({ email: 'KOFI@volta.example' }) });
  const twin = personLine('Ama').with(0, 'Ama again').with(3, 'AMA@volta.example').join();
  const content = `${peopleCsv(['Ama', 'Kofi', 'Yaw'])}${twin}\n`;
  const { body } = await client.call(previewImport, send('attendee', content));
  expect(body).toMatchObject({ rows: 4, importable: 2, problemTotal: 2 });
  expect(body.columns[3]).toEqual({
    heading: 'Email',
    field: 'email',
    samples: ['ama@volta.example', 'kofi@volta.example', 'yaw@volta.example', 'AMA@volta.example'],
  });
  expect(body.problems).toEqual([
    {
      ...{ line: 3, column: 'Email', field: 'email', value: 'kofi@volta.example' },
      message: 'This e-mail address is already registered.',
    },
    {
      ...{ line: 5, column: 'Email', field: 'email', value: 'AMA@volta.example' },
      message: 'The same as in line 2.',
    },
  ]);
  expect((await attendees()).total).toBe(1);

  const before = (await activities()).total ?? 0;
  const done = (await client.call(runImport, send('attendee', content))).body;
  expect(done).toMatchObject({ message: '2 registrations imported.', added: 2, left: 2 });
  const { records, total } = await attendees();
  expect(total).toBe(3);
  const one = (await client.call(viewAttendee, { query: { id: records[0]?.id ?? '' } })).body.record;
  expect(one.consent).toBe('entered at the desk');
  const after = await activities();
  expect(after.total).toBe(before + 1);
  expect(after.records[0]).toMatchObject({
    subject_type: 'attendee',
    activity_description: 'Imported 2 registrations from a file',
  });

  const id = done.id ?? '';
  const undone = await client.call(undoImport, { body: { id } });
  expect(undone.body.message).toBe('Undone: 2 registrations deleted.');
  expect((await attendees()).total).toBe(1);
  expect((await activities()).total).toBe(before + 2);
  expect((await client.call(undoImport, { body: { id } })).status).toBe(404);
  const listed = (await client.call(viewImports, { query: { kind: 'attendee' } })).body.records;
  expect(listed).toMatchObject([{ id, added: 2, undone: expect.stringMatching(/^2025/) }]);
});

test('attendees who are to be told get one confirmation each, also if the job runs again', async () => {
  const { app, client, send } = await desk();
  const imported = async (names: string[], confirm: boolean) => {
    const { query, body } = send('attendee', peopleCsv(names));
    return (await client.call(runImport, { query, body: { ...body, confirm } })).body.id ?? '';
  };
  await imported(['Silent'], false);
  const id = await imported(['Ama', 'Kofi', 'Yaw'], true);
  const work = () => anotherInstance(app, [confirmImported]).runDue();
  await work();
  await requestJob(app.store.database, confirmImported, { subject: id, due: app.clock.now() });
  await work();
  const mails = (await mailRows(app)).map(({ template, recipient_name: to }) => `${template} ${to}`);
  expect(mails.toSorted()).toEqual(['registered Ama', 'registered Kofi', 'registered Yaw']);

  const undone = await imported(['Esi'], true);
  await client.call(undoImport, { body: { id: undone } });
  await work();
  expect(await mailRows(app)).toHaveLength(3);
});

test('speakers and sponsors are imported without pictures, and seen by visitors at once', async () => {
  const { app, client, send } = await desk();
  const speakers =
    'Title,Name,Job title,Company,Country,Bio\nDr,Zongo Esi,Director,Volta Bank,Ghana,Builds things.\n';
  const done = (await client.call(runImport, send('speaker', speakers))).body;
  expect((await app.visitor.call(speakerList, { query: { search: 'zongo' } })).body.records).toMatchObject([
    { title: 'Dr.', fullname: 'Zongo Esi', role: 'Speaker', countryCode: 'GH', image: '' },
  ]);
  expect((await client.call(previewImport, send('speaker', speakers))).body).toMatchObject({ importable: 0 });
  await client.call(undoImport, { body: { id: done.id ?? '' } });
  expect((await app.visitor.call(speakerList, { query: { search: 'zongo' } })).body.records).toEqual([]);

  const sponsors = 'Partner,URL,Type\nZongo Textiles,zongo.example,Partner\nLoom,,Gold\n';
  const { body } = await client.call(previewImport, send('sponsor', sponsors));
  expect(body).toMatchObject({ importable: 2, problems: [] });
  const unknown = send('sponsor', 'Partner,Type\nLoom,Wood\nShuttle,gold\nReed,constructor\n');
  const { problems } = (await client.call(previewImport, unknown)).body;
  expect(problems).toMatchObject([
    { line: 2, field: 'title', value: 'Wood', message: 'Choose a package type.' },
    { line: 4, value: 'constructor' },
  ]);
  expect((await client.call(runImport, unknown)).body).toMatchObject({ added: 1, left: 2 });
  const shuttle = (await app.visitor.call(viewSponsors, { query: { search: 'shuttle' } })).body.records;
  expect(shuttle).toMatchObject([{ title: 'Gold' }]);
  await client.call(runImport, send('sponsor', sponsors));
  const { records } = (await app.visitor.call(viewSponsors, { query: { search: 'zongo' } })).body;
  expect(records).toMatchObject([
    {
      name: 'Zongo Textiles',
      title: 'Partners',
      website: 'https://zongo.example',
      image: 'default-sponsor.jpg',
    },
  ]);
  expect((await app.visitor.fetch('/aiAPI/partnersponsor/default-sponsor.jpg')).status).toBe(200);
});

test.each([
  ['CSV', (names: string[]) => csvFile(peopleCsv(names))],
  ['XLSX', peopleXlsx],
])('5,000 rows of %s are imported in ten seconds', async (_format, make) => {
  const { client, attendees } = await desk();
  const file = make(Array.from({ length: MANY }, (_, index) => `Person${index}`));
  const before = process.cpuUsage();
  expect((await client.call(runImport, { query: { kind: 'attendee' }, body: { file } })).body).toMatchObject({
    added: MANY,
    left: 0,
  });
  const { user, system } = process.cpuUsage(before);
  expect((await attendees()).total).toBe(MANY);
  // Of the processor's time, which others on a busy machine don't take; alone it is about one second.
  expect((user + system) / 1000).toBeLessThan(WITHIN_MS);
});

test.each([
  ['faq', 'Question,Answer,Group', (index: number) => `Question ${index}?,Yes.,Travel`],
  ['sponsor', 'Name', (index: number) => `Company ${index}`],
] as const)('each row of %s is one statement, because others wait meanwhile', async (kind, head, rowOf) => {
  const { client, send } = await desk();
  const statementsFor = async (from: number, to: number) => {
    const rows = Array.from({ length: to - from }, (_, index) => rowOf(from + index));
    let count = 0;
    const counting = () => {
      count += 1;
    };
    QUERIES.subscribe(counting);
    const done = await client.call(runImport, send(kind, [head, ...rows].join('\n')));
    QUERIES.unsubscribe(counting);
    expect(done.body).toMatchObject({ added: rows.length, left: 0 });
    return count;
  };
  const few = await statementsFor(0, 10);
  expect((await statementsFor(10, 70)) - few).toBeLessThanOrEqual(50 + BESIDES);
});

test('too many rows and a file without a usable row are refused', async () => {
  const { client, send } = await desk();
  const many = `${PEOPLE_HEADINGS.join()}\n${'a,b\n'.repeat(12_000)}`;
  expect(await client.call(previewImport, send('attendee', many))).toMatchObject({
    status: 422,
    body: { message: 'The file has more than 10,000 rows. Please split it.' },
  });
  expect(await client.call(runImport, send('attendee', 'Name\nAma\n'))).toMatchObject({ status: 422 });
});

test('a cell is corrected before the import, which is listed alone afterwards', async () => {
  const { app, client, send } = await desk();
  await app.visitor.call(addAttendee, { body: sampleRegistration({ email: 'first@volta.example' }) });
  const file = send('attendee', peopleCsv(['Ama', 'Kofi']).replace('kofi@', 'kofi at '));
  const { problems } = (await client.call(previewImport, file)).body;
  expect(problems).toMatchObject([{ line: 3, field: 'email', value: 'kofi at volta.example' }]);
  const correct = (value: string) => ({
    ...file,
    body: { ...file.body, corrections: JSON.stringify([{ line: 3, field: 'email', value }]) },
  });
  const still = (await client.call(previewImport, correct('ama@volta.example'))).body;
  expect(still.problems).toMatchObject([{ line: 3, message: 'The same as in line 2.' }]);
  const done = (await client.call(runImport, correct('kofi@volta.example'))).body;
  expect(done).toMatchObject({ added: 2, left: 0 });
  const listed = await client.call(viewAttendees, { query: { imported: done.id, sort: 'fullname' } });
  expect(listed.body.records.map(({ fullname }) => fullname)).toEqual(['Ama', 'Kofi']);
  const unreadable = { ...file, body: { ...file.body, corrections: '[{' } };
  expect((await client.call(previewImport, unreadable)).status).toBe(422);
});
