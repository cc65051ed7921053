import { expect, test } from 'vitest';
import { importDesk } from '#testing/import-desk.ts';

test('what stands above lines or between them is of those below it', async () => {
  const { preview } = await importDesk();
  const read = async (text: string) => {
    const { read, leftOut, words } = await preview(`${text}\n`);
    return {
      when: read.map(({ cells: [title, when] }) => `${title}: ${when?.split(',')[0]}`),
      leftOut: leftOut.map(({ reason }) => reason),
      waits: words.map(({ word }) => word),
    };
  };
  expect(
    await read(`Time,Title,Room
Tuesday 26 August,,
09:00-10:00,One,Hall A
Jour 2,,
09:00-10:00,Two,Hall A`),
  ).toEqual({
    when: ['One: Tuesday 26 August', 'Two: Wednesday 27 August'],
    leftOut: ['Tuesday 26 August', 'Jour 2'],
    waits: [],
  });
  expect(
    await read('Programme of Wednesday 27 August 2025,,\nTime,Title,Room\n09:00-10:00,One,Hall A'),
  ).toMatchObject({ when: ['One: Wednesday 27 August'] });
  expect(
    await read(`Title,Day,Start,Room
ACCEPTED,,,
One,26/08/2025,09:00,Hall A
NON RETENUES,,,
Two,26/08/2025,10:00,Hall A
Confirmed,,,
Three,26/08/2025,11:00,Hall A
Social events,,,
Four,26/08/2025,12:00,Hall A`),
  ).toEqual({
    when: ['One: Tuesday 26 August', 'Three: Tuesday 26 August', 'Four: Tuesday 26 August'],
    leftOut: ['ACCEPTED', 'NON RETENUES', 'Confirmed'],
    waits: ['NON RETENUES', 'Social events'],
  });
  expect(
    await read('Title,Day,Start,Room\nOne,Day 1,09:00,Hall A\nAll times in WAT,,,\n* to be confirmed,,,'),
  ).toEqual({ when: [], leftOut: ['All times in WAT', '* to be confirmed'], waits: ['* to be confirmed'] });
  expect(await read('Title\nOne\nREJECTED\nTwo')).toMatchObject({ waits: ['REJECTED'] });
  for (const above of [
    'Rejected proposals',
    'DRAFT – not for publication',
    'Version provisoire',
    'All times in Central European Time',
    'Fuseau : heure du siège',
  ])
    expect([above, await read(`${above},,,\nTitle,Day,Start,Room\nOne,Day 1,09:00,Hall A`)]).toMatchObject([
      above,
      { when: [], waits: [above] },
    ]);
  const inZone = async (above: string) =>
    (await preview(`${above},,\nTitle,Date,Start\nOne,26/08/2025,09:00\n`)).read[0]?.cells[1]?.split(
      ' – ',
    )[0];
  for (const above of ['All times in WAT', 'Heure de Lagos', 'Times are UTC+1'])
    expect([above, await inZone(above)]).toEqual([above, 'Tuesday 26 August, 8:00']);
  for (const above of ['AI Summit, Accra, July edition', 'All times are local times', 'Agenda 2025'])
    expect([above, await inZone(above)]).toEqual([above, 'Tuesday 26 August, 9:00']);
});

test('a day that stands once, as in joined cells, is of the lines that follow it in time', async () => {
  const { preview } = await importDesk();
  const { read, problems } = await preview(`Day,Time,Title
Day 1,09:00-10:00,One
,10:00-11:00,Two
,11:30-12:30,Three
Day 2,09:00-10:00,Four
,08:00-08:30,Before
`);
  expect(read.map(({ cells: [title, when] }) => `${title} ${when?.slice(0, 3)}`)).toEqual([
    'One Tue',
    'Two Tue',
    'Three Tue',
    'Four Wed',
  ]);
  expect(problems).toMatchObject([{ line: 6, column: 'Day' }]);
  const repeated = await preview(
    'Day,Time,Title\nDay 1,09:00-10:00,One\nDay 1,10:00-11:00,Two\n,11:00-12:00,Three\n',
  );
  expect(repeated.problems).toMatchObject([{ line: 4, column: 'Day' }]);
});

