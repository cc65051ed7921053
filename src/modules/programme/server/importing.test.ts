import { expect, test } from 'vitest';
import { previewImport, runImport, undoImport } from '#modules/imports/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { csvFile, xlsxFile } from '#testing/table-files.ts';
import { exportSessions, viewProgramme } from '../contract.ts';

const DAY = `Day;From;To;Title;Type;Room;Speakers;Language
1;9:00;9h30;Welcome;Ceremony;Volta Hall;Kofi Annor (moderator);English
26.08.2025;9.30;;The first hundred days;Panel;Volta Hall;"Ama Mensah (MTN); Kofi Annor (chair)";fr
Day 1;1030;;Coffee;Break;;;
1;25:00;;Too late;Talk;;;
1;11:00;;Which kind?;Dance;;;
`;

test('a day is read from a file as people write it, and can be taken back', async () => {
  const { client } = await (await createTestApp()).signInAs('Administrator');
  const query = { kind: 'programme' } as const;
  const file = csvFile(DAY);
  const preview = (await client.call(previewImport, { query, body: { file } })).body;
  expect(preview.problems).toEqual([
    { line: 5, column: 'From', message: 'Enter a time of the day, such as 9:30.' },
    { line: 6, column: 'Type', message: 'Choose a kind of session.' },
  ]);
  const done = await client.call(runImport, { query, body: { file } });
  expect(done.body).toMatchObject({ added: 3, left: 2 });
  const seen = async () => (await client.call(viewProgramme, {})).body;
  const { sessions, kinds, rooms } = await seen();
  const kindOf = (id: string) => kinds.find((kind) => kind.id === id)?.name;
  expect(rooms).toMatchObject([{ name: 'Volta Hall' }]);
  expect(sessions.map(({ kind, ...session }) => ({ ...session, kind: kindOf(kind) }))).toMatchObject([
    {
      ...{ title: 'Welcome', kind: 'Ceremony', day: 0, start: 540, length: 30, language: 'en' },
      people: [{ name: 'Kofi Annor', role: 'Moderator' }],
    },
    {
      ...{ title: 'The first hundred days', kind: 'Panel', day: 0, start: 570, length: 60, language: 'fr' },
      people: [{ name: 'Ama Mensah (MTN)', role: 'Speaker' }, { role: 'Moderator' }],
    },
    { title: 'Coffee', kind: 'Break', day: 0, start: 630, length: 30, room: '', people: [] },
  ]);
  const again = await client.call(runImport, { query, body: { file } });
  expect(again.status).toBe(422);
  await client.call(undoImport, { body: { id: done.body.id ?? '' } });
  expect((await seen()).sessions).toEqual([]);
});

test('a day of twenty sessions is read from a workbook', async () => {
  const { client } = await (await createTestApp()).signInAs('Administrator');
  const rows = Array.from({ length: 20 }, (_, index) => [
    `Session ${index + 1}`,
    '2',
    `${9 + Math.floor(index / 2)}:${index % 2 === 0 ? '00' : '30'}`,
    '30',
    'Volta Hall',
    `Person ${index + 1} (moderator)`,
  ]);
  const file = xlsxFile([['Title', 'Day', 'Start', 'Minutes', 'Room', 'People'], ...rows]);
  const done = await client.call(runImport, { query: { kind: 'programme' }, body: { file } });
  expect(done.body).toMatchObject({ added: 20, left: 0 });
  const { sessions, rooms } = (await client.call(viewProgramme, {})).body;
  expect(rooms).toHaveLength(1);
  expect(sessions.map(({ title, day, start, length }) => [title, day, start, length])).toEqual(
    rows.map(([title], index) => [title, 1, 540 + 30 * index, 30]),
  );
});

test('what is exported is read again as it was', async () => {
  const app = await createTestApp();
  const { client, cookie } = await app.signInAs('Administrator');
  const query = { kind: 'programme' } as const;
  const importing = async (file: File) => (await client.call(runImport, { query, body: { file } })).body;
  const planned = async () =>
    (await client.call(viewProgramme, {})).body.sessions.map(
      ({ id: _id, version: _version, people, ...session }) => ({
        ...session,
        people: people.map(({ name, role }) => [name, role]),
      }),
    );
  const { id = '' } = await importing(csvFile(DAY.split('\n').slice(0, 4).join('\n')));
  const before = await planned();
  const exported = await app.client({ cookie }).fetch(exportSessions.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(exported.headers.get('content-disposition')).toContain('Sessions_List.csv');
  await client.call(undoImport, { body: { id } });
  expect(await importing(csvFile(await exported.text()))).toMatchObject({ added: 3, left: 0 });
  expect(await planned()).toEqual(before);
});
