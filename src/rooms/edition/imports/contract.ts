import { z } from 'zod';
import { beyondPlaces } from '#platform/contract/beyond-places.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionOfNew } from '#platform/contract/edition-filter.ts';
import { id, kindName, plainNumber, readJson, text } from '#platform/contract/fields.ts';
import { changed } from '#platform/contract/lists.ts';
import { sizeInWords } from '#platform/contract/size-in-words.ts';
import { TABLE_MEDIA_TYPES } from '#platform/contract/table-media-types.ts';
import * as say from './messages.ts';

export const FILE_MEGABYTES_MAX = 8;
export const fileSizeMax = () => sizeInWords(FILE_MEGABYTES_MAX);
export const ROWS_MAX = 10_000;
export const COLUMNS_MAX = 60;
/** How many rows are shown of a file, and how many problems are named. */
export const ROWS_SHOWN = 5;
export const PROBLEMS_SHOWN = 200;
/** Of how many rows is shown what was understood. */
export const READ_SHOWN = 500;

/** In characters, of a cell that is shown. */
export const SAMPLE_MAX = 80;

const tooLarge = () => say.fileTooLarge({ most: fileSizeMax() });
const NAMES_MAX = 4_000;
const SHEET_MAX = 200;
/** In characters: of all cells that are corrected before a file is imported. */
const CORRECTIONS_MAX = 60_000;

/** In characters, of a cell that is corrected. */
export const CELL_MAX = 2_000;
/** What is read instead of a cell of the file. */
const correction = z.strictObject({ line: z.number().int(), field: text(200), value: text(CELL_MAX) });
export type Correction = z.output<typeof correction>;
const corrections = z
  .string()
  .max(CORRECTIONS_MAX)
  .transform(readJson(z.array(correction), say.correctionsUnreadable))
  .optional()
  .describe(
    'What is read instead of some cells: `[{"line", "field", "value"}]` as JSON, a line as problems name it.',
  );

/** In characters: of all words that are decided about. */
const DECISIONS_MAX = 20_000;
const decision = z.strictObject({ column: text(CELL_MAX), word: text(CELL_MAX), take: z.boolean() });
export type Decision = z.output<typeof decision>;
const decisions = z
  .string()
  .max(DECISIONS_MAX)
  .transform(readJson(z.array(decision), say.decisionsUnreadable))
  .optional()
  .describe(
    'Whether rows with a word that isn’t known are taken in: `[{"column", "word", "take"}]` as JSON, as `words` name it.',
  );

const kind = kindName(({ isImported = false }) => isImported);
const table = z.strictObject({
  file: z
    .file({ error: say.fileMissing })
    .min(1, { error: say.fileIsEmpty })
    .max(FILE_MEGABYTES_MAX * 1024 * 1024, { error: tooLarge }),
  columns: text(NAMES_MAX)
    .optional()
    .describe(
      'The field of each column, in order, separated by commas; empty for a column that is left out. Parts of a field, such as first and last name, are put together. Without it, they are guessed by the headings and what stands below.',
    ),
  sheet: text(SHEET_MAX)
    .optional()
    .describe('The sheet that is read; without it, the one with most known headings.'),
  headingLine: plainNumber(z.number().int().min(1))
    .optional()
    .describe('The line that the headings are in; without it, the one with most known headings.'),
  edition: editionOfNew,
  corrections,
  decisions,
});

const problem = z.strictObject({
  /** Of the file, counted from 1. */
  line: z.number().int(),
  /** The heading of the column, or ''. */
  column: z.string(),
  /** Of the record, by which the cell is corrected; '' if it is about the whole line. */
  field: z.string(),
  /** What is in the cell now. */
  value: z.string(),
  message: z.string(),
  /** It is none once a correction gives the same value. */
  isDoubt: z.boolean(),
});

