import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvResponse, harmless, withoutHarmless } from './csv.ts';

const BYTE_ORDER_MARK = '\ufeff';

describe('a cell of a CSV file', () => {
  test.each(['=1+1', '+1+1', '-2', '@SUM(A1)', '\t=1', '\r=1', '=cmd|"/c calc"!A1', '＝1+1', '+233=1'])(
    '%j is text to every spreadsheet',
    (value) => {
      expect(harmless(value)).toBe(`'${value}`);
    },
  );

  test.each(['+233241234567', '0302123456', 'Aimée', 'a=b', ''])('%j stays as it is', (value) => {
    expect(harmless(value)).toBe(value);
  });

  test('never begins like a formula, unless it is a phone number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const written = harmless(value);
        expect(/^[=+\-@\t\r]/.test(written) && !/^\+\d+$/.test(written)).toBe(false);
        expect(written.endsWith(value)).toBe(true);
      }),
    );
  });

  test.each(['-', '@Home', '+233 24 123', 'Aimée', '+233241234567', "'tis", ''])('%j comes back', (value) => {
    expect(withoutHarmless(harmless(value))).toBe(value);
  });
});

/** A cell and its end, for a reader that treats all separators and all line breaks alike. */
const LENIENT_CELL =
  /(?:"((?:[^"]|"")*)"|([^",;\t\r\n\u0085\u2028\u2029]*))([,;\t]|\r\n|[\r\n\u0085\u2028\u2029])/gy;
const breaking = fc.string({
  unit: fc.constantFrom('\r', '\n', '\r\n', '\t', ';', ',', '"', '\u0085', '\u2028', '\u2029', '=', 'a'),
});

describe('a CSV file', () => {
  test.each(['\n', '\r', '\r\n', '\t', ';', '\u0085', '\u2028', '\u2029'])(
    'quotes a cell in which %j alone would begin another',
    async (between) => {
      const cell = `Co${between}=1+1`;
      const written = await rawText(csvResponse({ file: 'List.csv', header: ['Name'] }, rows([cell])));
      expect(written).toBe(`${BYTE_ORDER_MARK}Name\r\n"${cell}"\r\n`);
    },
  );

  test('is read cell by cell as it was written, even by a lenient reader', async () => {
    const row = fc.tuple(breaking, breaking, breaking);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 5 }), async (all) => {
        const header = ['Name', 'Company', 'Note'];
        const written = await rawText(csvResponse({ file: 'List.csv', header: header }, rows(...all)));
        const ofAll = [header, ...all.map((cells) => cells.map(harmless))];
        expect(readLeniently(written)).toEqual(ofAll);
      }),
    );
  });

  test('has its file name, a header row, accents, and quotes where needed', async () => {
    const response = csvResponse(
      { file: 'List.csv', header: ['Name', 'Note'] },
      rows(['Aimée', 'said "hi",\nand left']),
    );
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="List.csv"');
    expect(await rawText(response)).toBe(`${BYTE_ORDER_MARK}Name,Note\r\nAimée,"said ""hi"",\nand left"\r\n`);
  });

  test('has one header above all batches, even without rows', async () => {
    const written = async (...batches: string[][][]) =>
      rawText(csvResponse({ file: 'List.csv', header: ['Name'] }, Readable.from(batches)));
    expect(await written()).toBe(`${BYTE_ORDER_MARK}Name\r\n`);
    expect(await written([])).toBe(`${BYTE_ORDER_MARK}Name\r\n`);
    expect(await written([['Ama'], ['Kofi']], [], [['Kojo']])).toBe(
      `${BYTE_ORDER_MARK}Name\r\nAma\r\nKofi\r\nKojo\r\n`,
    );
  });
});

/** One batch. */
async function* rows(...all: string[][]) {
  yield all;
}

function readLeniently(written: string): string[][] {
  const read: string[][] = [[]];
  for (const [, quoted, bare, end = ''] of written.slice(BYTE_ORDER_MARK.length).matchAll(LENIENT_CELL)) {
    read.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (!/[,;\t]/.test(end)) read.push([]);
  }
  return read.slice(0, -1);
}

/** `Response.text` would drop the byte order mark. */
async function rawText(response: Response): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}