test('titles, rooms and people that may be something else wait', async () => {
  const { preview } = await importDesk();
  const waits = async (heading: string, cell: string) => {
    const { words, problems, importable } = await preview(
      `Day,Start,${heading}\nDay 1,09:00,${heading === 'Title' ? '' : 'Looms,'}"${cell}"\n`,
    );
    return importable === 1 ? 'taken' : words.length > 0 ? 'asked' : problems.length > 0 && 'problem';
  };
  for (const [heading, cell, what] of [
    ['Title', 'CANCELLED: Looms', 'asked'],
    ['Title', '[ANNULÉ] Looms', 'asked'],
    ['Title', 'Looms (postponed)', 'asked'],
    ['Title', 'Looms – à confirmer', 'asked'],
    ['Title', 'TBC', 'asked'],
    ['Title', '-', 'asked'],
    ['Title', '0', 'asked'],
    ['Title', '#REF!', 'problem'],
    ['Title', '#NOM?', 'problem'],
    ['Title', 'DO NOT PUBLISH - Looms', 'asked'],
    ['Title', 'Looms (moved to Day 2)', 'asked'],
    ['Title', '~~Looms~~', 'asked'],
    ['Title', 'n/a', 'asked'],
    ['Title', 'Cancel culture: a talk', 'taken'],
    ['Title', 'The final draft', 'taken'],
    ['Title,Room', 'Hall A, Hall B', 'asked'],
    ['Title,Room', 'Salle A et Salle B', 'asked'],
    ['Title,Room', 'All rooms', 'asked'],
    ['Title,Room', 'Halls A-C', 'asked'],
    ['Title,Room', 'Hall A (TBC)', 'asked'],
    ['Title,Room', '#N/A', 'problem'],
    ['Title,Room', 'n/a', 'taken'],
    ['Title,Room', 'Hall A', 'taken'],
    ['Title,Speakers', '1. Ama Mensah 2. Kofi Boateng', 'problem'],
    ['Title,Speakers', 'Ama Mensah (cancelled)', 'problem'],
    ['Title,Speakers', 'Ama Mensah (annulé)', 'problem'],
    ['Title,Speakers', 'animé par Ama Mensah', 'problem'],
    ['Title,Speakers', 'with Ama Mensah', 'problem'],
    ['Title,Speakers', 'Panelist from MTN', 'problem'],
    ['Title,Speakers', 'Maître de cérémonie', 'problem'],
    ['Title,Speakers', 'Sponsor', 'problem'],
    ['Title,Speakers', 'Avec Ama Mensah', 'problem'],
    ['Title,Speakers', 'Someone from MTN', 'problem'],
    ['Title,Speakers', 'Ama Mensah CANCELLED', 'problem'],
    ['Title,Speakers', 'Marie d’Almeida de Souza', 'taken'],
    ['Title,Hidden', 'No', 'taken'],
    ['Title,Hidden', 'Yes', 'asked'],
    ['Title,Cancelled?', 'No', 'taken'],
    ['Title,Cancelled?', 'Yes', 'asked'],
    ['Title,On website', 'No', 'asked'],
    ['Title,On website', 'Yes', 'taken'],
    ['Title,Streamable', 'Yes', 'taken'],
    ['Title,Zeta', 'Yes', 'asked'],
    ['Title,Votes', '0', 'taken'],
    ['Title,Votes', '12', 'taken'],
    ['Title,Speakers', 'van den Berg', 'taken'],
    ['Title,Speakers', 'Ama Mensah (MTN)', 'taken'],
    ['Title,Speakers', 'bell hooks', 'taken'],
    ['Title,Keynote', 'Ama Mensah', 'taken'],
    ['Title,Keynote', 'Yes', 'taken'],
  ] as const)
    expect([heading, cell, await waits(heading, cell)]).toEqual([heading, cell, what]);
  const { remarks, read } = await preview('Day,Start,Title,Room,Keynote\nDay 1,09:00,Looms,TBC,Ama Mensah\n');
  expect(remarks).toEqual([{ remark: 'TBC: read as nothing yet', count: 1 }]);
  expect(read[0]?.cells.slice(2)).toEqual(['', 'Ama Mensah (Keynote Address)']);
});

test('headings and days are read as other programs and languages write them', async () => {
  const { preview } = await importDesk();
  const read = async (text: string) => {
    const { read, problems } = await preview(`${text}\n`);
    return [...problems.map(({ message }) => message), ...read.map(({ cells }) => cells[1])].join();
  };
  const sched = 'Name,Session Start Date & Time,Session End Date & Time';
  expect(await read(`${sched}\nLooms,8/26/2025 9:00,8/26/2025 9:45`)).toBe(
    'Tuesday 26 August, 9:00 – 9:45\u00a0AM',
  );
  const timed = await preview('Title,Showtime\nLooms,26/08/2025 9:00\n');
  expect(timed.words).toMatchObject([{ column: 'Showtime', word: '26/08/2025 9:00' }]);
  for (const [title, day, time] of [
    ['Título da sessão', '2.º dia', '09:00 - 09:45'],
    ['Intitulé', '27-08', '9h - 9h45'],
    ['Topic', 'Day Two', '0900hrs - 0945hrs'],
    ['Talk title', 'Jour deux', '09:00~09:45'],
  ] as const)
    expect([title, await read(`${title},Day,Start\nLooms,${day},${time}`)]).toEqual([
      title,
      'Wednesday 27 August, 9:00 – 9:45\u00a0AM',
    ]);
  for (const day of ['Jeudi 26 août 2025', '26/08/2025 and 27/08/2025'])
    expect(await read(`Title,Day,Start\nLooms,${day},09:00`)).toContain('names two days');
  expect(await read('Title,Day,Start\nLooms,Day 1,~9:00')).toContain('can’t be read as one time');
  expect(await read('Title,Day,Start\nLooms,Day 1,11:30 - 1:00')).toBe(
    'Tuesday 26 August, 11:30\u00a0AM – 1:00\u00a0PM',
  );
});

