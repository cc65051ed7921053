import { expect, test } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import type { KindName } from '#platform/contract/kind.ts';
import { requestJob } from '#platform/server/jobs/request.ts';
import { QUERIES } from '#platform/server/watch/query-channel.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { viewSponsors } from '#rooms/partners/sponsors/contract.ts';
import { addAttendee, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { viewAttendee } from '#rooms/people/registrations/desk.ts';
import { confirmImported } from '#rooms/people/registrations/server/confirm-imported.ts';
import { speakerList } from '#rooms/programme/speakers/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';
import {
  csvFile,
  PEOPLE_HEADINGS,
  peopleCsv,
  peopleXlsx,
  personLine,
  xlsxBook,
} from '#testing/table-files.ts';
import { previewImport, refusedRows, runImport, undoImport, viewImports } from '../contract.ts';

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
      ...{ line: 3, column: 'Email', field: 'email', value: 'kofi@volta.example', isDoubt: false },
      message: 'This e-mail address is already registered.',
    },
    {
      ...{ line: 5, column: 'Email', field: 'email', value: 'AMA@volta.example', isDoubt: false },
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

test('a speaker or sponsor who may not count, or whom nobody has named, waits until somebody decides', async () => {
  const { app, client, send } = await desk();
  const sponsors =
    'Partner,Type,Status\nZongo,Gold,Prospect\nReed,Gold,Confirmed\nLoom,Gold,Cancelled\nTBC,Gold,\n';
  const read = async (kind: 'speaker' | 'sponsor', content: string) =>
    (await client.call(previewImport, send(kind, content))).body;
  const { words, problems } = await read('sponsor', sponsors);
  expect(words).toEqual([
    { column: 'Status', word: 'Prospect', count: 1 },
    { column: 'Status', word: 'Cancelled', count: 1 },
    { column: 'Name', word: 'TBC', count: 1 },
  ]);
  expect(problems.map(({ line, column }) => [line, column])).toEqual([
    [2, ''],
    [4, ''],
    [5, 'Partner'],
  ]);
  expect((await client.call(runImport, send('sponsor', sponsors))).body).toMatchObject({ added: 1, left: 3 });
  expect((await app.visitor.call(viewSponsors, { query: { search: 'zongo' } })).body.records).toEqual([]);
  const speaker = (name: string, reply: string) => `Dr,${name},Director,Volta Bank,Hi.,${reply}\n`;
  const speakers = `Title,Name,Job title,Company,Bio,Invitation reply\n${[
    speaker('Esi Adu', 'Declined'),
    speaker('Esi Adu (cancelled)', ''),
    speaker('"Ama Owusu, Kofi Adu"', ''),
    speaker('Yaw Adu', 'Accepted'),
  ].join('')}`;
  expect(await read('speaker', speakers)).toMatchObject({ importable: 1, refused: 3 });
});

test('a speaker’s first and last name are put together, and half of one is no name', async () => {
  const { client, send } = await desk();
  const rest = 'Director,Volta Bank,Hi.';
  const file = `Prénom,Nom,Title,Job title,Company,Bio\nZongo,Esi,Dr,${rest}\nZongo,-,Dr,${rest}\n`;
  const { body } = await client.call(previewImport, send('speaker', file));
  expect(body.problems).toMatchObject([{ line: 3, field: 'username', isDoubt: true }]);
  await client.call(runImport, send('speaker', file));
  const { records } = (await client.call(speakerList, { query: { search: 'zongo' } })).body;
  expect(records.map(({ fullname }) => fullname)).toEqual(['Zongo Esi']);
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

test('title lines, the sheet and the line of the headings are recognised, said, and can be chosen', async () => {
  const { client } = await desk();
  const people = [[...PEOPLE_HEADINGS], personLine('Ama'), personLine('Kofi')];
  const titled = [['Rencontres 2025'], ['Liste du', '12/07/2025'], ...people];
  const read = async (file: File, more: { sheet?: string; headingLine?: string } = {}) =>
    (await client.call(previewImport, { query: { kind: 'attendee' }, body: { file, ...more } as never }))
      .body;
  const csv = csvFile(titled.map((cells) => cells.join(';')).join('\n'));
  expect(await read(csv)).toMatchObject({
    ...{ headingLine: 3, rows: 2, importable: 2, sheets: [] },
    above: ['Rencontres 2025', 'Liste du 12/07/2025'],
  });
  const book = xlsxBook({
    Read: [['Made by hand']],
    People: titled,
    Prices: [
      ['Name', 'Price'],
      ['VIP', 5],
    ],
  });
  expect(await read(book)).toMatchObject({
    ...{ sheet: 'People', sheets: ['Read', 'People', 'Prices'], importable: 2 },
  });
  expect(await read(book, { sheet: 'Prices' })).toMatchObject({ sheet: 'Prices', rows: 1, importable: 0 });
  expect(await read(book, { sheet: 'Wages' })).toMatchObject({ status: 422 });
  expect(await read(book, { headingLine: '4' })).toMatchObject({ rows: 1, headingLine: 4 });
  // What somebody hid isn't meant, unless there is nothing else.
  const sheets = { Old: [[...PEOPLE_HEADINGS], personLine('Esi')], People: titled };
  expect(await read(xlsxBook(sheets, ['Old']))).toMatchObject({ rows: 2, sheets: ['People'] });
  expect(await read(xlsxBook({ Old: sheets.Old }, ['Old']))).toMatchObject({ rows: 1 });
});

test('who is refused is a file that says why, and is taken once it is corrected', async () => {
  const { client, send } = await desk();
  const content = `Ref,${peopleCsv(['Ama', 'Kofi', 'Esi']).replaceAll('\n', '\n7,').replace('kofi@', 'kofi at ').replace('Esi,Volta Bank Ltd', 'Esi,').slice(0, -2)}`;
  expect((await client.call(previewImport, send('attendee', content))).body).toMatchObject({
    ...{ importable: 1, refused: 2, unused: ['Ref'] },
  });
  const form = new FormData();
  form.set('file', csvFile(content));
  const reply = await client.fetch(address(refusedRows, { kind: 'attendee' }), {
    method: 'POST',
    body: form,
  });
  const text = await reply.text();
  expect(text).toContain('Kofi');
  expect(text).not.toContain('Ama');
  expect(text).toContain('Why it was left out');
  const corrected = text.replace('kofi at ', 'kofi@').replace('Esi,', 'Esi,Loom');
  const again = (await client.call(previewImport, send('attendee', corrected))).body;
  expect(again).toMatchObject({ importable: 2, unused: ['Ref'], refused: 0 });
});

test('a line with a cell too many waits, also once it was left out, and is taken between quotation marks', async () => {
  const { client, send } = await desk();
  const read = async (kind: KindName, ...lines: string[]) =>
    (await client.call(previewImport, send(kind, lines.join('\n')))).body;
  const head = 'Full name,Email,WhatsApp,Organisation,Position';
  const line = (name: string, work: string) => `${name},${name}@lines.example,+233 24 555 0101,${work}`;
  const waits = {
    field: '',
    message: expect.stringMatching(/^This line has more cells .* ‘Auditor’ has none/),
  };
  const moved = line('Efua', 'Keta, Sons,Auditor');
  expect(await read('attendee', head, line('Abla', 'Keta,Clerk'), moved)).toMatchObject({
    ...{ importable: 1, refused: 1, problems: [{ line: 3, ...waits }] },
  });
  expect(await read('attendee', head, moved)).toMatchObject({ importable: 0 });
  const leftOut = await read(
    'attendee',
    `${head},,Why it was left out`,
    moved,
    line('Yao', 'Ho, Ltd,Auditor'),
  );
  expect(leftOut).toMatchObject({ importable: 0, problems: [waits, waits] });
  const quoted = line('Efua', '"Keta, Sons",Auditor');
  expect(await read('attendee', head, quoted, line('Yao', 'Ho,Clerk,'))).toMatchObject({
    ...{ importable: 2, problems: [], unused: [] },
  });
  // What nearly every line has is a column, though without a heading.
  const seated = await read('attendee', head, line('Abla', 'Keta,Clerk,A 12'), line('Yao', 'Ho,Clerk,B 7'));
  expect(seated).toMatchObject({ importable: 2, unused: ['Column 6'] });
  const talks = [
    'Title,Day,Start,Length,Room',
    'Cowries,1,11:00,30,Loft',
    'Ledgers,1,12:00,30,Loft, left wing',
  ];
  expect(await read('programme', ...talks)).toMatchObject({
    ...{ importable: 1, problems: [{ line: 3, message: expect.stringContaining('‘left wing’') }] },
  });
});

test('the same rows sent twice are told, also in another format, until the import is undone', async () => {
  const { client, send } = await desk();
  const content = peopleCsv(['Ama', 'Kofi']);
  const { id = '' } = (await client.call(runImport, send('attendee', content))).body;
  const again = { query: { kind: 'attendee' as const }, body: { file: peopleXlsx(['Ama', 'Kofi']) } };
  expect((await client.call(previewImport, again)).body).toMatchObject({
    ...{ before: expect.stringMatching(/^2025/), taken: 2, importable: 0 },
  });
  await client.call(undoImport, { body: { id } });
  expect((await client.call(previewImport, again)).body).toMatchObject({
    before: '',
    taken: 0,
    importable: 2,
  });
});
