import './schema-settings.ts';
import { z } from 'zod';
import { EMAIL_MAX, isDeliverable, isOnInternet, plainAddress } from './email-address.ts';
import { isEmpty } from './is-empty.ts';
import { allKinds, type ListedKind } from './kind.ts';
import type { Message } from './message.ts';
import * as say from './messages.ts';
import { plainDigits } from './plain-digits.ts';
import { withoutUnseen } from './unseen.ts';

/** Limits of free text. They are generous: names of 120 characters exist, names of 10,000 don't. */
export const NAME_MAX = 120;
export const TITLE_MAX = 200;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** These reverse the direction of the text that follows. */
const DIRECTION_CHARACTERS = /[\u202a-\u202e\u2066-\u2069]/;
/** More accents on one letter than any language has. Bringing them into order takes the square of their number. */
const PILED_ACCENTS = /\p{M}{40}/u;
/** Line ends as other systems write them. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
const CONTROL = /\p{Cc}/u;
const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/; // docs/product.md, 3.2
/**
 * Invisible characters can make two addresses look the same; the others delimit addresses in a mail header.
 */
const UNFIT_FOR_EMAIL = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}<>,;]/u;
/** What people type between the digits of a phone number, and the invisible marks around one copied from contacts. */
const BETWEEN_DIGITS = /[\p{Zs}\p{Cf}.\p{Pd}/()[\]]/gu;
/** The zero in brackets after a country code, which is only for callers inside the country. Italy dials it always. */
const TRUNK_ZERO = /(?<=^\D*(?:\+|00)\D*(?!39\D)[1-9]\d{0,2}\D*)[([]\s*0\s*[)\]]/u;
const PHONE = /^(?=.{10,15}$)\+?[0-9]+$/; // docs/product.md, 3.2
/** What may become one once its country's code precedes it. */
const NATIONAL_PHONE = /^(?=.{7,15}$)\+?[0-9]+$/;

type LengthMessage = (issue: { input?: unknown }) => string;

/**
 * Text as people type it, on one or more lines: trimmed, in one Unicode form, with uniform line ends,
 * storable in both engines. One that is too long is looked at no further: a pattern can take the square of its length.
 */
export function lines(
  max: number,
  missing: Message = say.missing,
  tooLong: LengthMessage = () => say.tooLong({ max: String(max) }),
) {
  return z
    .string({ error: missing })
    .refine((value) => isStorable(value), {
      error: say.invalidCharacter,
      abort: true,
    })
    .overwrite((value) => value.replace(LINE_ENDS, '\n').trim().normalize('NFC'))
    .max(max, { error: tooLong, abort: true });
}

function required(schema: z.ZodString, error: Message) {
  return schema.min(1, { error, abort: true }).refine((value) => !isEmpty(value), { error });
}

/** Text on one line, such as a name: what nobody sees of it is left out. */
export function text(max: number, missing: Message = say.missing) {
  return lines(max, missing)
    .overwrite((value) => withoutUnseen(value).trim().normalize('NFC'))
    .refine((value) => !CONTROL.test(value), { error: say.notOneLine });
}

export function requiredText(max: number, missing: Message) {
  return required(text(max, missing), missing);
}

export function requiredLines(max: number, missing: Message) {
  return required(lines(max, missing), missing);
}

function isStorable(value: string): boolean {
  const unfit = [CONTROL_CHARACTERS, DIRECTION_CHARACTERS, PILED_ACCENTS];
  return value.isWellFormed() && !unfit.some((pattern) => pattern.test(value));
}

/** An optional field. Forms send '' for an empty field; that and blank text are stored as nothing. */
export function optional<T extends z.ZodType>(schema: T) {
  return z
    .union([z.literal('').transform(() => undefined), schema], {
      // Reports the field's own problem instead of 'matches no side of the union'.
      error: (issue) => (issue.code === 'invalid_union' ? issue.errors[1]?.[0]?.message : undefined),
    })
    .nullish()
    .transform((value) => (value === null || value === '' ? undefined : value));
}

