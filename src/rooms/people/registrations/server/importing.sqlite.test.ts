import { expect, test } from 'vitest';
import { previewImport, runImport } from '#rooms/edition/imports/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { publishSection } from '#testing/publish-section.ts';
import { csvFile } from '#testing/table-files.ts';
import { viewAttendees } from '../contract.ts';
import { viewAttendee } from '../desk.ts';

async function desk(country = 'GH') {
  const app = await createTestApp();
  await app.store.database.updateTable('events').set({ country }).execute();
  const { client } = await app.signInAs('Administrator');
  const given = (content: string, more: object) => ({
    query: { kind: 'attendee' as const },
    body: { file: csvFile(content), ...more },
  });
  return {
    client,
    read: async (content: string, more = {}) => (await client.call(previewImport, given(content, more))).body,
    bring: async (content: string, more = {}) => {
      const { body } = await client.call(runImport, given(content, more));
      const { records } = (await client.call(viewAttendees, { query: { sort: 'fullname' } })).body;
      const notes = await Promise.all(
        records.map(async ({ id }) => (await client.call(viewAttendee, { query: { id } })).body.record.note),
      );
      return { ...body, names: records.map(({ fullname }) => fullname), records, notes };
    },
  };
}

/** As other tools write their lists: the headings, one who comes, and others. */
const FROM_OTHERS: readonly [string, string, object][] = [
  [
    'Eventbrite',
    `Order #,Order Date,First Name,Last Name,Email,Quantity,Ticket Type,Attendee #,Total Paid,Attendee Status,Job Title,Company,Cell Phone
1001,11/29/24 22:28,Ama,Owusu,ama@x.example,1,VIP,18812345671,20.00,Attending,CFO,Loom,0241234567
1002,11/29/24 22:29,Kofi,Adu,kofi@x.example,1,VIP,18812345672,20.00,Not Attending,CFO,Loom,0241234568
1003,11/29/24 22:30,Esi,Adu,esi@x.example,1,VIP,18812345673,0.00,Refunded,CFO,Loom,0241234569`,
    {
      unused: ['Order #', 'Order Date', 'Quantity', 'Ticket Type', 'Attendee #', 'Total Paid'],
      leftOut: [
        { reason: 'Attendee Status: Not Attending', count: 1 },
        { reason: 'Attendee Status: Refunded', count: 1 },
      ],
    },
  ],
  [
    'pretix',
    `Event slug;Order code;Position ID;Status;Email;Phone number;Order date;Product;Price;Attendee name;Attendee name: Given name;Attendee name: Family name;Attendee email;Company;Position
s;ABCDE;1;paid;buyer@x.example;+233241234567;2025-01-02;Ticket;5,00;Ama Owusu;Ama;Owusu;ama@x.example;Loom;CFO
s;ABCDF;1;canceled;b@x.example;+233241234568;2025-01-02;Ticket;5,00;Kofi Adu;Kofi;Adu;kofi@x.example;Loom;CFO`,
    { leftOut: [{ reason: 'Status: canceled', count: 1 }] },
  ],
  [
    'pretix in French',
    `Code de la commande,État,Nom du participant,Email,Téléphone,Entreprise,Fonction
ABCDE,payé(e),Ama Owusu,ama@x.example,+233241234567,Loom,CFO
ABCDF,en attente,Kofi Adu,kofi@x.example,+233241234568,Loom,CFO`,
    { leftOut: [{ reason: 'État: en attente', count: 1 }] },
  ],
  [
    'Tito',
    `Number,Ticket,Ticket Full Name,Ticket First Name,Ticket Last Name,Ticket Email,Ticket Company Name,Ticket Phone Number,Ticket Job Title,Void Status,Order Name,Order Email
1,Early,Ama Owusu,Ama,Owusu,ama@x.example,Loom,+233241234567,CFO,,Kofi Adu,kofi@x.example
2,Early,Esi Adu,Esi,Adu,esi@x.example,Loom,+233241234568,CFO,Void,Kofi Adu,kofi@x.example`,
    { leftOut: [{ reason: 'Void Status: Void', count: 1 }] },
  ],
  [
    'Luma',
    `api_id,name,first_name,last_name,email,phone_number,created_at,approval_status,checked_in_at,ticket_name,Company,Job Title
gst-1,Ama Owusu,Ama,Owusu,ama@x.example,+233241234567,2025-01-01T10:00:00Z,approved,,Standard,Loom,CFO
gst-2,Kofi Adu,Kofi,Adu,kofi@x.example,+233241234568,2025-01-01T10:00:00Z,declined,,Standard,Loom,CFO
gst-3,Esi,,,esi@x.example,+233241234569,2025-01-01T10:00:00Z,waitlist,,Standard,Loom,CFO`,
    {
      leftOut: [
        { reason: 'approval_status: declined', count: 1 },
        { reason: 'approval_status: waitlist', count: 1 },
      ],
    },
  ],
  [
    'Hi.Events',
    `ID,First Name,Last Name,Email,Status,Check Ins,Product ID,Product Name,Notes,Company,Role,Phone
1,Ama,Owusu,ama@x.example,ACTIVE,0,7,General,,Loom,CFO,+233241234567
2,Kofi,Adu,kofi@x.example,AWAITING_PAYMENT,0,7,General,,Loom,CFO,+233241234568`,
    { leftOut: [{ reason: 'Status: AWAITING_PAYMENT', count: 1 }] },
  ],
  [
    'HelloAsso',
    `\ufeffRéférence commande;Date de la commande;Statut de la commande;Nom participant;Prénom participant;Email payeur;Nom payeur;Prénom payeur;Email participant;Raison sociale;Tarif;Fonction;Téléphone
1;09/10/2025 21:59;Validé;Owusu;Ama;p@x.example;Adu;Kofi;ama@x.example;Loom;Plein;CFO;+233241234567
2;09/10/2025 21:59;Annulé;Adu;Esi;p@x.example;Adu;Kofi;esi@x.example;Loom;Plein;CFO;+233241234568`,
    { leftOut: [{ reason: 'Statut de la commande: Annulé', count: 1 }] },
  ],
  [
    'HelloAsso with its tickets',
    `Numéro de billet;Nom participant;Prénom participant;Nom payeur;Prénom payeur;Email payeur;Raison sociale;Date de la commande;Statut de la commande;Tarif;Montant tarif;Code Promo;Montant code promo;Billet;Moyen de paiement;Type;Attestation;Champ additionnel: Email;Champ additionnel: Numéro de téléphone;Champ complémentaire 3 Fonction
88001;Owusu;Ama;Adu;Kofi;p@x.example;Loom;09/10/2025 21:59;Validé;Non adhérent;25,00;EARLY;5,00;https://h.example/1;Carte bancaire;Inscription;https://h.example/2;ama@x.example;+233241234567;CFO
88002;Adu;Esi;Adu;Kofi;p@x.example;Loom;09/10/2025 21:59;Remboursé;Plein;25,00;;;https://h.example/3;Espèces;Inscription;;esi@x.example;+233241234568;CFO`,
    {
      leftOut: [{ reason: 'Statut de la commande: Remboursé', count: 1 }],
      remarks: [{ count: 1 }],
      // Who paid isn’t who comes.
      ...{
        unused: expect.arrayContaining(['Numéro de billet', 'Nom payeur', 'Prénom payeur', 'Email payeur']),
      },
    },
  ],
  [
    'Google Forms in French',
    `Horodateur,Adresse e-mail,Nom de famille,Prénom(s),Entreprise / Organisation,Fonction / Poste,Numéro WhatsApp
2026/09/20 10:00:00 AM,ama@x.example,Owusu,Ama,Loom,CFO,+233241234567`,
    { unused: ['Horodateur'] },
  ],
  [
    'a list made by hand',
    `LISTE DES PARTICIPANTS,,,,,
Lomé,,12/07/2025,,,
N°,Nom,Prénoms,Fonction,Structure,Mail,Téléphone (WhatsApp)
1,Owusu,Ama,CFO,Loom,ama@x.example,+233241234567`,
    { unused: ['N°'], headingLine: 3 },
  ],
];

