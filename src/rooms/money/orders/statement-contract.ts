import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionFilter } from '#platform/contract/edition-filter.ts';
import { id, optional, readJson, requiredText, text } from '#platform/contract/fields.ts';
import { changed, listOf, pageNumber } from '#platform/contract/lists.ts';
import { AMOUNT_LENGTH_MAX } from '#platform/contract/read-amount.ts';
import { FILE_MEGABYTES_MAX, fileSizeMax } from '#rooms/edition/contract.ts';
import { amount, refusedByState } from './contract.ts';
import { LIKELY_BY } from './likely.ts';
import * as say from './messages.ts';
import { DAY_ORDERS } from './statement-day.ts';
import { COLUMN_KINDS } from './statement-headings.ts';
import { DOUBTS, LEFT_OUT } from './statement-line.ts';
import * as tell from './statement-messages.ts';

const tooLarge = () => say.fileTooLarge({ most: fileSizeMax() });

const statementLine = z.strictObject({
  id: z.string(),
  day: z.string(),
  text: z.string(),
  amount,
  currency: z.string(),
  state: z.enum(['open', 'matched', 'ignored']),
  reference: z.string(),
  /** What of it was entered for one of several orders. */
  parts: z.array(z.strictObject({ reference: z.string(), amount })),
  /** What of it is left to people. */
  left: amount,
  /** How it was matched; '' unless it was. `entered`: somebody had entered it before, so nothing was entered. */
  by: z.enum(['', 'reference', 'name', 'hand', 'entered']),
  /** What isn’t clear about it; whoever enters it confirms it. */
  unclear: z.array(z.enum(DOUBTS)),
  /** Which payment it perhaps tells again, where no order says so. */
  repeats: z.strictObject({ day: z.string(), text: z.string() }).optional(),
  /** Why it can’t be entered; '' if it can. `currency`: there are no orders in its own. */
  cannot: z.enum(['', 'back', 'unread', 'currency']),
  /** The orders that it is most likely for; somebody decides. */
  likely: z.array(
    z.strictObject({
      reference: z.string(),
      buyer: z.string(),
      company: z.string(),
      due: amount,
      because: z.array(z.enum(LIKELY_BY)),
    }),
  ),
});
export type StatementLine = z.output<typeof statementLine>;

/** In characters: of all words that somebody answers about. */
const ANSWERS_MAX = 10_000;
const answers = z
  .string()
  .max(ANSWERS_MAX)
  .transform(readJson(z.array(z.string()), tell.answersUnreadable))
  .optional();

const SHEET_NAME_MAX = 200;

export const statementFile = z.strictObject({
  file: z
    .file({ error: say.fileMissing })
    .min(1, { error: say.fileMissing })
    .max(FILE_MEGABYTES_MAX * 1024 * 1024, { error: tooLarge }),
  way: z.enum(['bank', 'mobile-money'], { error: say.wayMissing }),
  days: z
    .enum(DAY_ORDERS)
    .optional()
    .describe('What comes first in days of numbers alone, if the file leaves that open.'),
  cameIn: answers.describe(
    'Types of transactions that came in, of those that aren’t known: a JSON array; "" is for lines that have none.',
  ),
  arrived: answers.describe('The same of words which say that a payment arrived.'),
  sheet: text(SHEET_NAME_MAX)
    .optional()
    .describe('The sheet that is read; without it, the first one that is a statement.'),
});

const count = z.number().int();
const toldLine = z.strictObject({
  line: count,
  day: z.string(),
  text: z.string(),
  amount,
  currency: z.string(),
});
const unknownWord = z.strictObject({
  word: z.string(),
  count,
  rows: z.array(toldLine).describe('Some of those that an answer holds for'),
});

const understood = {
  read: count.describe('Rows that are payments which came in, or may be'),
  known: count.describe('Of these, how many were read before'),
  unread: count.describe('Rows whose day, amount or cells couldn’t be read; they wait'),
  waiting: count.describe('New rows about which something is unclear; nothing is entered for them'),
  unclear: z.partialRecord(z.enum(DOUBTS), count).describe('For what reasons these wait'),
  leftOut: z
    .record(z.enum(LEFT_OUT), count)
    .describe('Rows that are no payments which came in: went out, failed, sums, without an amount'),
};

export const readStatement = defineCall({
  name: 'readStatement',
  summary:
    'Read a bank’s or an operator’s statement (CSV or XLSX) and enter the payments that belong to orders; what is unclear waits',
  method: 'POST',
  path: '/api/v1/statements',
  access: { right: 'finance' },
  takesIdempotencyKey: true,
  picture: 'required',
  tooLarge,
  query: editionFilter,
  body: statementFile,
  reply: changed.extend({ matched: count, left: count, ...understood }),
});

