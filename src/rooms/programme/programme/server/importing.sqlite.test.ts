import { expect, test } from 'vitest';
import { saveLanguages, saveTranslations, viewTranslations } from '#rooms/access/languages/contract.ts';
import { createBasicData } from '#rooms/edition/editions/contract.ts';
import { previewImport, runImport, undoImport } from '#rooms/edition/imports/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { importDesk } from '#testing/import-desk.ts';
import { readSessions } from '#testing/read-desk.ts';
import { csvFile, xlsxFile } from '#testing/table-files.ts';
import {
  addSession,
  arrangeProgramme,
  deleteSession,
  exportSessions,
  updateSession,
  viewProgramme,
} from '../contract.ts';
import { readPeople } from '../people.ts';
import { DAY_MINUTES, formatTime } from '../times.ts';

const DAY = `Day;From;To;Title;Type;Room;Speakers;Language
1;9:00;9h30;Welcome;Ceremony;Volta Hall;Kofi Annor (moderator);English
26.08.2025;9.30;;The first hundred days;Panel;Volta Hall;"Ama Mensah (MTN); Kofi Annor (chair)";fr
Day 1;1030;;Coffee;Break;;;
1;25:00;;Too late;Talk;;;
`;

test('a day is read from a file as people write it, and can be taken back', async () => {
  const { client } = await (await createTestApp()).signInAs('Administrator');
  const query = { kind: 'programme' } as const;
  const file = csvFile(DAY);
  const preview = (await client.call(previewImport, { query, body: { file } })).body;
  expect(preview.problems).toMatchObject([
    { line: 5, column: 'From', message: expect.stringContaining('can’t be read as one time') },
  ]);
  const done = await client.call(runImport, { query, body: { file } });
  expect(done.body).toMatchObject({ added: 3, left: 1 });
  const seen = async () => (await client.call(viewProgramme, {})).body;
  expect((await seen()).rooms).toMatchObject([{ name: 'Volta Hall' }]);
  expect(await readSessions(client)).toMatchObject([
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
    ['26.08.2024 9:00', 'A year early', ''],
    ['0', 'Before the first', ''],
    ['45', 'Weeks after', ''],
    ['Day 9 9:00', 'After the last', ''],
    ['Day 1 9:00', 'Long', 'x'.repeat(121)],
    ['Day 1 9:00', 'Many', Array.from({ length: 41 }, (_, index) => `P${index}`).join('; ')],
    ['Day 2 9:00', 'Last', 'Ama; Kofi'],
  ];
  const file = csvFile(
    [['Day', 'Title', 'People'], ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'),
  );
  const { body } = await client.call(previewImport, { query: { kind: 'programme' }, body: { file } });
  expect(body.problems.map(({ line, column }) => [line, column])).toEqual([
    [2, 'Day'],
    [3, 'Day'],
    [4, 'Day'],
    [5, 'Day'],
    [6, 'People'],
    [7, 'People'],
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
  const planned = () => readSessions(client);
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
    (await readSessions(client)).map(({ people, ...session }) => ({
      ...session,
      people: people.map(({ name, role }) => [name, role]),
    }));
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

const query = { kind: 'programme' } as const;

test('a day beside the time in one cell is the day of the session', async () => {
  const { bring, planned } = await importDesk();
  await bring(
    'Title,Kind,Start\nLoom two,Talk,2025-08-27 10:15\n"Loom three",Talk,"Wednesday, 27 Aug 2025, 2:15 PM - 3:00 PM"',
  );
  expect(await planned()).toMatchObject([
    { title: 'Loom two', day: 1, start: 615 },
    { title: 'Loom three', day: 1, start: 855, length: 45 },
  ]);
});

test('the time zone of a heading, or of a column, is that of its cells', async () => {
  const { preview } = await importDesk();
  const read = async (headings: string, cells: string) => {
    const { problems, read } = await preview(`Title,${headings}\nLooms,${cells}\n`);
    return problems[0]?.column ?? read[0]?.cells[1];
  };
  const at = (time: string) => expect.stringContaining(`Tuesday 26 August, ${time}`);
  for (const [heading, time] of [
    ...(
      ['Time (GMT+1)', 'Start time (GMT+1)', 'Time (WAT)', 'Start (CET)', 'Time (Lagos time)'] as const
    ).map((heading) => [heading, '9:00'] as const),
    ...[['Heure (Paris)', '8:00'] as const, ['Horaire (heure de Paris)', '8:00'] as const],
    ...[['Hora (Lisboa)', '9:00'] as const, ['Start time - WAT', '9:00'] as const],
    ...[['Time [UTC -2]', '12:00'] as const, ['Heure de Lagos', '9:00'] as const],
    ...[['Time (24h)', '10:00'] as const, ['Time (hh:mm)', '10:00'] as const],
    ...[['Time (local time)', '10:00'] as const, ['Heure (heure locale)', '10:00'] as const],
    ...[['Time (Accra)', '10:00'] as const, ['Début (format 24 h / GMT)', '10:00'] as const],
  ])
    expect([heading, await read(`Date (dd/mm/yyyy),${heading}`, '26/08/2025,10:00')]).toEqual([
      heading,
      at(time),
    ]);
  expect(await read('Date,Time (Atlantis)', '2025-08-26,10:00')).toBe('Time (Atlantis)');
  expect(await read('Date (GMT+1),Time', '2025-08-26,10:00')).toEqual(at('9:00'));
  expect(await read('Start (GMT+1),End (GMT+1)', '2025-08-26 10:00,11:00')).toEqual(
    at('9:00 – 10:00\u00a0AM'),
  );
  for (const [heading, zone, said] of [
    ['Time zone', 'Africa/Lagos', at('9:00')],
    ['Timezone', 'Africa/Accra', at('10:00')],
    ['Fuseau horaire', 'heure de Paris', at('8:00')],
    ['Fuseau horaire', 'inconnu', 'Fuseau horaire'],
  ] as const)
    expect([zone, await read(`Date,Time,${heading}`, `2025-08-26,10:00,${zone}`)]).toEqual([zone, said]);
  expect(await read('Date,Time (GMT+1),Time zone', '2025-08-26,10:00,Africa/Accra')).toBe('Time (GMT+1)');
});

test('a session that may not take place waits, whatever its column is called', async () => {
  const { preview } = await importDesk();
  const waits = async (heading: string, word: string) => {
    const { words, importable } = await preview(
      `Title,Date,Start,${heading}\nLooms,2025-08-26,10:00,${word}\nYarn,2025-08-26,11:00,\n`,
    );
    return [importable, ...words.map((one) => one.word)];
  };
  for (const [heading, word] of [
    ['Session status', 'Cancelled'],
    ['Decision', 'Rejected'],
    ['Statut de la session', 'Brouillon'],
    ['Remarks', 'Withdrawn by the speaker'],
    ['Remarks', 'speaker pulled out'],
    ['Remarques', 'déplacé à l’an prochain'],
    ['Cancelled at', '2025-07-01'],
  ] as const)
    expect([heading, ...(await waits(heading, word))]).toEqual([heading, 1, word]);
  for (const [heading, word] of [
    ['Session status', 'Confirmed'],
    ['Capacity', '120'],
    ['Places', '80'],
    ['Recorded', 'No'],
    ['Remarks', 'Bring a laptop'],
    ['Audience', 'Everybody'],
  ] as const)
    expect([heading, ...(await waits(heading, word))]).toEqual([heading, 2]);
  // Where some have a mark that lets them in, an empty cell doesn't.
  for (const [heading, word] of [
    ['Retenu', 'x'],
    ['Accepted', 'yes'],
    ['In the programme', '✓'],
  ] as const)
    expect([heading, ...(await waits(heading, word))]).toEqual([heading, 1, '']);
  for (const [heading, word] of [
    ['Keep?', 'No'],
    ['Published', 'N'],
    ['Accepted', 'no'],
    ['Publié', 'Non'],
  ] as const)
    expect([heading, ...(await waits(heading, word))]).toEqual([heading, 0, word, '']);
});

test('all columns of days must agree', async () => {
  const { preview } = await importDesk();
  const column = async (headings: string, cells: string) => {
    const { problems, importable } = await preview(`${headings}\nLooms;${cells}\n`);
    return problems[0]?.column ?? importable;
  };
  expect(await column('Title;Date;Day;Start', '2025-08-26;Wednesday;10:00')).toBe('Date + Day');
  expect(await column('Title;Date;Day;Start', '2025-08-26;Day 2;10:00')).toBe('Date + Day');
  expect(await column('Titre;Date;Jour;Horaire', '26/08/2025;mercredi;10:00')).toBe('Date + Jour');
  expect(await column('Title;Date;Weekday;Start', '2025-08-26;Wed;10:00')).toBe('Date + Weekday');
  expect(await column('Title;Date;Day;Start', '2025-08-26;Plenary;10:00')).toBe('Date + Day');
  expect(await column('Title;Date;Day;Weekday;Start', '2025-08-26;Day 1;Tuesday;10:00')).toBe(1);
  expect(await column('Title;Start date;Start time', '2025-08-26;10:00')).toBe(1);
});

test('what contradicts itself, or could be several things, waits in its line', async () => {
  const { preview } = await importDesk();
  const { problems, importable } = await preview(`Title,Day,Start,End,State,Language,Speakers
Two days,26 August 2025,2025-08-27 10:15,,accepted,,
No day,,10:15,,accepted,,
Backwards,Day 1,10:15,10:00,accepted,,
Odd,Day 1,11:15,,Perhaps,Klingonese,
Whose,Day 1,12:15,,accepted,,"Ama Mensah, Head of Looms"
Right,Day 1,13:15,13:45,accepted,allemand,Ama Mensah & Kofi Annor
`);
  expect(importable).toBe(1);
  expect(problems.map(({ line, column }) => [line, column])).toEqual([
    [2, 'Start'],
    [3, 'Day'],
    [4, 'End'],
    [5, ''],
    [5, 'Language'],
    [6, 'Speakers'],
  ]);
});

test('hours to 12 without AM or PM wait, unless something in the file counts to 24', async () => {
  const { preview } = await importDesk();
  const file = (last: string) =>
    `Title,Day,Start\nWelcome,Day 1,9:00\nLunch,Day 1,12:00\nLooms,Day 1,1:15\nThreads,Day 2,${last}\n`;
  const unclear = await preview(file('2:15'));
  expect([unclear.importable, unclear.problems.map(({ line, column }) => [line, column])]).toEqual([
    2,
    [
      [4, 'Start'],
      [5, 'Start'],
    ],
  ]);
  expect(unclear.problems[0]?.message).toContain('Write 01:15, or 13:15.');
  for (const last of ['14:15', '09h', '02:15']) expect((await preview(file(last))).problems).toEqual([]);
  expect((await preview(file('2:15 PM'))).problems).toMatchObject([{ line: 4 }]);
});

test('a file with hours, after it came in without them, is told to be there', async () => {
  const { bring, preview } = await importDesk();
  await bring('Title,Kind\nLooms,Talk\nThreads,Talk');
  const { problems, importable } = await preview(
    'Title,Kind,Day,Start,Room\nLooms,Talk,1,10:15,A\nThreads,Talk,1,11:15,A\nKnots,Talk,1,11:15,B\nKnots,Talk,1,11:15,C',
  );
  expect(importable).toBe(2);
  expect(problems).toMatchObject([
    { line: 2, message: expect.stringContaining('Is there already') },
    { line: 3, message: expect.stringContaining('Is there already') },
  ]);
});

test('sessions of one title at other times are told, and an unknown state waits for a decision', async () => {
  const { client, bring, preview } = await importDesk();
  await bring('Title,Kind,Day,Start\nLooms,Talk,1,10:15');
  const file =
    'Title,Kind,Day,Start,State\nLooms,Talk,2,10:15,ok?\nLooms,Talk,2,12:15,accepted\nKnots,Talk,2,14:15,';
  const seen = await preview(file);
  expect(seen.words).toEqual([
    { column: 'State', word: 'ok?', count: 1 },
    { column: 'State', word: '', count: 1 },
  ]);
  expect(seen.remarks).toContainEqual({ remark: expect.stringContaining('at another time'), count: 1 });
  const decisions = JSON.stringify([
    { column: 'State', word: 'ok?', take: true },
    { column: 'State', word: '', take: false },
  ]);
  const done = await client.call(runImport, { query, body: { file: csvFile(file), decisions } });
  expect(done.body).toMatchObject({ added: 2, left: 1 });
});

test('the usual kinds are known in other languages', async () => {
  const { bring, planned } = await importDesk();
  await bring(
    'Titre,Format,Jour,Début\nPause café,Pause,1,10:15\nMétiers,Conférence,1,11h15\nChant,Chorale,1,12h15',
  );
  expect((await planned()).map(({ kind }) => kind)).toEqual(['Break', 'Talk', 'Chorale']);
});

test('an end that the file doesn’t say is the one of the kind, and shown as assumed', async () => {
  const { client, bring, preview, planned } = await importDesk();
  await client.call(addSession, { body: { title: 'Short', kind: 'Talk', length: 20, day: 0, start: 480 } });
  const {
    rooms: _,
    tracks,
    kinds,
    walkMinutes,
    doorsOpen,
    doorsClose,
    rules,
  } = (await client.call(viewProgramme, {})).body;
  const longer = kinds.map((kind) => (kind.name === 'Talk' ? { ...kind, length: 45 } : kind));
  const around = { tracks, walkMinutes, doorsOpen, doorsClose, rules };
  await client.call(arrangeProgramme, { body: { ...around, rooms: [], kinds: longer } });
  const file = `Title,Kind,Day,Start,End
Dyes,Talk,1,10:00,10:20
Looms,Talk,1,09:45,
Yarn,,1,23:30,
Reeds,Fireside chat,,,
Knots,Fireside chat,2,09:00,09:10
`;
  const seen = await preview(file);
  expect(seen.problems).toEqual([]);
  expect(seen.read.map(({ cells }) => cells[1])).toEqual([
    'Tuesday 26 August, 10:00 – 10:20\u00a0AM',
    'Tuesday 26 August, 9:45 – 10:30\u00a0AM, assumed: the usual 45 minutes of ‘Talk’',
    'Tuesday 26 August, 11:30\u00a0PM – 12:15\u00a0AM (Wednesday), assumed: the usual 45 minutes of ‘Talk’',
    'No time yet, assumed: the usual 30 minutes of ‘Fireside chat’',
    'Wednesday 27 August, 9:00 – 9:10\u00a0AM',
  ]);
  expect((await bring(file)).added).toBe(5);
  const lengths = Object.fromEntries((await planned()).map(({ title, length }) => [title, length]));
  expect(lengths).toEqual({ Short: 20, Dyes: 20, Looms: 45, Yarn: 45, Reeds: 30, Knots: 10 });
  const { kinds: after } = (await client.call(viewProgramme, {})).body;
  expect(after.filter(({ name }) => /Talk|chat/.test(name)).map(({ length }) => length)).toEqual([45, 30]);
});

test('a preview says when a session is as visitors read it, also on nights when clocks change', async () => {
  const { client } = await (await createTestApp()).signInAs('Administrator');
  const body = { event_year: 2026, event_date: '2026-10-24', event_days: 2, time_zone: 'Europe/Paris' };
  const edition = (await client.call(createBasicData, { body })).body.id ?? '';
  const read = async (cells: string) => {
    const file = csvFile(`Title,Day,Start,End,Duration\nLooms,${cells}\n`);
    const seen = (await client.call(previewImport, { query, body: { file, edition } })).body;
    return seen.problems[0]?.message ?? seen.read[0]?.cells[1]?.replaceAll('\u00a0', ' ');
  };
  expect(await read('2026-10-25,01:30,03:30,')).toBe('Sunday 25 October, 1:30 AM CEST – 3:30 AM CET');
  expect(await read('2026-10-24,23:00,,999')).toBe(
    'Saturday 24 October, 11:00 PM CEST – 2:39 PM CET (Sunday)',
  );
  expect(await read('2026-10-25,02:30,,')).toContain('write 02:30 UTC+2');
  await client.call(addSession, { body: { edition, title: 'Looms', day: 1, start: 150, length: 45 } });
  const exported = await client.fetch(`${exportSessions.path}?edition=${edition}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const text = await exported.text();
  expect(text).toContain('02:30 UTC+2');
  const file = csvFile(text.replace('Looms', 'Yarn'));
  const again = await client.call(runImport, { query, body: { file, edition } });
  expect(again.body).toMatchObject({ added: 1, left: 0 });
  const undated = { event_year: 2027, event_days: 2 };
  const other = (await client.call(createBasicData, { body: undated })).body.id ?? '';
  const late = csvFile('Title,Day,Start,Duration\nLooms,1,23:00,999\nYarn,1,23:00,60\n');
  const seen = await client.call(previewImport, {
    query,
    body: { file: late, edition: other },
  });
  expect(seen.body.read.map(({ cells }) => cells[1])).toEqual([
    'Day 1, 23:00 – Day 2, 15:39',
    'Day 1, 23:00–00:00',
  ]);
});