test.each(FROM_OTHERS)('a list of %s', async (_tool, content, expected) => {
  const { read, bring } = await desk();
  const as = await read(content);
  // Of numbers that aren't WhatsApp’s, an organiser says that they are.
  const columns = as.columns
    .map(({ field }) => field)
    .map((field, _, all) =>
      field === 'contact_number' && !all.includes('whatsapp_number') ? 'whatsapp_number' : field,
    )
    .join();
  expect(await read(content, { columns })).toMatchObject({
    importable: 1,
    problems: [],
    words: [],
    ...expected,
  });
  const { records } = await bring(content, { columns });
  expect(records).toMatchObject([
    { fullname: 'Ama Owusu', company: 'Loom', email: 'ama@x.example', whatsapp: '+233241234567' },
  ]);
});

test('who paid is never who comes without a word', async () => {
  const { read } = await desk();
  const head = (name: string) => `Nom ${name};Prénom ${name};Email payeur;Raison sociale;Fonction;WhatsApp`;
  const row = (name: string) => `${name};p@x.example;Loom;CFO;+233241234567`;
  const remarks = async (content: string, more = {}) =>
    (await read(content, more)).remarks.map(({ remark }) => remark);
  const said = (columns: string) =>
    `These columns say who ordered or paid, who may be somebody else than who comes: ${columns}.`;
  const paid = `${head('payeur')}\n${row('Adu;Kofi')}\n`;
  expect(await remarks(paid)).toContain(said('Nom payeur, Prénom payeur, Email payeur'));
  const both = `${head('participant')}\n${row('Owusu;Ama')}\n${row(';')}\n`;
  expect(await read(both)).toMatchObject({ importable: 0, unused: ['Email payeur'] });
  const columns = 'last_name,first_name,email,company_name,role,whatsapp_number';
  expect(await remarks(both, { columns })).toContain(said('Email payeur'));
});

