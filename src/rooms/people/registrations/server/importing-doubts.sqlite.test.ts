import { expect, test } from 'vitest';
import { previewImport, runImport } from '#rooms/edition/imports/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { csvFile } from '#testing/table-files.ts';
import { viewAttendees } from '../contract.ts';

const HEAD = 'Name|Company|Role|Email|WhatsApp';
const WHATSAPP = '+233241234567';

/** Reads lines whose cells are divided by ‘|’. */
async function desk() {
  const app = await createTestApp();
  await app.store.database.updateTable('events').set({ country: 'GH' }).execute();
  const { client } = await app.signInAs('Administrator');
  const cells = (line: string) => line.split('|').map((cell) => `"${cell.replaceAll('"', '""')}"`);
  const given = (lines: readonly string[], more: object) => ({
    query: { kind: 'attendee' as const },
    body: { file: csvFile(lines.map((line) => cells(line).join()).join('\n')), ...more },
  });
  return {
    read: async (lines: readonly string[], more = {}) =>
      (await client.call(previewImport, given(lines, more))).body,
    bring: async (lines: readonly string[], more = {}) => {
      await client.call(runImport, given(lines, more));
      return (await client.call(viewAttendees, { query: { sort: 'email', order: 'asc' } })).body.records;
    },
  };
}

let people = 0;
const line = (name = 'Ama Mensah', { company = 'Loom', role = 'CFO', number = WHATSAPP, more = '' } = {}) => {
  people += 1;
  return `${name}|${company}|${role}|p${people + 1000}@x.example|${number}${more}`;
};

/** Which lines wait, by what they say. */
async function waiting(
  read: Awaited<ReturnType<typeof desk>>['read'],
  said: readonly (readonly [string, string])[],
) {
  const lines = said.map(([, word], index) => {
    const more = said.map((_, at) => (at === index ? `|${word}` : '|')).join('');
    return line('Ama Mensah', { more });
  });
  const { words } = await read([`${HEAD}${said.map(([heading]) => `|${heading}`).join('')}`, ...lines]);
  const asked = new Set(words.map(({ column, word }) => `${column}: ${word}`));
  return said.filter(([heading, word]) => asked.has(`${heading}: ${word}`));
}

const ANSWERS = [
  ...[['Availability', 'No'] as const, ['Reply', 'No'] as const, ['Disponible', 'Non'] as const],
  ...[['Retenu', 'Non'] as const, ['Selected', 'No'] as const, ['Eligible', 'No'] as const],
  ...[['Fee settled', 'No'] as const, ['Banned', 'yes'] as const, ['✓', '✗'] as const],
  ...[['How will you attend?', 'I will not attend'] as const, ['UNSUB_TIME', '2025-07-02 10:00'] as const],
  // Nobody lists these.
  ...[['Accord', 'Non'] as const, ['Liste noire', 'x'] as const, ['Chef', 'nope'] as const],
  ...[['Green light', 'No, sorry'] as const, ['Mode de participation', 'Je ne participe pas'] as const],
  ...[['Category', 'Regrets'] as const, ['Excluded', 'y'] as const, ['Vu', '❌'] as const],
] as const;
const ORDINARY = [
  ...[['Is Checked In', 'No'] as const, ['Scanné', 'Non'] as const, ['Check-in', 'N'] as const],
  ...[['Vegan', 'no'] as const, ['VIP', 'yes'] as const, ['First time?', 'No'] as const],
  ...[['Besoin d’hébergement', 'non'] as const, ['Availability ', 'Yes'] as const, ['✔', '✓'] as const],
  ...[['Selected ', 'yes'] as const, ['City', 'Nonbéma'] as const, ['Shuttle', 'No'] as const],
  ...[['Total paid', '0'] as const, ['Allergies', 'None'] as const, ['Group', 'B'] as const],
  ...[['What do you expect?', 'Not too many talks'] as const, ['Guests', '0'] as const],
] as const;

test('an answer in a column that isn’t known waits, and one about something else doesn’t', async () => {
  const { read } = await desk();
  expect(await waiting(read, ANSWERS)).toEqual(ANSWERS);
  expect(await waiting(read, ORDINARY)).toEqual([]);
});

const NOTES = [
  ...['will not come', 'Not coming anymore', 'pulled out', 'no longer attending', 'DO NOT INVITE'],
  ...[
    'replaced by Kofi',
    'ne pourra pas venir',
    'ne vient plus',
    'retirer de la liste',
    'vient avec 2 personnes',
  ],
  ...[
    'can’t make it',
    'sends apologies',
    'empêchée',
    'não pode vir',
    'vem com a esposa',
    'à confirmer',
    '+ 1',
  ],
  ...[
    'On leave that week',
    'his colleague Esi instead of him',
    'pas encore payé',
    'with two colleagues',
    'perhaps',
  ],
];
const PLAIN_NOTES = [
  ...['Végétarienne', 'No pork', 'Ne mange pas de porc', 'Speaks no English', 'Arrives on Monday', 'VIP'],
  ...['Will attend both days', 'Viendra lundi', 'Chair of the board', 'Vem na segunda-feira'],
];

