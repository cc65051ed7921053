import './schema-settings.ts';
import { z } from 'zod';

/** Limits of free text. Generous: a name of 120 characters exists, one of 10,000 does not. */
export const NAME_MAX = 120;
export const EMAIL_MAX = 254; // RFC 5321, section 4.5.3.1.3
export const TITLE_MAX = 200;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** They turn the direction of whatever is shown after them. */
const DIRECTION_CHARACTERS = /[\u202a-\u202e\u2066-\u2069]/;
/** Ends of a line, as they come from elsewhere. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
const CONTROL = /\p{Cc}/u;
const ONE_LINE = 'Please write this on one line, without tabs.';
/** Nothing but what can't be seen is nothing. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zs}\s]/gu;
const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/; // docs/product.md, 3.2
/** With what can't be seen, two addresses look like one; the rest begins or ends an address in a mail's header. */
const UNFIT_FOR_EMAIL = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}<>,;]/u;
/** Between the digits of a phone number, as people write them: spaces, dots, hyphens and dashes, slashes, brackets. */
const BETWEEN_DIGITS = /[\p{Zs}.\p{Pd}/()[\]]/gu;
const PHONE = /^(?=.{10,15}$)\+?[0-9]+$/; // docs/product.md, 3.2

/**
 * Text as people type it: trimmed, in one Unicode form, with one kind of line end, storable in every engine.
 * It may have several lines.
 */
export function lines(max: number, missing?: string) {
  return z
    .string(missing ?? 'Please fill this in.')
    .refine((value) => isStorable(value), {
      message: 'This holds a character that can’t be stored. Please type it again.',
      abort: true,
    })
    .overwrite((value) => value.replace(LINE_ENDS, '\n').trim().normalize('NFC'))
    .max(max, `Please use at most ${max} characters.`);
}

function required(schema: z.ZodString, message: string) {
  return schema.min(1, { message, abort: true }).refine((value) => !isEmpty(value), message);
}

/** Whether a field holds nothing that people would see. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.replace(INVISIBLE, '') === '';
  return value === undefined || value === null || (value instanceof File && value.size === 0);
}

/** Text on one line. */
export function text(max: number, missing?: string) {
  return lines(max, missing).refine((value) => !CONTROL.test(value), ONE_LINE);
}

export function requiredText(max: number, message: string) {
  return required(text(max, message), message);
}

export function requiredLines(max: number, message: string) {
  return required(lines(max, message), message);
}

function isStorable(value: string): boolean {
  return value.isWellFormed() && !CONTROL_CHARACTERS.test(value) && !DIRECTION_CHARACTERS.test(value);
}

/** An optional field: a form sends '' for what was left empty; that, and nothing but spaces, is stored as nothing. */
export function optional<T extends z.ZodType>(schema: T) {
  return z
    .union([z.literal('').transform(() => undefined), schema], {
      // What is wrong with the field itself, rather than that neither side of the union fits.
      error: (issue) => (issue.code === 'invalid_union' ? issue.errors[1]?.[0]?.message : undefined),
    })
    .nullish()
    .transform((value) => (value === null || value === '' ? undefined : value));
}

const PLAIN_NUMBER = /^\d+(\.\d+)?$/;

/** A number as forms and queries send it, in plain digits: not ' 1', '1e3' or '0x1', which JavaScript reads too. */
export function plainNumber(schema: z.ZodNumber) {
  const read = (value: unknown) =>
    typeof value === 'string' && PLAIN_NUMBER.test(value) ? Number(value) : value;
  return z.preprocess(read, schema);
}

/** Of several lines only so that a line break, too, is refused in the address's own words. */
export function email(message = 'Please enter a valid email address') {
  return requiredLines(EMAIL_MAX, message)
    .regex(SIMPLE_EMAIL, message)
    .refine((value) => !UNFIT_FOR_EMAIL.test(value), message);
}

/** A phone number, typed in any usual way, as its digits alone and the plus before them. */
export function phone(wrong: string, missing = wrong) {
  return requiredLines(TITLE_MAX, missing)
    .overwrite((value) => value.replace(BETWEEN_DIGITS, ''))
    .refine((value) => PHONE.test(value), wrong);
}

/** One of some options; what is missing is told apart from what isn't among them. */
export function choice<const Option extends string>(options: readonly Option[], missing: string) {
  return z.enum(options as readonly [Option, ...Option[]], {
    error: ({ input }) => (input === undefined || input === '' ? missing : undefined),
  });
}

/** An id that the server gave out. Only its looks are checked here; whether it exists, by the query. */
export const id = z
  .string('The id is missing.')
  .min(1, 'The id is missing.')
  .max(64, 'This is not an id.')
  .regex(/^[\w-]+$/, 'This is not an id.');
