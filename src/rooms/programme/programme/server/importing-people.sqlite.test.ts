import { expect, test } from 'vitest';
import { importDesk } from '#testing/import-desk.ts';
import { readSessions } from '#testing/read-desk.ts';

test('all columns of people are read, with the role that their heading says', async () => {
  const { client, preview, bring } = await importDesk();
  const read = async (headings: string, cells: string) => {
    const { problems, read, unused } = await preview(
      `Title,Day,Start,${headings}\nLooms,Day 1,09:00,${cells}\n`,
    );
    return [
      ...unused,
      ...problems.map(({ column, message }) => `${column}: ${message}`),
      ...(read[0]?.cells.slice(3) ?? []),
    ];
  };
  for (const [headings, cells, people] of [
    ['Speaker 1,Speaker 2,Speaker 3', 'Ama Mensah,,Kofi Annor', 'Ama Mensah; Kofi Annor'],
    ['Speakers,Moderator', 'Ama Mensah; Kofi Annor,Kofi Annor', 'Ama Mensah; Kofi Annor (Moderator)'],
    ['Intervenant 1,Intervenant 2,Modérateur', 'Ama,Kofi,Esi', 'Ama; Kofi; Esi (Moderator)'],
    ['Panellists,Chair', 'Ama Mensah & Kofi Annor,', 'Ama Mensah (Panelist); Kofi Annor (Panelist)'],
    [
      'Panellists,Keynote speaker',
      'Ama; Kofi (chair),Esi',
      'Esi (Keynote Address); Ama (Panelist); Kofi (Moderator)',
    ],
    ['Speaker first name,Speaker last name,Moderator', 'Ama,Mensah,Esi', 'Ama Mensah; Esi (Moderator)'],
    ['Prénom,Nom,Co-intervenants', 'Ama,Mensah,Esi', 'Ama Mensah; Esi'],
    [
      'Speaker 1 first name,Speaker 1 last name,Speaker 2 first name,Speaker 2 last name',
      'Ama,Mensah,Kofi,Annor',
      'Ama Mensah; Kofi Annor',
    ],
    ['Speaker', 'Ama; Kofi; ; Ama', 'Ama; Kofi'],
  ] as const)
    expect([headings, await read(headings, cells)]).toEqual([headings, [people]]);
  expect(
    await read('Speakers,FirstName,LastName,Speaker email', 'Dr Ama Mensah; Kofi,Ama,Mensah,a@fil.tg'),
  ).toEqual([...['FirstName', 'LastName', 'Speaker email', 'Dr Ama Mensah; Kofi']]);
  const unpaired = 'Speaker 1 first name,Speaker 2 first name,Speaker 2 last name';
  expect((await read(unpaired, 'Ama,Kofi,Annor'))[0]).toContain('Last name of a person');
  const done = await bring(
    'Title,Day,Start,Speaker 1,Moderator\nLooms,Day 1,09:00,Ama,Esi\nLooms,Day 1,09:00,Kofi,Esi\nYarn,Day 1,10:00,All speakers,\n',
  );
  expect(done).toMatchObject({ added: 1, left: 1 });
  expect((await readSessions(client))[0]?.people).toMatchObject([
    { name: 'Ama', role: 'Speaker' },
    { name: 'Kofi', role: 'Speaker' },
    { name: 'Esi', role: 'Moderator' },
  ]);
});

test('what is no name alone is nobody’s, however it is written', async () => {
  const { preview } = await importDesk();
  const read = async (people: string) => {
    const { problems, read } = await preview(`Title,Day,Start,Speakers\nLooms,Day 1,09:00,"${people}"\n`);
    return problems.map(({ column }) => column)[0] ?? read[0]?.cells.at(-1);
  };
  const unclear = [
    ...['TBC', 'tba', 'N/A', '-', '?', 'À confirmer', 'A definir', 'Various'],
    ...[
      'Ama Mensah - Kofi Annor',
      'Ama Mensah – Volta Bank',
      'Ama Mensah&Kofi Annor',
      'Ama Mensah/Kofi Annor',
    ],
    ...[
      'Ama Mensah <ama@fil.tg>',
      'Ama Mensah ama@fil.tg',
      'Ama Mensah +228 90 10 03 33',
      'Ama Mensah [chair]',
    ],
  ];
  for (const people of unclear) expect([people, await read(people)]).toEqual([people, 'Speakers']);
  const nobody = ['Panel', 'All speakers', 'Speaker 1', 'Ama Mensah and Keynote Speaker', 'Ama; Tous'];
  for (const people of nobody) expect([people, await read(people)]).toEqual([people, 'Speakers']);
  const { problems } = await preview('Title,Speakers\nLooms,"Ama Mensah; Todos"\n');
  expect(problems[0]?.message).toContain('‘Todos’ is nobody’s name');
  expect(await read('""Panel""')).toBe('Panel');
  for (const [people, said] of [
    ['Ama Mensah et Kofi Annor', 'Ama Mensah; Kofi Annor'],
    ['Marie-Claire N’Diaye\nKwame O. Annor', 'Marie-Claire N’Diaye; Kwame O. Annor'],
    ['""Loom/Thread""', 'Loom/Thread'],
  ] as const)
    expect(await read(people)).toBe(said);
});

