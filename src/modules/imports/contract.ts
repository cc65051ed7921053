import { z } from 'zod';
import { beyondPlaces } from '#platform/contract/beyond-places.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionOfNew } from '#platform/contract/edition-filter.ts';
import { id, kindName, text } from '#platform/contract/fields.ts';
import { changed } from '#platform/contract/lists.ts';
import * as say from './messages.ts';

const MEGABYTES_MAX = 8;
export const FILE_SIZE_MAX = `${MEGABYTES_MAX} MB`;
export const ROWS_MAX = 10_000;
export const COLUMNS_MAX = 60;
/** How many rows are shown of a file, and how many problems are named. */
export const ROWS_SHOWN = 5;
export const PROBLEMS_SHOWN = 200;

const tooLarge = () => say.fileTooLarge({ most: FILE_SIZE_MAX });
const NAMES_MAX = 4_000;

const kind = kindName(({ isImported = false }) => isImported);
const table = z.strictObject({
  file: z
    .file({ error: say.fileMissing })
    .min(1, { error: say.fileIsEmpty })
    .max(MEGABYTES_MAX * 1024 * 1024, { error: tooLarge }),
  columns: text(NAMES_MAX)
    .optional()
    .describe(
      'The field of each column, in order, separated by commas; empty for a column that is left out. Without it, they are guessed by the headings.',
    ),
  edition: editionOfNew,
});

const problem = z.strictObject({
  /** Of the file, counted from 1. */
  line: z.number().int(),
  /** The heading of the column, or ''. */
  column: z.string(),
  message: z.string(),
});

const preview = z.strictObject({
  /** Such as 'CSV, windows-1252, separated by semicolons'. */
  format: z.string(),
  columns: z.array(z.strictObject({ heading: z.string(), field: z.string(), samples: z.array(z.string()) })),
  /** What a column can be. */
  fields: z.array(z.strictObject({ name: z.string(), label: z.string(), required: z.boolean() })),
  rows: z.number().int(),
  importable: z.number().int(),
  problems: z.array(problem),
  /** Including those that aren't named. */
  problemTotal: z.number().int(),
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
  reply: changed.extend({ added: z.number().int(), left: z.number().int() }),
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