test('which ticket it is says nothing of how many come', async () => {
  const { read } = await desk();
  const asked = async (heading: string) =>
    (await read(`${heading},Name,${HEAD}\n88001,Ama,${REST('ama')}\n`)).words.length;
  for (const heading of ['Numéro de billet', 'N° de billet', 'Numéro de place', 'Número do bilhete'])
    expect(await asked(heading), heading).toBe(0);
  for (const heading of ['Nombre de billets', 'Número de bilhetes', 'Number of tickets', 'Número de pessoas'])
    expect(await asked(heading), heading).toBe(1);
});

const HEAD = 'Email,Company,Role,WhatsApp';
const REST = (name: string) => `${name}@x.example,Loom,CFO,+233241234567`;

test('half a name and a number are no name', async () => {
  const { read, bring } = await desk();
  const half = await read(`First name,${HEAD}\nAma,${REST('ama')}\n`);
  expect(half).toMatchObject({ importable: 0 });
  const ids = await read(`Attendee #,Participant,${HEAD}\n1,18812345671,${REST('ama')}\n`);
  expect(ids.columns.map(({ field }) => field).slice(0, 2)).toEqual(['', '']);
  const chosen = { columns: ',name,email,company_name,role,whatsapp_number' };
  expect(await read(`Attendee #,Participant,${HEAD}\n1,18812345671,${REST('ama')}\n`, chosen)).toMatchObject({
    importable: 0,
    problems: [{ message: 'This isn’t a name: it has no letter.' }],
  });
  const names = `Surname,Other names,${HEAD}\nOwusu,,${REST('ama')}\nAdu,Kofi Yaw,${REST('kofi')}\n`;
  expect(await read(names)).toMatchObject({
    importable: 1,
    problems: [{ line: 2, field: 'name', value: 'Owusu', isDoubt: true }],
  });
  const corrections = JSON.stringify([{ line: 2, field: 'name', value: 'Owusu' }]);
  expect((await bring(names, { corrections })).names).toEqual(['Kofi Yaw Adu', 'Owusu']);
});

test.each(['#N/A', '-', '=A2&B2', 'ama@x.example', 'Ama & Kofi', 'n/a', 'Ama / Kofi'])(
  '‘%s’ is no name of one person',
  async (name) => {
    const { read } = await desk();
    expect(await read(`Name,${HEAD}\n"${name}",${REST('ama')}\n`)).toMatchObject({
      importable: 0,
      problems: [{ line: 2, field: 'name' }],
    });
  },
);

test('a number that a spreadsheet rounded is no number', async () => {
  const { read } = await desk();
  for (const number of ['233000000000', '2.33E11', '2,33E+11'])
    expect(await read(`Name,${HEAD}\nAma,ama@x.example,Loom,CFO,"${number}"\n`)).toMatchObject({
      importable: 0,
    });
});

test('how people heard of the summit isn’t filled in without a word', async () => {
  const { read } = await desk();
  const without = await read(`Name,${HEAD}\nAma,${REST('ama')}\nEsi,${REST('esi')}\n`);
  expect(without.remarks).toEqual([
    { remark: expect.stringMatching(/^No column says how people heard/), count: 2 },
  ]);
  const { remarks } = await read(`Name,${HEAD},How did you hear about us?\nAma,${REST('ama')},LinkedIn\n`);
  expect(remarks).toEqual([]);
});

