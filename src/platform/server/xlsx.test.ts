import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import type { Cell } from './table-cell.ts';
import { xlsxResponse } from './xlsx.ts';
import { SHEET_PATH } from './xlsx-parts.ts';

/** Long enough for every buffer on the way to fill up. */
const SETTLED_MS = 200;

describe('an XLSX file', () => {
  test.each([
    '+233241234567',
    '0302123456',
    '=1+1',
    '=cmd|"/c calc"!A1',
    '@SUM(A1)',
    '-2',
    '2025-07-01',
    '1e5',
    'TRUE',
    'Aimée Ọ̀kánlàwọ́n 😀',
    'said "hi" & <b>left</b>',
    ' two  spaces ',
    'two\nlines',
  ])('gives %j back as the text it was', async (value) => {
    expect(await roundTrip([value])).toBe(value);
  });

  test('holds text as text cells, whatever the text', async () => {
    const cell = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value.trim() === value);
    await fc.assert(
      fc.asyncProperty(cell, async (value) => {
        expect(await roundTrip([value])).toBe(value);
      }),
      { numRuns: 50 },
    );
  });

  test.each([-1200.5, 0, 1_000_000_000])('gives %d back as a number, to compute with', async (value) => {
    expect(await roundTrip([value])).toBe(value);
  });

  test('leaves out characters that the format can’t hold', async () => {
    expect(await roundTrip(['a\u0001b\uffffc'])).toBe('a\ufffdb\ufffdc');
  });

  test('has its file name and a header row', async () => {
    const response = xlsxResponse(
      { file: 'List.xlsx', header: ['Name', 'Note'], zone: 'Africa/Accra' },
      rows(['Ama', 'x'], ['Kofi', '']),
    );
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="List.xlsx"');
    expect(response.headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
    expect(await read(response)).toEqual([
      ['Name', 'Note'],
      ['Ama', 'x'],
      ['Kofi', null],
    ]);
  });

  test('holds dates as dates, in the event’s time', async () => {
    const response = xlsxResponse(
      { file: 'List.xlsx', header: ['Date'], zone: 'Africa/Accra' },
      rows([new Date('2025-07-01T09:05:00.000Z')]),
    );
    const [, [cell] = []] = await read(response);
    // A spreadsheet counts in days, so a millisecond may be lost.
    expect(Math.round(Number(cell) / 1000)).toBe(Date.parse('2025-07-01T09:05:00.000Z') / 1000);
  });

  test('filters by its header row, fits its columns to their content, and prints as wide as a page', async () => {
    const long = 'x'.repeat(30);
    const xml = await sheetOf(
      xlsxResponse(
        { file: 'List.xlsx', header: ['Id', 'Company'], zone: 'Africa/Accra' },
        rows(['1', long], ['2', '']),
      ),
    );
    expect(xml).toContain('<autoFilter ref="A1:B3"/>');
    const widths = [...xml.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width));
    expect(widths[0]).toBeLessThan(10);
    expect(widths[1]).toBeGreaterThan(long.length);
    expect(xml).toMatch(/<pageSetup [^>]*orientation="landscape" fitToWidth="1" fitToHeight="0"/);
  });

  test('measures only the first 500 rows', async () => {
    const short = Array.from({ length: 499 }, () => ['x']);
    const widthWith = async (row: number) => {
      const batch = [...short, ...short].with(row - 1, ['x'.repeat(30)]);
      const xml = await sheetOf(
        xlsxResponse(
          { file: 'List.xlsx', header: ['Name'], zone: 'Africa/Accra' },
          Readable.from([batch, batch]),
        ),
      );
      return Number(/<col [^>]*width="(\d+)"/.exec(xml)?.[1]);
    };
    expect(await widthWith(500)).toBeGreaterThan(30);
    expect(await widthWith(501)).toBeLessThan(10);
  });

  test('has one header above all batches, even without rows', async () => {
    const written = (...batches: Cell[][][]) =>
      read(
        xlsxResponse({ file: 'List.xlsx', header: ['Name'], zone: 'Africa/Accra' }, Readable.from(batches)),
      );
    expect(await written()).toEqual([['Name']]);
    expect(await written([])).toEqual([['Name']]);
    expect(await written([['Ama'], ['Kofi']], [], [['Kojo']])).toEqual([
      ['Name'],
      ['Ama'],
      ['Kofi'],
      ['Kojo'],
    ]);
  });

  test('is created while it is downloaded: rows nobody downloads are not read', async () => {
    let read = 0;
    const endless = (async function* () {
      while (true) {
        read += 1;
        yield [[String(Math.random()).repeat(20)]];
      }
    })();
    const reader = xlsxResponse(
      { file: 'List.xlsx', header: ['Name'], zone: 'Africa/Accra' },
      endless,
    ).body?.getReader();
    await reader?.read();
    const readMeanwhile = async () => {
      const before = read;
      await wait(SETTLED_MS);
      return read - before;
    };
    await expect.poll(readMeanwhile).toBe(0);
    await reader?.cancel();
  });

  test('fails as a whole when a row can’t be read', async () => {
    const broken = (async function* () {
      yield [['Ama']];
      throw new Error('the database is gone');
    })();
    await expect(
      xlsxResponse({ file: 'List.xlsx', header: ['Name'], zone: 'Africa/Accra' }, broken).arrayBuffer(),
    ).rejects.toThrow();
  });
});

async function roundTrip(row: Cell[]) {
  const [, [cell] = []] = await read(
    xlsxResponse({ file: 'List.xlsx', header: ['Note'], zone: 'Africa/Accra' }, rows(row)),
  );
  return cell;
}

/** What another program reads from the file; an empty cell is null. */
async function read(response: Response) {
  return readSheet(Buffer.from(await response.arrayBuffer()), { trim: false });
}

/** The XML of the sheet, unzipped. */
async function sheetOf(response: Response): Promise<string> {
  const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return strFromU8(parts[SHEET_PATH] ?? new Uint8Array());
}

/** One batch. */
async function* rows(...all: Cell[][]) {
  yield all;
}
