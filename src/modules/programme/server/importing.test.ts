import { expect, test } from 'vitest';
import { previewImport, runImport, undoImport } from '#modules/imports/contract.ts';
import { saveLanguages, saveTranslations, viewTranslations } from '#modules/languages/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { csvFile, xlsxFile } from '#testing/table-files.ts';
import { addSession, deleteSession, exportSessions, updateSession, viewProgramme } from '../contract.ts';
import { readPeople } from '../people.ts';
import { DAY_MINUTES, formatTime } from '../times.ts';

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
  expect(preview.problems).toMatchObject([
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

test('days that no edition can have, and names that the desk wouldn’t take, are told', async () => {
  const { client } = await (await createTestApp()).signInAs('Administrator');
  const rows = [
    ['26.08.2024', 'A year early', ''],
    ['0', 'Before the first', ''],
    ['45', 'Weeks after', ''],
    ['1', 'Long', 'x'.repeat(121)],
    ['1', 'Many', Array.from({ length: 41 }, (_, index) => `P${index}`).join('; ')],
    ['14', 'Last', 'Ama; Kofi'],
  ];
  const file = csvFile(
    [['Day', 'Title', 'People'], ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'),
  );
  const { body } = await client.call(previewImport, { query: { kind: 'programme' }, body: { file } });
  expect(body.problems.map(({ line, column }) => [line, column])).toEqual([
    [2, 'Day'],
    [3, 'Day'],
    [4, 'Day'],
    [5, 'People'],
    [6, 'People'],
  ]);
});

test('a day of twenty sessions from a file is the day that was typed', async () => {
  const kinds = ['Talk', 'Panel', 'Break', 'Talk'];
  const day = Array.from({ length: 20 }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? '';
    const isBreak = kind === 'Break';
    return {
      ...{ title: `Session ${index + 1}`, kind, start: 540 + 25 * index, length: 25 },
      ...{ room: isBreak ? '' : 'Volta Hall', track: index % 3 === 0 ? 'People' : '' },
      people: isBreak ? '' : `Person ${index + 1}${kind === 'Panel' ? ' (mod); Kofi Annor' : ''}`,
    };
  });
  const { client } = await (await createTestApp()).signInAs('Administrator');
  const planned = async () => {
    const { sessions, ...around } = (await client.call(viewProgramme, {})).body;
    const named = (rows: readonly { id: string; name: string }[], id: string) =>
      rows.find((row) => row.id === id)?.name ?? '';
    return sessions.map(({ id: _id, version: _version, kind, room, track, ...session }) => ({
      ...session,
      ...{
        kind: named(around.kinds, kind),
        room: named(around.rooms, room),
        track: named(around.tracks, track),
      },
    }));
  };
  for (const { room, track, people, ...session } of day)
    await client.call(addSession, {
      body: { ...session, day: 1, room: room || null, track: track || null, people: readPeople(people) },
    });
  const typed = await planned();
  expect(typed).toHaveLength(20);
  for (const { id } of (await client.call(viewProgramme, {})).body.sessions)
    await client.call(deleteSession, { query: { id } });

  const headings = ['Title', 'Type', 'Day', 'Start', 'Minutes', 'Room', 'Track', 'People'];
  // As Excel keeps what is typed: dates and times are numbers of days.
  const cells = day.map(({ title, kind, start, length, room, track, people }) => [
    ...[title, kind, { date: 45_896 }, { time: start / DAY_MINUTES }, length, room, track, people],
  ]);
  const words = day.map(({ title, kind, start, length, room, track, people }) =>
    [title, kind, '27.08.2025', formatTime(start), `${length} min`, room, track, people].join(','),
  );
  const datedCells = cells.map((row, index) =>
    row.with(3, { date: 45_896 + (day[index]?.start ?? 0) / DAY_MINUTES }),
  );
  const sheets = [cells, datedCells].map((rows) => xlsxFile([headings, ...rows]));
  for (const file of [csvFile([headings.join(','), ...words].join('\n')), ...sheets]) {
    const done = await client.call(runImport, { query: { kind: 'programme' }, body: { file } });
    expect(done.body).toMatchObject({ added: 20, left: 0 });
    expect(await planned()).toEqual(typed);
    await client.call(undoImport, { body: { id: done.body.id ?? '' } });
  }
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
  for (const [index, state] of (['tentative', 'cancelled'] as const).entries()) {
    const { sessions } = (await client.call(viewProgramme, {})).body;
    await client.call(updateSession, { query: { id: sessions[index]?.id ?? '' }, body: { state } });
  }
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

test('what sessions say in other languages is exported and read again', async () => {
  const app = await createTestApp();
  const { client, cookie } = await app.signInAs('Administrator');
  await client.call(saveLanguages, { body: { main: 'en', others: ['fr'] } });
  const { id = '' } = (await client.call(addSession, { body: { title: 'Looms', day: 0, start: 600 } })).body;
  const translations = { fr: { title: 'Métiers', abstract: '<p>Un fil.</p>' } };
  await client.call(saveTranslations, { body: { kind: 'programme', id, translations } });
  const exported = await app.client({ cookie }).fetch(exportSessions.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  await client.call(deleteSession, { query: { id } });
  const body = { file: csvFile(await exported.text()) };
  const done = (await client.call(runImport, { query: { kind: 'programme' }, body })).body;
  expect(done).toMatchObject({ added: 1, left: 0 });
  const [again] = (await client.call(viewProgramme, {})).body.sessions;
  const { record } = (
    await client.call(viewTranslations, { query: { kind: 'programme', id: again?.id ?? '' } })
  ).body;
  expect(record?.translations).toMatchObject({ fr: { title: 'Métiers', abstract: 'Un fil.' } });
});
