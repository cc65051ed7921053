import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvResponse, harmless } from './csv.ts';

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
});

describe('a CSV file', () => {
  test('has its name, its header first, accents, and quotes where they are needed', async () => {
    const response = csvResponse('List.csv', ['Name', 'Note'], rows(['Aimée', 'said "hi",\nand left']));
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="List.csv"');
    expect(await rawText(response)).toBe(`${BYTE_ORDER_MARK}Name,Note\r\nAimée,"said ""hi"",\nand left"\r\n`);
  });

  test('of nobody has its header all the same', async () => {
    expect(await rawText(csvResponse('List.csv', ['Name'], rows()))).toBe(`${BYTE_ORDER_MARK}Name\r\n`);
  });
});

async function* rows(...all: string[][]) {
  yield* all;
}

/** `Response.text` would take the byte order mark away. */
async function rawText(response: Response): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}
