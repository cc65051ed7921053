import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { fileResponse } from './file-response.ts';
import type { EndWith } from './long-reads.ts';
import { HEADER_STYLE, PARTS, SHEET_PATH, sheetFrame, TEXT_STYLE } from './xlsx-parts.ts';

const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Rows are passed on in batches: one by one would cost more than making them. */
const ROWS_AT_ONCE = 500;
/** Speed matters more than size: an export is usually opened only once. */
const COMPRESSION_LEVEL = 3;

const LETTERS = 26;
const CODE_OF_A = 65;

/** What XML can't contain: control characters and two noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** What a spreadsheet would read as an escaped character (ECMA-376, part 1, 22.9.2.19). */
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '_x000D_',
};

/**
 * Streams rows as an XLSX file. The first row is the header. Every cell is text, so '+233…' stays as it is
 * and '=…' is never executed.
 */
export function xlsxResponse(
  file: string,
  header: readonly string[],
  rows: AsyncIterable<string[]>,
  endWith: EndWith = (content) => content,
) {
  const sheet = Readable.from(sheetXml(header, rows), { objectMode: false });
  const zip = new ZipFile();
  const content = zip.outputStream as Readable;
  // Neither end of the zip stream learns by itself that the other failed or was closed.
  sheet.on('error', (error) => content.destroy(error));
  content.on('close', () => sheet.destroy());
  for (const [path, xml] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(xml), path);
  zip.addReadStream(sheet, SHEET_PATH, { compressionLevel: COMPRESSION_LEVEL });
  zip.end();
  return fileResponse(endWith(content), file, MEDIA_TYPE);
}

async function* sheetXml(header: readonly string[], rows: AsyncIterable<string[]>): AsyncGenerator<string> {
  const frame = sheetFrame(header.length);
  const columns = header.map((_, index) => columnName(index));
  const xml = (cells: readonly string[], number: number, style: number) =>
    `<row r="${number}">${cells.map((cell, index) => cellXml(`${columns[index]}${number}`, cell, style)).join('')}</row>`;
  let pending = [frame.start, xml(header, 1, HEADER_STYLE)];
  let number = 1;
  for await (const row of rows) {
    number += 1;
    pending.push(xml(row, number, TEXT_STYLE));
    if (pending.length < ROWS_AT_ONCE) continue;
    yield pending.join('');
    pending = [];
  }
  yield pending.join('') + frame.end;
}

function cellXml(reference: string, value: string, style: number): string {
  const text = `<is><t xml:space="preserve">${escapeXml(value)}</t></is>`;
  return `<c r="${reference}" t="inlineStr" s="${style}">${text}</c>`;
}

/** A, B … Z, AA, AB … */
function columnName(index: number): string {
  const letter = String.fromCharCode(CODE_OF_A + (index % LETTERS));
  return index < LETTERS ? letter : columnName(Math.floor(index / LETTERS) - 1) + letter;
}

function escapeXml(value: string): string {
  return value
    .replace(NOT_IN_XML, '\ufffd')
    .replace(LOOKS_ESCAPED, '_x005F_')
    .replace(/[&<>\r]/g, (character) => ENTITIES[character] ?? '');
}