/** All of these fields as optional ones of a form. */
export function allOptional<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, schema]) => [name, optional(schema)]);
  return Object.fromEntries(fields) as { [Name in keyof Shape]: ReturnType<typeof optional<Shape[Name]>> };
}

const PLAIN_NUMBER = /^\d+(\.\d+)?$/;

/**
 * A number as forms and queries send it, in plain digits: not ' 1', '1e3' or '0x1', which JavaScript also
 * accepts.
 */
export function plainNumber(schema: z.ZodNumber) {
  const read = (value: unknown) => {
    const typed = typeof value === 'string' ? plainDigits(value) : '';
    return PLAIN_NUMBER.test(typed) ? Number(typed) : value;
  };
  return z.preprocess(read, schema);
}

/** An address that mail can be delivered to from anywhere. */
export function email(error: Message = say.invalidEmail) {
  return ownEmail(error).refine(isOnInternet, { error });
}

/** One of who runs the site: it may be in a network of their own. */
export function ownEmail(error: Message = say.invalidEmail) {
  return knownEmail(error).refine(isDeliverable, { error, abort: true });
}

/**
 * An address that somebody is looked up by: it may be one that isn't taken any more. Allows several lines at first, so that
 * a line break is refused with the address's own message.
 */
export function knownEmail(error: Message = say.invalidEmail) {
  return requiredLines(EMAIL_MAX, error)
    .overwrite(plainAddress)
    .regex(SIMPLE_EMAIL, { error, abort: true })
    .refine((value) => !UNFIT_FOR_EMAIL.test(value), { error, abort: true });
}

/** Whether it is a number as the specification has it. */
export function isPhone(value: string): boolean {
  return PHONE.test(value);
}

/** A phone number as people type it, in digits of any script. Only the digits and a plus in front are kept. */
export function phone(wrong: Message, missing = wrong) {
  return typedNumber(PHONE, wrong, missing);
}

/** One that may lack its country's code: the service adds it, or refuses the number. */
export function nationalPhone(wrong: Message, missing = wrong) {
  return typedNumber(NATIONAL_PHONE, wrong, missing);
}

function typedNumber(pattern: RegExp, wrong: Message, missing: Message) {
  const clean = z
    .string({ error: missing })
    .refine((value) => value.length <= TITLE_MAX, { error: wrong, abort: true })
    .overwrite((value) => plainDigits(value).trim().replace(TRUNK_ZERO, '').replace(BETWEEN_DIGITS, ''));
  return required(clean.max(TITLE_MAX, { error: wrong }), missing).refine((value) => pattern.test(value), {
    error: wrong,
  });
}

/** One of several options. A missing value and an unknown one have different messages. */
export function choice<const Option extends string>(options: readonly Option[], missing: Message) {
  return z.enum(options as readonly [Option, ...Option[]], {
    error: ({ input }) => (input === undefined || input === '' ? missing() : undefined),
  });
}

/** An id that the server generated. Only its form is checked here; the query checks whether it exists. */
export const id = chosenId(say.idMissing);

/** What an address ends with: an id, or a slug, which has letters of any script. */
export const idOrSlug = chosenId(say.idMissing, /^[\p{L}\p{M}\p{N}_-]+$/u).overwrite((value) =>
  value.normalize('NFC'),
);

/** The id of what somebody chooses. */
export function chosenId(missing: Message, form = /^[\w-]+$/) {
  return z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(64, { error: say.invalidId })
    .regex(form, { error: say.invalidId });
}

/** The name of any kind of record, or only of some of them. */
export function kindName(isOne: (kind: ListedKind) => boolean = () => true) {
  return z.lazy(() =>
    z.enum(
      allKinds()
        .filter(isOne)
        .map(({ name }) => name),
    ),
  );
}

/** Reads text that is JSON of this shape, as forms send it. */
export function readJson<Schema extends z.ZodType>(schema: Schema, problem: Message) {
  return (given: string, { addIssue }: z.RefinementCtx): z.output<Schema> => {
    try {
      return schema.parse(JSON.parse(given));
    } catch {
      addIssue(problem());
      return z.NEVER;
    }
  };
}
