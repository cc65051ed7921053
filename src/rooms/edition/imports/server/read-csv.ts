import { CsvError, type Options, parse } from 'csv-parse/sync';
import { withoutHarmless } from '#platform/server/csv.ts';
import { ROWS_MAX } from '../contract.ts';
import * as say from '../messages.ts';
import { type Sheet, unreadable } from './lines.ts';

const SEPARATORS = { ',': say.commas, ';': say.semicolons, '\t': say.tabs } as const;
type Separator = keyof typeof SEPARATORS;
const ALL = Object.keys(SEPARATORS) as Separator[];

/** With the first line, Excel says what separates the cells. */
const SEPARATOR_LINE = /^sep=([,;\t])\r?\n/;
const RECORD_ENDS = ['\r\n', '\n', '\r'];
/** In characters: the longest text that a field takes, several times. */
const RECORD_MAX = 100_000;
/** The headings, what stands above them, and one that is too many. */
const ABOVE_MAX = 40;
/** In bytes: enough to tell one encoding from another. */
const SAMPLE = 4_096;

/** Reads a CSV file in the encoding and with the separator that it turns out to have. */
export function readCsv(bytes: Uint8Array): { format: string; sheets: Sheet[] } {
  const { encoding, text } = decode(bytes);
  const named = SEPARATOR_LINE.exec(text)?.[1] as Separator | undefined;
  const content = named ? text.slice('sep=,'.length).replace(/^\r?\n/, '') : text;
  const separator = named ?? guessSeparator(content);
  const skipped = named ? 1 : 0;
  let doubled = 0;
  // Blank ones would count among those that are read.
  const reading = { to: ROWS_MAX + ABOVE_MAX, skip_records_with_empty_values: true };
  const all = records(content, separator, reading);
  const width = widthOf(all);
  const lines = all.flatMap(({ record, raw, info }) => {
    const said = record.join(' ');
    // The parser counts both characters of a line break within quotes.
    const line = info.lines + skipped - doubled - (said.match(/[\r\n]/g)?.length ?? 0);
    doubled += said.match(/\r\n/g)?.length ?? 0;
    const rows = rowsWithin(record, raw, { separator, width });
    return rows.map((cells, index) => ({ line: line + index, cells: cells.map(withoutHarmless) }));
  });
  return {
    format: say.csvFormat({ encoding, separator: SEPARATORS[separator]() }),
    sheets: [{ name: '', lines }],
  };
}

function widthOf(all: readonly { record: readonly string[] }[]): number {
  const groups = [...Map.groupBy(all, ({ record }) => record.length)];
  return groups.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? 0;
}

/** A quote that isn't closed makes one row of several: of those whose lines are rows by themselves. */
function rowsWithin(
  record: string[],
  raw: string,
  { separator, width }: { separator: Separator; width: number },
): string[][] {
  if (width < 2 || !record.some((cell) => /[\r\n]/.test(cell))) return [record];
  const rows = raw
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => rowOf(line, separator));
  return rows.every((cells) => cells.length === width) ? rows : [record];
}

function rowOf(line: string, delimiter: Separator): string[] {
  const [read] = [{}, { quote: null }].flatMap((quoting) => {
    try {
      return parse(line, { delimiter, relax_quotes: true, ...quoting });
    } catch {
      return [];
    }
  });
  return read ?? [];
}

function decode(bytes: Uint8Array): { encoding: string; text: string } {
  const encoding = encodingOf(bytes);
  try {
    return { encoding, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    if (encoding !== 'utf-8') throw unreadable(say.textUnreadable());
  }
  return { encoding: 'windows-1252', text: new TextDecoder('windows-1252').decode(bytes) };
}

/** By the mark at the beginning, or by where the zeros of plain letters in UTF-16 are. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 4 < sample.length) return 'utf-8';
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** So many lines show what separates cells. */
const LINES_LOOKED_AT = 30;

/** The one that divides the most lines into equally many cells; of several, that into the most. The first lines of a statement have one cell. */
function guessSeparator(text: string): Separator {
  const scores = new Map(ALL.map((separator) => [separator, scoreOf(text, separator)]));
  const of = (separator: Separator) => scores.get(separator) ?? { lines: 0, cells: 0 };
  return ALL.toSorted((a, b) => of(b).lines - of(a).lines || of(b).cells - of(a).cells)[0] ?? ',';
}

function scoreOf(text: string, separator: Separator): { lines: number; cells: number } {
  try {
    const widths = records(text, separator, { to: LINES_LOOKED_AT }).map(({ record }) => record.length);
    const alike = [
      ...Map.groupBy(
        widths.filter((width) => width > 1),
        (width) => width,
      ),
    ];
    const [best] = alike.toSorted(([a, one], [b, other]) => other.length - one.length || b - a);
    return { lines: best?.[1].length ?? 0, cells: best?.[0] ?? 0 };
  } catch {
    return { lines: 0, cells: 0 };
  }
}

function records(text: string, delimiter: Separator, reading: Options) {
  try {
    const read: unknown = parse(text, {
      ...reading,
      delimiter,
      bom: true,
      info: true,
      raw: true,
      record_delimiter: RECORD_ENDS,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: RECORD_MAX,
    });
    return read as { record: string[]; raw: string; info: { lines: number } }[];
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown;
    const isLong = thrown.code === 'CSV_MAX_RECORD_SIZE';
    const { lines } = thrown;
    if (typeof lines !== 'number') throw unreadable(isLong ? say.rowTooLong() : say.fileUnreadable());
    const line = String(lines);
    throw unreadable(isLong ? say.lineTooLong({ line }) : say.lineUnreadable({ line }));
  }
}