test('a note that somebody doesn’t come, or not alone, waits', async () => {
  const { read } = await desk();
  const asked = async (notes: readonly string[]) => {
    const rows = notes.map((note) => line('Ama Mensah', { more: `|${note}` }));
    return (await read([`${HEAD}|Remarks`, ...rows])).words.map(({ word }) => word);
  };
  expect(await asked(NOTES)).toEqual(NOTES);
  expect(await asked(PLAIN_NOTES)).toEqual([]);
});

const NO_NAMES = [
  ...['Ama Mensah, Kofi Boateng', 'Ama Mensah; Kofi Boateng', 'Ama Mensah et Kofi Boateng'],
  ...['Ana Dias e João Lopes', 'Ama Mensah/Kofi', 'M. et Mme Koffi', 'Ama Mensah +1', 'Ama Mensah x2'],
  ...[
    'Ama Mensah (cancelled)',
    'Ama Mensah (annulé)',
    'Ana Dias (cancelado)',
    'TBC',
    'À désigner',
    '2 places',
  ],
  ...['ABSENT', 'NULL', '(blank)', 'idem', 'Dr', 'Total', 'Kofi and Ama', 'AMA ET KOFI', 'Guest of Loom'],
  ...['Ama Mensah - CFO', 'Loom Ltd', 'Représentant du ministre', 'Delegate 3', '~~Ama~~', 'Famille Koffi'],
  ...[
    'Ama Mensah 0241234567',
    'Mme',
    'Ama avec son époux',
    'Declined',
    'xxx',
    'Nobody yet',
    'Ama, Kofi, Esi',
  ],
  ...['Info Requested', 'Pas encore connu', 'Student', 'Boateng, Ama', 'MENSAH, Ama', 'Mensah,Ama (Dr)'],
  ...['Ministry of Communications', 'Ministère de la Santé', 'Bank of Ghana', 'University of Lomé'],
  ...[
    'Ghana Revenue Authority',
    'Institut Pasteur',
    'Embaixada do Brasil',
    'Volta Holdings',
    'Office du Niger',
  ],
  ...[
    'Guest',
    'Amy’s Guest',
    'Guest 1',
    'Guest of Amy',
    'VIP Guest',
    'My guest',
    'Ama Mensah Guest',
    'Guest Amy',
  ],
  ...['Plus One', 'PLUS ONE', 'Plus one of Kojo'],
  ...['De Souza, Ana Maria', 'À communiquer', 'Not known yet', 'Ainda não conhecido', 'CFO', 'Stagiaire'],
];
const NAMES = [
  ...[
    'Amy Guest',
    'Ms. Judith R. GUEST',
    'Zoë Guest',
    'Sékou Camara',
    'Melissa Ngo',
    'Ama Mensah',
    'Dr. Ama Mensah, PhD',
    'Ama Mensah Jr.',
    'Kofi E. Annor',
  ],
  ...['N’Diaye Aïssatou', 'Jean-Marc d’Almeida', 'Kwame (Kojo) Annor', 'Ama Mensah (née Adu)'],
  ...[
    '李小龍',
    'محمد',
    'José María López',
    'AMA',
    'Prof. K. A. Busia',
    'Nana Ama',
    'Adébáyọ̀',
    'O. Kwaku II',
    'Ama2',
    'Esi 7th',
    'Nana Osei Tutu 1er',
  ],
];

test('what may be no name, or several, waits, and is taken once somebody says so or corrects it', async () => {
  const { read, bring } = await desk();
  const asked = async (names: readonly string[]) =>
    (await read([HEAD, ...names.map((name) => line(name))])).words.map(({ word }) => word);
  expect(await asked(NO_NAMES)).toEqual(NO_NAMES);
  expect(await asked(NAMES)).toEqual([]);
  const lines = [HEAD, line('Maria Costa e Silva'), line('Ama et Esi')];
  const decisions = JSON.stringify([{ column: 'Name', word: 'Maria Costa e Silva', take: true }]);
  const corrections = JSON.stringify([{ line: 3, field: 'name', value: 'Ama Mensah' }]);
  expect(await read(lines, { decisions, corrections })).toMatchObject({ importable: 2, problems: [] });
  expect((await bring(lines, { decisions, corrections })).map(({ fullname }) => fullname)).toEqual([
    ...['Maria Costa e Silva', 'Ama Mensah'],
  ]);
});