test('who doesn’t say how they heard of the summit gets ‘Other’, whatever is last in the list', async () => {
  const { client, read, bring } = await desk();
  await publishSection(client, 'forms', { notices: 'Radio\nBillboard' });
  const content = `Name,${HEAD}\nDede,${REST('dede')}\n`;
  expect((await read(content)).remarks).toEqual([{ remark: expect.stringContaining('‘Other’'), count: 1 }]);
  expect((await bring(content)).records).toMatchObject([{ notice: 'Other' }]);
});

test('words that aren’t known wait until somebody decides about them', async () => {
  const { read, bring } = await desk();
  const line = (name: string, state: string) => `${name},${state},${REST(name)}\n`;
  const content = `Name,Status,${HEAD}\n${line('Ama', 'Paid')}${line('Kofi', 'Contesté')}${line('Esi', '')}`;
  expect(await read(content)).toMatchObject({
    importable: 1,
    words: [
      { column: 'Status', word: 'Contesté', count: 1 },
      { column: 'Status', word: '', count: 1 },
    ],
    problemTotal: 2,
  });
  const decisions = JSON.stringify([
    { column: 'Status', word: 'Contesté', take: false },
    { column: 'Status', word: '', take: true },
  ]);
  expect(await read(content, { decisions })).toMatchObject({ importable: 2, problems: [] });
  expect((await bring(content, { decisions })).names).toEqual(['Ama', 'Esi']);
  // Where only exceptions are marked, no mark is no exception.
  const marked = `Name,Annulé,${HEAD}\n${line('Yaw', 'oui')}${line('Efua', '')}`;
  expect(await read(marked)).toMatchObject({ importable: 1, leftOut: [{ reason: 'Annulé: oui', count: 1 }] });
});

test('an answer or a remark that somebody doesn’t come registers nobody', async () => {
  const { read } = await desk('TG');
  const line = (name: string, said: string) => `${REST(name)},${name},${said}\n`;
  const asked = `${HEAD},Nom complet,Serez-vous présent(e) ?\n${line('ama', 'Oui')}${line('esi', 'Non')}${line('yaw', 'Peut-être')}`;
  expect(await read(asked)).toMatchObject({
    importable: 1,
    leftOut: [{ reason: 'Serez-vous présent(e) ?: Non', count: 1 }],
    words: [{ word: 'Peut-être', count: 1 }],
  });
  const remarked = `${HEAD},Nom complet,Observations\n${line('ama', 'Végétarienne')}${line('esi', 'Désistement')}`;
  expect(await read(remarked)).toMatchObject({ importable: 1, words: [{ word: 'Désistement', count: 1 }] });
  const decisions = JSON.stringify([{ column: 'Note', word: 'Désistement', take: false }]);
  expect(await read(remarked, { decisions })).toMatchObject({ importable: 1, problems: [] });
  const form =
    'What is your full name?,Email,What’s your company?,What is your job title?,WhatsApp\nAma,ama@x.example,Loom,CFO,90100333\n';
  expect(await read(form)).toMatchObject({ importable: 1, unused: [] });
});

const DOUBTFUL = [
  ['Statut inscription', 'Annulé'],
  ['', 'liste d’attente'],
  ['Situation', 'No-show'],
  ['Divers', 'CANCELLED - do not admit'],
  ['Remarks', 'Cancelled on 3 July'],
  ['Remarque', '** ANNULÉ **'],
  ['Motif d’annulation', 'Malade'],
  ['Canceled by', 'ama'],
  ['isCanceled', 'TRUE'],
  ['Waitlist position', '3'],
  ['Is test', 'yes'],
  ['Blocked at', '2025-07-01'],
  ['Date de désistement', '01/07/2025'],
  ['Going?', 'No'],
  ['Vient ?', 'Non désolé'],
  ['Vous participez ?', 'peut-être'],
  ['Participará?', 'Não'],
  ['is_active', 'false'],
  ['Inscription validée', '0'],
  ['Invite Response', 'Declined by guest'],
  ['Paiement', 'non'],
  ['Quantity', '2'],
  ['Nombre de places', '0'],
  ['Accompagnants', 'Kofi'],
  ['Statut du dossier', 'Brouillon'],
] as const;