test('a row of words that are headings, too, is one as long as something in it is none', async () => {
  const { preview } = await importDesk();
  const read = async (text: string) => {
    const { read, leftOut, problems } = await preview(`${text}\n`);
    return [read.map(({ cells: [title] }) => title), leftOut.map(({ reason }) => reason), problems.length];
  };
  // 'A', 'Talk', 'Session' and 'Activity' are what columns are called elsewhere.
  expect(
    await read(`Title,Kind,Start
A,Talk,27 Aug 2025 10:15 AM
Session,Talk,27/08/2025 11h15
Speakers,Activity,2025-08-27T12:15:00Z
Z,Talk,2025-08-27 13:15`),
  ).toEqual([['A', 'Session', 'Speakers', 'Z'], [], 0]);
  expect(await read('Title,Kind,Room\nOpening,Talk,Stage\nOne,Talk,Hall A')).toEqual([
    ['Opening', 'One'],
    [],
    0,
  ]);
  // Headings once more, and others.
  expect(
    await read(`Title,Day,Start,Room
One,Day 1,09:00,Hall A
Title,Day,Start,Room
Two,Day 1,10:00,Hall A
Salle,Titre,Jour,Heure
Hall A,Three,Day 1,11:00`),
  ).toEqual([['One', 'Two'], [3, 5].map((line) => `Line ${line} has the headings once more`), 1]);
});

const CHANGES = {
  Notes: [
    ...[
      'en suspens',
      'maybe',
      'tbc',
      'now at 17h',
      'moved to Thursday',
      'peut-être',
      'talvez',
      'agora às 17h',
    ],
    ...[
      '17h au lieu de 15h',
      'Begins 16:30',
      'jeudi',
      'delayed by 30 min',
      '?',
      'avancé à 8h',
      'Day 2',
      'suspendu',
    ],
    ...[
      'under discussion',
      'subject to change',
      'sous réserve',
      'à vérifier',
      '9 PM',
      'on 27/08',
      'lendemain',
    ],
  ],
  'For the team': [
    'en suspens',
    'à confirmer',
    'now at 17h',
    'moved to Thursday',
    'Thursday instead',
    'déplacé',
  ],
  '': ['maybe', 'desormais à 14h30', 'sexta-feira'],
};
const NO_CHANGES = {
  Notes: [
    'needs a projector',
    'from 9:00',
    '09:00',
    '9h',
    '9 AM',
    'until 10h',
    'Day 1',
    'Ama moderates 2 panels',
  ],
  'For the team': ['Sound check 8:30', 'see mail', 'Ask Kofi', 'inscription à l’avance'],
  'Submitted at': ['25/07/2025 17:04'],
  Catering: ['to be confirmed', 'lunch at 12:30'],
};

test('a note of another time or day than the line’s, or of something that isn’t settled, waits', async () => {
  const { preview } = await importDesk();
  const asked = async (heading: string, notes: readonly string[]) => {
    const lines = notes.map((note, at) => `Day 1,09:00,10:00,Looms ${at + 10},"${note}"`);
    return (await preview(`Day,Start,End,Title,${heading}\n${lines.join('\n')}\n`)).words.map(
      ({ word }) => word,
    );
  };
  for (const [heading, notes] of Object.entries(CHANGES))
    expect([heading, ...(await asked(heading, notes))]).toEqual([heading, ...notes]);
  for (const [heading, notes] of Object.entries(NO_CHANGES))
    expect([heading, ...(await asked(heading, notes))]).toEqual([heading]);
  const { problems } = await preview('Day,Start,Title,Notes\nDay 1,09:00,Looms,now at 17h\n');
  expect(problems).toMatchObject([
    {
      line: 2,
      message: expect.stringContaining('‘now at 17h’ speaks of another time or day than this line.'),
    },
  ]);
  for (const [title, said] of [
    ['Looms (now at 17h)', 'now at 17h'],
    ['Looms - moved to Thursday', 'moved to Thursday'],
    ['Looms en suspens', 'en suspens'],
    ['Looms [peut-être]', 'peut-être'],
    ['Looms (11:30)', '11:30'],
  ])
    expect((await preview(`Day,Start,Title\nDay 1,09:00,${title}\n`)).words[0]?.word).toBe(said);
  for (const title of ['Looms (9:00)', 'Now or never', 'Doubts: moved by weaving', 'Suspense'])
    expect((await preview(`Day,Start,Title\nDay 1,09:00,${title}\n`)).importable, title).toBe(1);
});