test('what Sessionize exports is one session with all its people', async () => {
  const { preview, bring, planned } = await importDesk();
  const file = `Session Id,Title,Description,Owner,Session format,Owner Informed,Room,Scheduled At,Scheduled Duration,Speaker Id,FirstName,LastName,TagLine
101,Looms of tomorrow,About looms.,Ama Mensah,Lightning talk,Yes,Volta Hall,26 Aug 2025 10:15 AM,20,s1,Ama,Mensah,Weaver
101,,,Ama Mensah,,Yes,,,,s2,Kofi,Annor,Dyer
102,Threads,,Esi Boateng,Talk,Yes,Volta Hall,26 Aug 2025 02:15 PM,45,s3,Esi,Boateng,
103,Knots,,Esi Boateng,Talk,Yes,Volta Hall,27 Aug 2025 12:15 PM,45,s3,Esi,Boateng,
103,Other knots,,Esi Boateng,Talk,Yes,,,,s4,Yaw,Osei,
`;
  const seen = await preview(file);
  expect(seen.problems).toMatchObject([{ line: 6, column: 'Title' }]);
  expect(seen).toMatchObject({
    importable: 3,
    read: [
      {
        line: 2,
        cells: [
          'Looms of tomorrow',
          'Tuesday 26 August, 10:15 – 10:35\u00a0AM',
          'Volta Hall',
          'Ama Mensah; Kofi Annor',
        ],
      },
      { line: 4 },
    ],
  });
  expect(seen.remarks).toContainEqual({ remark: 'New kind: Lightning talk', count: 1 });
  expect(await bring(file)).toMatchObject({ added: 2, left: 2 });
  expect(await planned()).toMatchObject([
    {
      ...{ title: 'Looms of tomorrow', kind: 'Lightning talk', room: 'Volta Hall' },
      ...{ day: 0, start: 615, length: 20, people: ['Ama Mensah', 'Kofi Annor'] },
    },
    { title: 'Threads', day: 0, start: 855, length: 45 },
  ]);
});

test('what pretalx exports is read, and who withdrew stays away', async () => {
  const { preview, bring, planned } = await importDesk();
  const file = `\uFEFFID,Title,Session type,Track,State,Language,Room,Start,End,Speaker names
ABCDEF,Looms,Talk,Craft,confirmed,de,Volta Hall,2025-08-26T10:15:00+02:00,2025-08-26T11:00:00+02:00,"Ama Mensah
Kofi Annor"
GHIJKL,Threads,Talk,Craft,submitted,fr,,,,Esi Boateng
PQRABC,Reeds,Talk,Craft,shortlisted,fr,,,,Esi Boateng
MNOPQR,Knots,Talk,Craft,withdrawn,fr,,,,Yaw Osei
STUVWX,Dyes,Talk,Craft,canceled,fr,,,,"Esi Boateng, Yaw Osei"
`;
  expect(await preview(file)).toMatchObject({
    leftOut: [{ reason: 'withdrawn', count: 1 }],
    words: [{ column: 'State', word: 'shortlisted', count: 1 }],
    remarks: expect.arrayContaining([
      { remark: 'submitted: comes in as ‘Tentative’', count: 1 },
      { remark: 'canceled: comes in as ‘Cancelled’', count: 1 },
    ]),
  });
  expect((await bring(file)).added).toBe(3);
  expect(await planned()).toMatchObject([
    { title: 'Looms', state: 'confirmed', start: 495, length: 45, people: ['Ama Mensah', 'Kofi Annor'] },
    { title: 'Threads', state: 'tentative', language: 'fr' },
    { title: 'Dyes', state: 'cancelled', people: ['Esi Boateng', 'Yaw Osei'] },
  ]);
});