test('whoever may not come, or not alone, waits', async () => {
  const { read } = await desk();
  const lines = DOUBTFUL.map(([, word], index) => {
    const cells = DOUBTFUL.map((_, at) => (at === index ? word : ''));
    return `${REST(`a${index}`)},Ama,${cells.join()}\n`;
  });
  const content = `${HEAD},Name,${DOUBTFUL.map(([heading]) => heading).join()}\n${lines.join('')}${REST('esi')},Esi\n`;
  const { words, importable, problems } = await read(content);
  expect(words.map(({ word }) => word)).toEqual(DOUBTFUL.map(([, word]) => word));
  expect(importable).toBe(1);
  expect(problems[0]).toMatchObject({
    line: 2,
    message: expect.stringContaining('Statut inscription: ‘Annulé’'),
  });
  const decide = (take: boolean) => ({
    decisions: JSON.stringify(words.map(({ column, word }) => ({ column, word, take }))),
  });
  expect(await read(content, decide(true))).toMatchObject({ importable: lines.length + 1, problems: [] });
  const left = await read(content, decide(false));
  expect(left).toMatchObject({ importable: 1, problems: [] });
  expect(left.leftOut).toHaveLength(lines.length);
});

test('what such a column says counts once it is chosen as the state', async () => {
  const { read } = await desk();
  const content = `${HEAD},Name,Vient ?\n${REST('ama')},Ama,oui\n${REST('esi')},Esi,non\n`;
  const columns = 'email,company_name,role,whatsapp_number,name,state';
  expect(await read(content, { columns })).toMatchObject({
    importable: 1,
    words: [],
    leftOut: [{ count: 1 }],
  });
});

const ORDINARY = [
  ['City', 'Annecy'],
  ['Marital status', 'single'],
  ['Booking status', 'Confirmed'],
  ['Diet', 'No pork'],
  ['T-shirt', 'XL'],
  ['Test drive', '14:00'],
  ['Checked-in status', 'no'],
  ['VIP', 'yes'],
  ['Besoin d’un visa', 'non'],
  ['Table', '12'],
  ['Vos attentes', 'Rencontrer des partenaires'],
  ['Cancellation policy accepted', 'yes'],
  ['Type de billet', 'Non remboursable'],
  ['Cancelled', 'no'],
  ['Passport expiry date', '2027-01-01'],
  ['Newsletter inscription', 'non'],
  ['Quantité', '1'],
  ['Ticket no', '4711'],
  ['Number', '12'],
  ['Total paid', '0'],
  ['Will come', 'yes'],
  ['Besoin d’une lettre d’invitation', 'non'],
] as const;

test('nobody is asked about other columns', async () => {
  const { read } = await desk();
  const [headings, cells] = [0, 1].map((at) => ORDINARY.map((one) => one[at]).join());
  const content = `${HEAD},Name,${headings}\n${REST('ama')},Ama,${cells}\n`;
  expect(await read(content)).toMatchObject({ importable: 1, words: [] });
});

test('of several numbers the first is taken, and none is lost', async () => {
  const { read, bring } = await desk('TG');
  const content = `Nom,Email,Société,Fonction,WhatsApp
Ama,ama@x.example,Loom,CFO,90100333 / 90100334
Kofi,kofi@x.example,Loom,CFO,"'90100335/36"
Esi,esi@x.example,Loom,CFO,90 10 03 37
Yaw,yaw@x.example,Loom,CFO,9.01E+07
`;
  expect(await read(content)).toMatchObject({
    importable: 3,
    remarks: expect.arrayContaining([expect.objectContaining({ count: 2 })]),
  });
  const { records, notes } = await bring(content);
  expect(records.map(({ whatsapp, phone }) => [whatsapp, phone])).toEqual([
    ['+22890100333', '+22890100334'],
    ['+22890100337', ''],
    ['+22890100335', ''],
  ]);
  expect(notes).toEqual(['', '', 'WhatsApp, too: 36']);
});

test('a code in a column of its own, and any column in the note', async () => {
  const { bring } = await desk();
  const content = `Name,Email,Company,Designation,Dial code,WhatsApp,Ticket name,Notes
Ama,ama@x.example,Loom,CFO,+228,90100333,VIP,Vegan
Kofi,kofi@x.example,Loom,CFO,233,0241234567,,
`;
  const columns = 'name,email,company_name,role,dial_code,whatsapp_number,note,note';
  const { records, notes } = await bring(content, { columns });
  expect(records.map(({ whatsapp }) => whatsapp)).toEqual(['+22890100333', '+233241234567']);
  expect(notes).toEqual(['Ticket name: VIP\nVegan', '']);
});