test('a company or role that says nothing waits, all of a row at once', async () => {
  const { read } = await desk();
  const cells = ['0', '-', '—', '?', '...'];
  const rows = cells.map((cell) => line('Ama Mensah', { company: cell, role: cell }));
  const { words, importable } = await read([HEAD, ...rows, line('Esi', { company: '3M', role: 'N°1' })]);
  expect(importable).toBe(1);
  expect(words.map(({ word }) => word)).toEqual(cells.flatMap((cell) => [cell, cell]));
  const errors = ['#REF!', '#N/A'].map((cell) => line('Esi', { company: cell }));
  expect(await read([HEAD, ...errors])).toMatchObject({ importable: 0, problemTotal: 2 });
});

test('numbers as a spreadsheet that calculates writes them keep their digits', async () => {
  const { bring, read } = await desk();
  const numbers = ['233244000001.0', '233244000002.00', '0244000003.0', '233244000004,0'];
  const records = await bring([HEAD, ...numbers.map((number) => line('Ama', { number }))]);
  expect(records.map(({ whatsapp }) => whatsapp)).toEqual([1, 2, 3, 4].map((last) => `+23324400000${last}`));
  expect(await read([HEAD, line('Ama', { number: '233244000001.5' })])).toMatchObject({ importable: 0 });
});

test('who is beside somebody never replaces them', async () => {
  const { read, bring } = await desk();
  const guests = [
    [`${HEAD}|Guest names`, line('Ama M', { more: '|Kofi A' })],
    [`Full n${HEAD.slice(1)}|Guest full name|Guest email`, line('Ama M', { more: '|Kofi A|k@x.example' })],
    [
      'Nom|Prénom|Société|Fonction|Email|WhatsApp|Nom de l’invité|Prénom de l’invité',
      `M|Ama|Loom|DG|a1@x.example|${WHATSAPP}|KOFFI|Jean`,
    ],
    [`${HEAD}|Convidado`, line('Ama M', { more: '|Kofi A' })],
  ];
  for (const lines of guests) {
    const { words, importable } = await read(lines);
    expect([lines[0], words.length > 0, importable]).toEqual([lines[0], true, 0]);
    const decisions = JSON.stringify(words.map(({ column, word }) => ({ column, word, take: true })));
    expect((await bring(lines, { decisions })).every(({ fullname }) => fullname === 'Ama M')).toBe(true);
  }
  const company = [`${HEAD}|Registrant company name`, line('Esi', { more: '|Beta' })];
  expect((await bring(company)).some((one) => one.company === 'Beta')).toBe(false);
  // Where nobody else is named, guests are who comes.
  const alone = [
    'Guest name|Company|Role|Guest email|Email|WhatsApp',
    `Yaw Adu|Loom|DG|y@x.example|host@x.example|${WHATSAPP}`,
  ];
  expect(await bring(alone)).toContainEqual(
    expect.objectContaining({ fullname: 'Yaw Adu', email: 'y@x.example' }),
  );
});

test('titles are no people, and say what is below them; headings that come again tell the columns', async () => {
  const { read, bring } = await desk();
  for (const title of [
    'Waiting list for the summit',
    'People who declined',
    'Liste d’attente',
    'Désistements',
  ]) {
    const { importable, words } = await read([title, HEAD, line()]);
    expect([title, importable, words.length]).toEqual([title, 0, 1]);
  }
  expect(await read(['Participants', HEAD, line()])).toMatchObject({ importable: 1, problems: [] });
  const between = [HEAD, 'CONFIRMED||||', line(), 'DECLINED||||', line(), '|WAITING LIST|||', line()];
  expect(await read(between)).toMatchObject({
    importable: 1,
    leftOut: [2, 4, 6].map((at) => ({ reason: expect.stringContaining(`Line ${at} is a title`) })),
    words: [{ word: 'DECLINED' }, { word: 'WAITING LIST' }],
    refused: 2,
  });
  const again = [
    HEAD,
    line(),
    'Company|Name|Role|Email|WhatsApp',
    `Loom|Esi Adu|CFO|esi@x.example|${WHATSAPP}`,
  ];
  expect(await read(again)).toMatchObject({ importable: 2, problems: [] });
  expect(await bring(again)).toContainEqual(
    expect.objectContaining({ fullname: 'Esi Adu', company: 'Loom' }),
  );
  const others = [HEAD, line(), 'Organiser|Name|Email|Role|Phone', `Loom|Yaw|yaw@x.example|CFO|${WHATSAPP}`];
  expect(await read(others)).toMatchObject({ importable: 1, problems: [{ line: 4, field: '' }] });
});

