import { z } from 'zod';
import { text } from '#platform/contract/fields.ts';
import type { Message } from '#platform/contract/message.ts';
import { describe, type FieldInfo } from './fields.ts';
import * as say from './messages.ts';
import * as onSite from './site-messages.ts';

type Info = Pick<FieldInfo, 'hint' | 'half'>;
interface PlainInfo extends Info {
  required?: boolean;
  isLong?: boolean;
  /** What stands there on a site on which nothing was entered. */
  neutral?: string;
  isChosen?: boolean;
  /** It is compared with something: it says the same in every language. */
  isSame?: boolean;
}

/** The largest amount in the smallest unit of its currency. */
const AMOUNT_MAX = 1_000_000_000_000;
const PRICES_MAX = 4;
const KEY_LENGTH = 8;

/** The end of a page's address. */
export function slug(label: Message, info: Info) {
  const ending = text(60).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: say.slugInvalid });
  return describe(ending, { label, kind: 'line', required: true, ...info });
}

/** Text that says the same everywhere: it takes no placeholders. */
export function plain(
  label: Message,
  schema: z.ZodString,
  { isLong = false, neutral = '', isSame = false, ...info }: PlainInfo = {},
) {
  const unbraced = schema.refine((value) => !/[{}]/.test(value), { error: say.bracesRefused });
  const given = info.required
    ? unbraced.min(1, { error: onSite.missing }).prefault(neutral)
    : unbraced.default(neutral);
  return describe(given, {
    label,
    kind: isLong ? 'lines' : 'line',
    ...(!isSame && { words: unbraced }),
    ...info,
  });
}

/** One of what another section says, or nothing. What is stored can be none of them any more. */
export function oneOfOthers(
  label: Message,
  chosenFrom: NonNullable<FieldInfo['chosenFrom']>,
  info: Info & { max: number },
) {
  const { max, ...shown } = info;
  return describe(text(max).default(''), { label, kind: 'choice', chosenFrom, ...shown });
}

/** What the program knows an item of a list by, whatever it is called. It is made with the item. */
export function key(label: Message) {
  const letters = z.string().regex(/^[a-z0-9]{1,16}$/, { error: say.keyInvalid });
  const made = z.preprocess((value) => value || crypto.randomUUID().slice(0, KEY_LENGTH), letters);
  return describe(made, { label, kind: 'stored' });
}

/** A whole number, or nothing, which the section may refuse where the form says that it is required. Forms send text. */
export function wholeNumber(
  label: Message,
  { max, ...info }: Info & Pick<FieldInfo, 'required'> & { max: number },
) {
  const error = () => say.wholeNumberInvalid({ max });
  const read = (value: unknown) => {
    if (value === '') return null;
    return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  };
  const number = z.number({ error }).int({ error }).min(1, { error }).max(max, { error }).nullable();
  return describe(z.preprocess(read, number).default(null), { label, kind: 'number', ...info });
}

const price = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/, { error: say.currencyMissing }),
  /** In the currency's smallest unit. */
  amount: z.number({ error: say.priceMissing }).int().min(0).max(AMOUNT_MAX, { error: say.priceTooHigh }),
});
export type Price = z.output<typeof price>;

/** What something costs, in one or more currencies. */
export function prices(label: Message, info: Info = {}) {
  const list = z.array(price).max(PRICES_MAX, { error: () => say.tooManyPrices({ most: PRICES_MAX }) });
  return describe(list.default([]), { label, kind: 'prices', ...info });
}
