/** @module-tag long */

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { viewAttendees } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import {
  csvFile,
  PEOPLE_HEADINGS,
  peopleCsv,
  peopleXlsx,
  personLine,
  xlsxFile,
} from '#testing/table-files.ts';
import { previewImport, runImport } from '../contract.ts';

const MEGABYTE = 1024 * 1024;
/** How long others may wait for their turn, on a busy machine. Read in this process, it would be seconds. */
const TURN_MS = 1_000;
const HEAD = PEOPLE_HEADINGS.join();
const AMA = personLine('Ama').join();

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const read = (file: File, columns?: string) =>
    client.call(previewImport, { query: { kind: 'attendee' }, body: { file, ...(columns && { columns }) } });
  const bring = async (file: File) => {
    const reply = await client.call(runImport, { query: { kind: 'attendee' }, body: { file } });
    const { records } = (await client.call(viewAttendees, { query: { sort: 'fullname' } })).body;
    return { reply, records };
  };
  return { read, bring };
}

describe('refused, with what to do', () => {
  test.each([
    ['an empty file', csvFile(''), 'The file is empty.'],
    ['blank lines', csvFile('\r\n , \n'), 'The file is empty.'],
    ['headings alone', csvFile(`${HEAD}\n`), 'The file has no rows below its headings.'],
    ['a quote that never ends', csvFile(`${HEAD}\n"Ama,${'x'.repeat(200_000)}`), 'A row'],
    [
      'an old Excel file',
      csvFile(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])),
      'This is an old Excel file.',
    ],
    [
      'a zip of something else',
      xlsxFile([], '', { 'xl/workbook.xml': new Uint8Array() }),
      'This isn’t an XLSX file',
    ],
    ['a cell far out', xlsxFile([[{ at: 'XFD1048576', text: 'x' }]]), 'The sheet has a cell at XFD1048576'],
    [
      'a zip bomb',
      xlsxFile([[...PEOPLE_HEADINGS]], '', { 'xl/media.xml': new Uint8Array(200 * MEGABYTE) }),
      'The file is far larger unzipped',
    ],
  ])('%s', async (_what, file, message) => {
    const { read } = await desk();
    const { status, body } = await read(file);
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect((body as unknown as { message: string }).message).toContain(message);
  });

  test('an XLSX file that was cut off anywhere', async () => {
    const { read } = await desk();
    const whole = new Uint8Array(await peopleXlsx(['Ama']).arrayBuffer());
    for (const part of [0.2, 0.5, 0.9]) {
      const file = new File([whole.slice(0, whole.length * part)], 'people.xlsx');
      expect((await read(file)).status).toBe(422);
    }
  });

  test('but not for a cell far out that only has a format', async () => {
    const { read } = await desk();
    const cells = [...PEOPLE_HEADINGS].map(
      (text, at) => `<c r="${String.fromCharCode(65 + at)}1" t="inlineStr"><is><t>${text}</t></is></c>`,
    );
    const person = personLine('Ama').map(
      (text, at) => `<c r="${String.fromCharCode(65 + at)}2" t="inlineStr"><is><t>${text}</t></is></c>`,
    );
    const far = '<row r="1048576" s="3"><c r="A1048576" s="3"/><c r="XFD1048576" s="3"></c></row>';
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:XFD1048576"/><sheetData><row r="1">${cells.join('')}<c r="XFD1" s="3"/></row><row r="2">${person.join('')}</row>${far}</sheetData></worksheet>`;
    const file = xlsxFile([], '', { 'xl/worksheets/sheet1.xml': new Uint8Array(Buffer.from(sheet)) });
    const { status, body } = await read(file);
    expect({ status, importable: body.importable, rows: body.rows }).toEqual({
      status: 200,
      importable: 1,
      rows: 1,
    });
  });

  test.each([
    ['that never end', '<c '],
    ['within each other', '<c>'],
  ])(
    'a sheet of 40 MB of tags %s, while everything else goes on',
    { timeout: 300_000 },
    async (_what, tag) => {
      const { read } = await desk();
      const tags = new Uint8Array(Buffer.from(tag.repeat(13 * MEGABYTE)));
      const file = xlsxFile([], '', { 'xl/worksheets/sheet1.xml': tags });
      const turns = monitorEventLoopDelay({ resolution: 5 });
      turns.enable();
      const { status, body } = await read(file);
      turns.disable();
      expect({ status, body }).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining('This isn’t an XLSX file that can be read.') },
      });
      expect(turns.percentile(99) / 1e6).toBeLessThan(TURN_MS);
    },
  );

  test('a cell of 10 MB', async () => {
    const { read } = await desk();
    const { status, body } = await read(csvFile(`${HEAD}\n${AMA},${'x'.repeat(10 * MEGABYTE)}\n`));
    expect({ status, body }).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('8 MB') },
    });
    const zipped = await read(
      xlsxFile([[...PEOPLE_HEADINGS], ['x'.repeat(10 * MEGABYTE), ...personLine('Ama').slice(1)]]),
    );
    expect(zipped).toMatchObject({
      status: 422,
      body: { message: 'The file has a cell with more text than a spreadsheet takes.' },
    });
  });
});