const HEADINGS = [
  'Names of participants|Associated Company|Job Function|Business Email|Tél WhatsApp',
  'Full name|Affiliation|Position|Work e-mail address|WhatsApp Phone Number',
  'Attendee|Organisation / Structure|Your current role|Adresse mail professionnelle|Mobile No.',
  'Full Name - First Name|Full Name - Last Name|Institution name|Poste actuel|Email|N° de WhatsApp',
  'What’s your first name?|And your last name?|Where do you work?|Job|What is your email?|Your WhatsApp number',
];

test('columns are known in other words', async () => {
  const { read } = await desk();
  for (const heading of HEADINGS) {
    const name = heading.split('|').length > 5 ? 'Ama|Mensah' : 'Ama Mensah';
    expect(await read([heading, `${name}|Loom|CFO|a@x.example|${WHATSAPP}`])).toMatchObject({
      ...{ importable: 1, unused: [] },
    });
  }
  const meetup = [`${HEAD}|RSVP`, line('Ama', { more: '|Yes' }), line('Esi', { more: '|No' })];
  expect(await read(meetup)).toMatchObject({ importable: 1, problems: [], leftOut: [{ count: 1 }] });
  const eventbrite = await read([
    'Name|Company|Role|Email|Home Phone|Cell Phone',
    `Ama|Loom|CFO|a@x.example|${WHATSAPP}|`,
  ]);
  expect(eventbrite.columns.map(({ field }) => field)).toContain('contact_number');
});

test('a sign where a part of a name should be is no part of it, and ‘Mr.’ is no role', async () => {
  const { read } = await desk();
  const head = 'First name|Last name|Company|Role|Email|WhatsApp';
  const row = (name: string, role: string) => `${name}|Loom|${role}|${people++}@x.example|${WHATSAPP}`;
  const rows = [row('Ama|-', 'CFO'), row('.|Adu', 'CFO'), row('Esi|Adu', 'Mr.'), row('Yaw|Adu', 'CFO')];
  const { importable, problems } = await read([head, ...rows]);
  expect(importable).toBe(1);
  expect(problems.map((one) => [one.line, one.field])).toEqual([
    [2, 'name'],
    [3, 'name'],
    [4, 'role'],
  ]);
  expect(await read([HEAD, line('Kofi .'), line('Kofi Jr.')])).toMatchObject({ importable: 1 });
});

test('of two columns that may be the role, the one that is called so is it', async () => {
  const { bring } = await desk();
  const head = 'Title|Name|Position|Company|Email|WhatsApp';
  const rows = [
    `Hon.|Ama Adu|CFO|Loom|a@x.example|${WHATSAPP}`,
    `CEO|Esi Adu|CTO|Loom|b@x.example|${WHATSAPP}`,
  ];
  expect((await bring([head, ...rows])).map(({ designation }) => designation)).toEqual(['CFO', 'CTO']);
});

test('whoever paid isn’t taken for who comes where somebody else’s address stands beside theirs', async () => {
  const { read, bring } = await desk();
  const rows = [`Ama Owusu|ama@x.example|Kofi Adu|kofi@x.example|Loom|CFO|${WHATSAPP}`];
  const headed = (name: string, email: string) => [
    `${name}|${email}|Purchaser name|Purchaser email|Company|Role|WhatsApp`,
    ...rows,
  ];
  const { columns } = await read(headed('Wer kommt', 'Adresse'));
  expect(columns.map(({ field }) => field).slice(0, 4)).toEqual(['', '', '', '']);
  expect(await bring(headed('Ticket holder name', 'Ticket holder email'))).toMatchObject([
    { fullname: 'Ama Owusu', email: 'ama@x.example' },
  ]);
});

test('a remark that somebody else comes, that it is no registration, or only perhaps, waits', async () => {
  const { read } = await desk();
  const asked = [
    ...[
      'will send a colleague',
      'represented by Esi',
      'test entry',
      'resigned',
      'still pending',
      'family of 4',
    ],
    ...['payment failed', 'alternate', 'sera représentée par Esi', 'en mission', 'online only', 'incl. wife'],
  ];
  const taken = [
    'will send the invoice',
    'representing the Ministry',
    'arrives late',
    'Testing lead',
    'paid online',
  ];
  const rows = [...asked, ...taken].map((note) => line('Ama Mensah', { more: `|${note}` }));
  const { words, importable } = await read([`${HEAD}|Notes`, ...rows]);
  expect(words.map(({ word }) => word)).toEqual(asked);
  expect(importable).toBe(taken.length);
});
