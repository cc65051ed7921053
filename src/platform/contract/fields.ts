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
/** Nothing but what can't be seen is nothing. */
const INVISIBLE = /[\p{Cf}\p{Zs}\s]/gu;
const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^[0-9+]{10,15}$/; // specification, section 9

/** Text as people type it: trimmed, in one Unicode form, with one kind of line end, storable in every engine. */
export function text(max: number, missing = 'Please fill this in.') {
  return z
    .string(missing)
    .refine((value) => isStorable(value), {
      message: 'This holds a character that can’t be stored. Please type it again.',
      abort: true,
    })
    .overwrite((value) => value.trim().replace(/\r\n?/g, '\n').normalize('NFC'))
    .max(max, `Please use at most ${max} characters.`);
}

export function requiredText(max: number, message: string) {
  return text(max, message)
    .min(1, { message, abort: true })
    .refine((value) => value.replace(INVISIBLE, '') !== '', message);
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

export function email(message = 'Please enter a valid email address') {
  return requiredText(EMAIL_MAX, message).regex(SIMPLE_EMAIL, message);
}

export function phone(wrong: string, missing = wrong) {
  return requiredText(TITLE_MAX, missing).regex(PHONE, wrong);
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