export const previewStatement = defineCall({
  name: 'previewStatement',
  summary: 'Read a statement and say how it is understood; nothing is entered',
  method: 'POST',
  path: '/api/v1/statements/preview',
  access: { right: 'finance' },
  picture: 'required',
  tooLarge,
  query: editionFilter,
  body: statementFile,
  reply: z.strictObject({
    ...understood,
    currency: z.string(),
    columns: z.array(z.strictObject({ heading: z.string(), meaning: z.enum(COLUMN_KINDS) })),
    lines: z
      .array(
        toldLine.extend({
          isKnown: z.boolean(),
          unclear: z.array(z.enum(DOUBTS)),
          reference: z.string().describe('Of the order it would be entered for; several by commas'),
        }),
      )
      .describe('Some of the rows: what waits, then what doesn’t'),
    leftOutRows: z
      .array(z.strictObject({ line: count, why: z.enum(LEFT_OUT), written: z.string() }))
      .describe('Some of those that are left out'),
    sheets: z.array(z.string()).describe('Those of a spreadsheet with anything in them'),
    sheet: z.string().describe('The one that is read'),
    days: z
      .enum(['clear', 'as-before', 'unclear'])
      .describe(
        'Whether it has to be asked what comes first in its days; `as-before`: files that were read before say it',
      ),
    dayOrder: z.enum(DAY_ORDERS).optional().describe('What comes first in its days, if that is clear'),
    types: z
      .array(unknownWord)
      .describe(
        'Types of transactions that aren’t known, to be asked about, answered or not; without those of which balances prove that money went both ways',
      ),
    states: z.array(unknownWord).describe('The same of what is said of whether payments arrived'),
  }),
});
export type StatementPreview = z.output<typeof previewStatement.reply>;

export const viewStatementLines = defineCall({
  name: 'viewStatementLines',
  summary: 'Payments that statements report: those that nobody has matched, or those that were',
  method: 'GET',
  path: '/api/v1/statement-lines',
  access: { right: 'finance' },
  query: {
    state: z.enum(['open', 'matched', 'ignored']).optional(),
    group: id.optional().describe('Of those that wait, the ones of this group.'),
    page: pageNumber.describe('Of so many as a screen shows; without it, the newest 100.'),
  },
  reply: listOf(statementLine),
});

const REFERENCE_MAX = 20;
/** Of one payment. */
export const PARTS_MAX = 20;
/** On one page. */
export const LINES_SHOWN = 25;

const partForm = z.strictObject({
  reference: requiredText(REFERENCE_MAX, say.referenceMissing),
  amount: optional(text(AMOUNT_LENGTH_MAX)).describe(
    'What of the payment is for it; all that is due if it isn’t said.',
  ),
});

/** Also of one part: that is all of the payment unless its amount is said. */
export const divideForm = z.strictObject({ parts: z.array(partForm).min(1).max(PARTS_MAX) });

export const matchForm = z
  .strictObject({
    reference: text(REFERENCE_MAX, say.referenceMissing).optional(),
    parts: divideForm.shape.parts
      .optional()
      .describe('Instead of a reference: the orders that it is divided among.'),
  })
  .refine(({ reference, parts }) => (reference === undefined) !== (parts === undefined), {
    error: say.referenceMissing,
    path: ['reference'],
  });

export const matchStatementLine = defineCall({
  name: 'matchStatementLine',
  summary: 'Enter a reported payment for the order with this reference, or divide it among several',
  method: 'POST',
  path: '/api/v1/statement-lines/{id}/match',
  access: { right: 'finance' },
  ...refusedByState,
  query: { id },
  body: matchForm,
  reply: changed,
});

const statementGroup = z.strictObject({
  id: z.string(),
  type: z.string().optional().describe('The type of transaction that isn’t known; "" if there is none'),
  state: z.string().optional().describe('What is said of whether they arrived, and isn’t known'),
  way: statementFile.shape.way,
  currency: z.string(),
  count,
  from: z.string().describe('The first day, "" if one isn’t clear'),
  to: z.string(),
});
export type StatementGroup = z.output<typeof statementGroup>;

export const viewStatementGroups = defineCall({
  name: 'viewStatementGroups',
  summary:
    'Reported payments that wait as the same words of the same form of statement aren’t known, the most first',
  method: 'GET',
  path: '/api/v1/statement-groups',
  access: { right: 'finance' },
  reply: listOf(statementGroup),
});

export const answerStatementGroup = defineCall({
  name: 'answerStatementGroup',
  summary: 'Say of all payments that wait for the same words that they came in, or leave them out',
  method: 'POST',
  path: '/api/v1/statement-groups/{id}/answer',
  access: { right: 'finance' },
  query: { id },
  body: z.strictObject({ means: z.enum(['came-in', 'left-out']) }),
  reply: changed.extend({ count, matched: count }),
});

export const ignoreStatementLine = defineCall({
  name: 'ignoreStatementLine',
  summary: 'Put a reported payment aside that belongs to no order',
  method: 'POST',
  path: '/api/v1/statement-lines/{id}/ignore',
  access: { right: 'finance' },
  ...refusedByState,
  query: { id },
  reply: changed,
});