describe('read as meant', () => {
  const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
  const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
  test.each([
    ['UTF-8 with a mark', csvFile(`\ufeff${peopleCsv(['Zoë'])}`), 'utf-8, separated by commas'],
    [
      'windows-1252, semicolons',
      csvFile(latin(peopleCsv(['Zoë'], ';', '\r\n'))),
      'windows-1252, separated by semicolons',
    ],
    ['UTF-16, tabs', csvFile(utf16(peopleCsv(['Zoë'], '\t', '\r\n'))), 'utf-16le, separated by tabs'],
    [
      'UTF-16, big end first',
      csvFile(utf16(peopleCsv(['Zoë'])).map((_, index, all) => all[index ^ 1] ?? 0)),
      'utf-16be',
    ],
    [
      'what Excel says of its separator',
      csvFile(`sep=;\r\n${peopleCsv(['Zoë'], ';')}`),
      'separated by semicolons',
    ],
    ['XLSX', peopleXlsx(['Zoë']), 'XLSX'],
  ])('%s', async (_what, file, format) => {
    const { read, bring } = await desk();
    const { body } = await read(file);
    expect(body).toMatchObject({ rows: 1, importable: 1, problems: [], problemTotal: 0 });
    expect(body.format).toContain(format);
    expect((await bring(file)).records).toMatchObject([
      { fullname: 'Zoë', company: 'Volta Bank Ltd', phone: '+233302123456' },
    ]);
  });

  test('mixed line ends, and quotes with line breaks and quotes in them: each problem at its own line', async () => {
    const { read } = await desk();
    const lines = [
      `${HEAD}\r\n`,
      `"Ama ""the\nfirst""",Volta,Director,ama@x.example,+233241234567,\r`,
      `Kofi,Volta,Director,kofi@,+233241234567,\n`,
      '\n',
      `Yaw,Volta,"Director, East",yaw@x.example,+233241234567,\r\n`,
    ];
    const { body } = await read(csvFile(lines.join('')));
    expect(body).toMatchObject({ rows: 3, importable: 1 });
    expect(body.problems).toMatchObject([
      { line: 2, column: 'Name' },
      { line: 4, column: 'Email' },
    ]);
  });

  test('every row, however many blank ones stand between them', async () => {
    const { read } = await desk();
    const blank = ' ,,,,,\r\n';
    const people = Array.from({ length: 6_000 }, (_, index) => `${personLine(`Person${index}`).join()}\r\n`);
    const { body } = await read(csvFile(`${blank}${HEAD}\r\n${people.join(blank)}`));
    expect(body).toMatchObject({ rows: 6_000, importable: 6_000 });
  });

  test('a quote that isn’t closed swallows no rows', async () => {
    const { read } = await desk();
    const [first = '', ...others] = ['Ama', 'Kofi', 'Yaw'].map((name) => personLine(name).join());
    const quoted = others.map((line) => line.replace(/^(\w+)/, '"$1"'));
    const { body } = await read(csvFile([HEAD, `"${first}`, ...quoted, ...others].join('\n')));
    expect(body).toMatchObject({ rows: 5 });
  });

  test('lines by their numbers, after blank ones and line breaks of Windows within quotes', async () => {
    const { read } = await desk();
    const wrong = (name: string) => personLine(name).with(3, 'nowhere').join();
    const lines = [`\r\n${HEAD}`, '', `"A\r\nB\r\nC",x`, ',,,,', wrong('Kofi'), '', wrong('Yaw')];
    const { body } = await read(csvFile(`sep=,\r\n${lines.join('\r\n')}`));
    expect(new Set(body.problems.map(({ line }) => line))).toEqual(new Set([5, 9, 11]));
  });

  test('what our own export wrote so that nothing runs as a formula', async () => {
    const { bring } = await desk();
    const row = personLine('Ama').with(1, "'-1 Ltd").with(2, "'@Home").join();
    expect((await bring(csvFile(`${HEAD}\n${row}\n`))).records).toMatchObject([
      { company: '-1 Ltd', designation: '@Home' },
    ]);
  });

  test('formulas as the text they show, and as text alone', async () => {
    const { bring } = await desk();
    const link = '=HYPERLINK("http://x.example","Ama")';
    const [name, , ...row] = personLine('Ama');
    const plain = await bring(csvFile(`${HEAD}\n${name},"${link.replaceAll('"', '""')}",${row.join()}\n`));
    expect(plain.records).toMatchObject([{ company: link }]);
    const kofi = personLine('Kofi').slice(1);
    const sheet = xlsxFile([[...PEOPLE_HEADINGS], [{ formula: 'A1&B1', value: 'Kofi' }, ...kofi]]);
    expect((await bring(sheet)).records).toMatchObject([{ fullname: 'Ama' }, { fullname: 'Kofi' }]);
  });

  test.each(['1', 'true'])('a calendar that begins in 1904, said with %s', async (said) => {
    const { bring } = await desk();
    const [name = '', , , ...others] = personLine('Ama');
    const days = 45_870 - 1_462;
    const rows = [
      [name, { date: days + 9.5 / 24 }, { time: 9.5 / 24 }, ...others],
      ['Esi', { date: days }, { time: 0.75 }, 'esi@x.example', 233_241_234_568, ''],
    ];
    const plain = strFromU8(
      unzipSync(new Uint8Array(await xlsxFile([]).arrayBuffer()))['xl/workbook.xml'] ?? new Uint8Array(),
    );
    const workbook = strToU8(plain.replace('<sheets>', `<workbookPr date1904="${said}"/><sheets>`));
    const sheet = xlsxFile([[...PEOPLE_HEADINGS], ...rows], '', { 'xl/workbook.xml': workbook });
    expect((await bring(sheet)).records).toMatchObject([
      { company: '2025-08-01 09:30', designation: '09:30' },
      { company: '2025-08-01', designation: '18:00' },
    ]);
  });

  test('numbers and dates of a spreadsheet, and what it has shortened', async () => {
    const { read, bring } = await desk();
    const [name = '', company = '', role = '', email = ''] = personLine('Ama');
    const sheet = xlsxFile([
      [...PEOPLE_HEADINGS],
      [name, company, { date: 45_870 }, email, 233_241_234_567, ''],
      ['Esi', { date: 45_870 + 9.5 / 24 }, role, 'esi@x.example', 233_241_234_568, ''],
    ]);
    expect((await bring(sheet)).records).toMatchObject([
      { designation: '2025-08-01', whatsapp: '+233241234567' },
      { company: '2025-08-01 09:30' },
    ]);
    const { body } = await read(csvFile(`${HEAD}\nKofi,${company},${role},kofi@x.example,2.33E+11,\n`));
    expect(body).toMatchObject({
      importable: 0,
      problems: [
        { line: 2, column: 'WhatsApp', message: expect.stringContaining('has shortened this number') },
      ],
    });
  });

  test('headings that come twice: the first is taken', async () => {
    const { read } = await desk();
    const twice = csvFile(`${HEAD},Email\n${AMA},other@x.example\n`);
    const { body } = await read(twice);
    expect(body.columns.map(({ field }) => field)).toEqual([
      'name',
      'company_name',
      'role',
      'email',
      'whatsapp_number',
      'contact_number',
      '',
    ]);
    const chosen = 'name,company_name,role,,whatsapp_number,contact_number,email';
    expect((await read(twice, chosen)).body).toMatchObject({ importable: 1 });
    expect(await read(twice, `${chosen.slice(0, -5)}name`)).toMatchObject({ status: 422 });
  });
});