const preview = z.strictObject({
  /** Such as 'CSV, windows-1252, separated by semicolons'. */
  format: z.string(),
  /** All that have anything in them, and the one that is read; a CSV file has none. */
  sheets: z.array(z.string()),
  sheet: z.string(),
  headingLine: z.number().int(),
  /** What stands above the headings. */
  above: z.array(z.string()),
  columns: z.array(z.strictObject({ heading: z.string(), field: z.string(), samples: z.array(z.string()) })),
  /** Columns that nothing is made of, although they hold something. */
  unused: z.array(z.string()),
  /** What a column can be. */
  fields: z.array(
    z.strictObject({
      name: z.string(),
      label: z.string(),
      required: z.boolean(),
      /** The field that it is a part of, or ''. A required part is needed where the field isn't one column. */
      partOf: z.string(),
      /** Whether it is all of that, written in another way. */
      isWhole: z.boolean(),
      /** Whether several columns can be it. */
      collects: z.boolean(),
    }),
  ),
  rows: z.number().int(),
  importable: z.number().int(),
  /** What was understood of rows without a problem, as `readAs` calls it; some kinds don't tell. */
  readAs: z.array(z.string()),
  read: z.array(z.strictObject({ line: z.number().int(), cells: z.array(z.string()) })),
  /** How many are there already; each is a problem, too. */
  taken: z.number().int(),
  /** When the same rows were imported before; '' if they weren't. */
  before: z.string(),
  /** Rows that say themselves that they don't count. They are no problems. */
  leftOut: z.array(z.strictObject({ reason: z.string(), count: z.number().int() })),
  /** Words that nobody has decided about; each row with one is a problem, too. */
  words: z.array(z.strictObject({ column: z.string(), word: z.string(), count: z.number().int() })),
  /** What is done with cells, and in how many rows. */
  remarks: z.array(z.strictObject({ remark: z.string(), count: z.number().int() })),
  problems: z.array(problem),
  /** Including those that aren't named. */
  problemTotal: z.number().int(),
  /** How many rows have a problem. */
  refused: z.number().int(),
});
export type Preview = z.output<typeof preview>;

const done = z.strictObject({
  id: z.string(),
  time: z.string(),
  added: z.number().int(),
  undone: z.string(),
});
export type Import = z.output<typeof done>;

export const previewImport = defineCall({
  name: 'previewImport',
  summary: 'Read a CSV or XLSX file and say what importing it would do, without doing it',
  method: 'POST',
  path: '/api/v1/imports/preview',
  access: 'any-right',
  picture: 'required',
  tooLarge,
  query: { kind },
  body: table,
  reply: preview,
});

export const refusedRows = defineCall({
  name: 'refusedRows',
  summary:
    'The rows of a CSV or XLSX file that have a problem, as a CSV file that says why and can be corrected and sent again',
  method: 'POST',
  path: '/api/v1/imports/refused',
  access: 'any-right',
  picture: 'required',
  tooLarge,
  query: { kind },
  body: table,
  file: [TABLE_MEDIA_TYPES.csv],
});

const importing = table.extend({
  beyondPlaces,
  confirm: z
    .stringbool()
    .or(z.boolean())
    .default(false)
    .describe(
      'Whether attendees are sent the confirmation; other kinds have none, nor has another edition than the current one.',
    ),
});

/** Rows with a problem are left out. */
export const runImport = defineCall({
  name: 'runImport',
  summary: 'Import the rows of a CSV or XLSX file that have no problem, all of them or none',
  method: 'POST',
  path: '/api/v1/imports',
  access: 'any-right',
  status: 201,
  picture: 'required',
  tooLarge,
  query: { kind },
  body: importing,
  reply: changed.extend({
    added: z.number().int(),
    /** Rows with a problem, and those that say themselves that they don't count. */
    left: z.number().int(),
  }),
});

export const undoImport = defineCall({
  name: 'undoImport',
  summary: 'Delete what an import added and is still there',
  method: 'POST',
  path: '/api/v1/imports/{id}/undo',
  access: 'any-right',
  body: z.strictObject({ id }),
  reply: changed,
});

export const viewImports = defineCall({
  name: 'viewImports',
  summary: 'The imports of a kind of record, newest first',
  method: 'GET',
  path: '/api/v1/imports',
  access: 'any-right',
  query: { kind },
  reply: z.strictObject({ records: z.array(done) }),
});
