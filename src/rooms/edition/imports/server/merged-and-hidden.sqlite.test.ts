import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { viewAttendees } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { PEOPLE_HEADINGS, personLine, xlsxFile } from '#testing/table-files.ts';
import { previewImport, runImport } from '../contract.ts';
import { readTable } from './read-table.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const merged = (...ranges: string[]) =>
  `<mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`;
/** The second font is struck through, and so are cells of the second style. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts><font><strike val="0"/></font><font><b/><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>`;

async function desk() {
  const { client } = await (await createTestApp()).signInAs('Administrator');
  const query = { kind: 'attendee' } as const;
  return {
    client,
    read: async (file: File) => (await client.call(previewImport, { query, body: { file } })).body,
    bring: async (file: File) => {
      await client.call(runImport, { query, body: { file } });
      return (await client.call(viewAttendees, { query: { sort: 'fullname' } })).body.records;
    },
  };
}

test('a company in a cell that is merged is that of everybody beside it', async () => {
  const { bring } = await desk();
  const people = ['Ama', 'Esi', 'Kofi'].map(personLine);
  const rows = people.map((cells, at) => cells.with(1, ['Togocom', '', 'MTN'][at] ?? ''));
  expect(await bring(xlsxFile([PEOPLE_HEADINGS, ...rows], merged('B2:B3')))).toMatchObject([
    { fullname: 'Ama', company: 'Togocom' },
    { fullname: 'Esi', company: 'Togocom' },
    { fullname: 'Kofi', company: 'MTN' },
  ]);
});

test('a name that is merged is asked about, and a cell over several columns is said', async () => {
  const { read } = await desk();
  const people = [personLine('Ama'), personLine('Esi').with(0, ''), personLine('Kofi').with(2, '')];
  const body = await read(xlsxFile([PEOPLE_HEADINGS, ...people], merged('A2:A3', 'B4:C4')));
  expect(body.problems).toMatchObject([
    { line: 3, column: 'Name', value: 'Ama', isDoubt: true },
    { line: 4, column: 'Job title' },
  ]);
  expect(body.remarks).toContainEqual({
    remark: 'A merged cell over several columns is read as Company alone, not as Job title.',
    count: 1,
  });
});

test('merged headings reach into no row, and those of two lines are read', async () => {
  const cells = [
    ['People'],
    ['Name', 'Company', 'Contact'],
    ['', '', 'Email', 'Phone'],
    ['Ama', '', 'a@x.example'],
  ];
  const file = xlsxFile(cells, merged('A1:D1', 'A2:A3', 'B2:B4', 'C2:D2'));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const table = await readTable(bytes, { known: ['name', 'company', 'email', 'phone'] });
  expect(table).toMatchObject({
    headings: ['Name', 'Company', 'Email', 'Phone'],
    titles: ['People'],
    rows: [{ line: 4, cells: ['Ama', '', 'a@x.example', ''] }],
  });
});

test('of a statement, a merged cell is read once', async () => {
  const file = xlsxFile(
    [
      ['Date', 'Narration'],
      ['1 May', 'SUM-1'],
      ['2 May', ''],
    ],
    merged('B2:B3'),
  );
  const { rows } = await readTable(new Uint8Array(await file.arrayBuffer()), { withCurrencies: true });
  expect(rows.map(({ cells }) => cells[1] ?? '')).toEqual(['SUM-1', '']);
});

test('rooms and days of a programme that are merged are of each session', async () => {
  const { client } = await desk();
  const rows = [
    ['Jour', 'Salle', 'Heure', 'Titre'],
    ['26/08/2025', 'Volta Hall', '9:00', 'Welcome'],
    ['', '', '10:00', 'Growth'],
    ['', '', '11:00', 'Close'],
  ];
  const file = xlsxFile(rows, merged('A2:A4', 'B2:B4'));
  const { body } = await client.call(previewImport, { query: { kind: 'programme' }, body: { file } });
  expect(body.problems).toEqual([]);
  expect(body.read.map(({ cells }) => cells[2])).toEqual(['Volta Hall', 'Volta Hall', 'Volta Hall']);
});

test('a title that is merged over several times is asked about, and over several people is of one session', async () => {
  const { client } = await desk();
  const rows = [
    ['Day', 'Start', 'Title', 'Speakers'],
    ['Day 1', '9:00', 'Looms', 'Ama Adu'],
    ['Day 1', '9:00', '', 'Kofi Boateng'],
    ['Day 1', '11:00', '', 'Esi Asante'],
  ];
  const read = async (range: string, lines = rows) =>
    (
      await client.call(previewImport, {
        query: { kind: 'programme' },
        body: { file: xlsxFile(lines, merged(range)) },
      })
    ).body;
  const { read: understood, problems } = await read('C2:C4');
  expect(understood.map(({ cells }) => [cells[0], cells[3]])).toEqual([['Looms', 'Ama Adu; Kofi Boateng']]);
  expect(problems).toMatchObject([{ line: 4, column: 'Title', value: 'Looms', isDoubt: true }]);
  expect(await read('C2:C3', rows.slice(0, 3))).toMatchObject({ importable: 2, problems: [] });
});

test('rows that are hidden or struck through are left out and counted, those with a part of it wait', async () => {
  const { read, bring } = await desk();
  const cell = (text: string, at: string, style = 0, runs = '') =>
    `<c r="${at}" s="${style}" t="inlineStr"><is>${runs || `<t>${text}</t>`}</is></c>`;
  const people = [PEOPLE_HEADINGS, ...['Ama', 'Esi', 'Kofi', 'Yaw', 'Efua'].map(personLine)];
  const looks = (row: number, column: number) => {
    if (row === 2) return 1;
    return row === 3 && column === 0 ? 1 : 0;
  };
  const struck = '<r><rPr><strike/></rPr><t>Old </t></r><r><rPr><b/></rPr><t>Director</t></r>';
  const xml = people.map((cells, row) => {
    const inside = cells.map((text, column) =>
      cell(
        text,
        `${'ABCDEF'[column]}${row + 1}`,
        looks(row, column),
        row === 4 && column === 2 ? struck : '',
      ),
    );
    return `<row r="${row + 1}"${row === 1 ? ' hidden="1"' : ''}>${inside.join('')}</row>`;
  });
  const sheet = `<worksheet xmlns="${MAIN}"><sheetData>${xml.join('')}</sheetData></worksheet>`;
  const file = xlsxFile([], '', {
    'xl/styles.xml': strToU8(STYLES),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
  });
  const body = await read(file);
  expect(body.leftOut).toEqual([
    { reason: 'The spreadsheet hides it', count: 1 },
    { reason: 'It is struck through', count: 1 },
  ]);
  expect(body.problems).toMatchObject([
    { line: 4, message: expect.stringContaining('is struck through') },
    { line: 5, message: expect.stringContaining('is struck through') },
  ]);
  expect(await bring(file)).toMatchObject([{ fullname: 'Efua' }]);
});

test('columns that are hidden are left out until somebody chooses what they are, and told', async () => {
  const { client, read } = await desk();
  const hide = (...columns: string[]) => `<cols>${columns.join('')}</cols>`;
  const people = [PEOPLE_HEADINGS, personLine('Ama'), personLine('Esi')];
  const role = PEOPLE_HEADINGS.indexOf('Job title') + 1;
  const file = xlsxFile(
    people,
    hide(
      `<col min="${role}" max="${role}" width="9" hidden="1"/>`,
      '<col min="9" max="16384" hidden="true"/>',
    ),
  );
  const body = await read(file);
  expect(body.columns[role - 1]).toMatchObject({ heading: 'Job title', field: '' });
  expect(body.unused).toEqual(['Job title']);
  expect(body.remarks).toContainEqual({
    remark: 'The spreadsheet hides the column Job title: it is left out unless you choose above what it is',
    count: 2,
  });
  expect(body.importable).toBe(0);
  const columns = body.columns.map(({ field }, at) => (at === role - 1 ? 'role' : field)).join(',');
  const chosen = await client.call(previewImport, { query: { kind: 'attendee' }, body: { file, columns } });
  expect(chosen.body.importable).toBe(2);
  expect(JSON.stringify(chosen.body.remarks)).not.toContain('hides');
  const shown = xlsxFile(people, hide(`<col min="1" max="${role}" hidden="0"/>`));
  expect(await read(shown)).toMatchObject({ importable: 2, unused: [] });
});
