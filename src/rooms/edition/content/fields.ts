import { z } from 'zod';
import { lines, NAME_MAX, text } from '#platform/contract/fields.ts';
import { LANGUAGES, type Language } from '#platform/contract/language.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import type { Message } from '#platform/contract/message.ts';
import { namingOnly } from '#platform/contract/placeholder-field.ts';
import { isLinkAddress, plainTextOf } from '#platform/contract/rich-text.ts';
import * as say from './messages.ts';
import { PLACEHOLDER_NAMES, type PlaceholderHelp } from './placeholders.ts';
import * as onSite from './site-messages.ts';

/** How the desk lets a field be edited. */
export type FieldKind =
  | 'line'
  | 'lines'
  | 'rich'
  | 'switch'
  | 'choice'
  | 'number'
  | 'prices'
  | 'list'
  | 'colour'
  | 'picture'
  | 'film'
  | 'stored';

type Shape = z.ZodRawShape;

export interface FieldInfo {
  label: Message;
  kind: FieldKind;
  hint?: Message;
  required?: boolean;
  half?: boolean;
  options?: readonly { value: string; label: Message }[];
  /** Of a choice among what other sections of the part say: what can be chosen, besides nothing. */
  chosenFrom?: (document: Readonly<Record<string, unknown>>) => string[];
  /** Of a list: what one item is called, and which of its fields names it, or what does in words. */
  item?: {
    fields: Shape;
    noun: Message;
    add: Message;
    name: string;
    summary?: (typed: Readonly<Record<string, unknown>>) => string;
    most: number;
  };
  /** Of rich text: with pictures, tables, code and videos. */
  isArticle?: boolean;
  /** Of a picture: it may be a drawing, and needs no words. */
  isLogo?: boolean;
  /** What it may say in another language, or '' to say the same; without it, it is the same in all. */
  words?: z.ZodType<string, string>;
  /** People choose it, or one of its lines. What they chose is kept in the main language, whatever they read. */
  isChosen?: boolean;
}

export interface SectionInfo {
  title: Message;
  /** What it is and where it stands, for whoever edits it. */
  lead: Message;
  /** The heading under which lists show it with others, if they are many. */
  group?: Message;
  /** The address of the page that shows it, if one does. */
  page?: string;
  /** What its texts may name in braces, if that isn't the same as on pages; null if nothing. */
  placeholders?: PlaceholderHelp | null;
  /** What is wrong with several of its fields together: a message for the field to change. */
  wrong?: (values: Readonly<Record<string, unknown>>) => Record<string, string>;
  /** What is wrong with it beside the other sections of its part. */
  wrongBeside?: (document: Readonly<Record<string, unknown>>) => Record<string, string>;
  /** What it says: while all of these fields are empty, visitors don’t see it. */
  says?: readonly string[];
  fields: Shape;
}

const fieldInfos = new WeakMap<z.core.$ZodType, FieldInfo>();
const sectionInfos = new WeakMap<z.core.$ZodType, SectionInfo>();

const LINES_MAX = 1_000;
const RICH_MAX = 20_000;
const FORMATTING_FACTOR = 3;
const LIST_MAX = 30;

interface Options extends Pick<FieldInfo, 'hint' | 'half' | 'isChosen'> {
  /** What stands there on a site on which nothing was entered. */
  neutral?: string;
  max?: number;
  required?: boolean;
  placeholders?: readonly string[];
}

/** Text on one line. */
export function line(
  label: Message,
  { neutral = '', max = NAME_MAX, placeholders = PLACEHOLDER_NAMES, ...info }: Options = {},
) {
  const words = namingOnly(text(max), placeholders);
  return describe(checked(words, info.required).default(neutral), { label, kind: 'line', words, ...info });
}

/** Text on several lines; where a list is shown, each line is an item of it. */
export function paragraph(
  label: Message,
  { neutral = '', max = LINES_MAX, placeholders = PLACEHOLDER_NAMES, ...info }: Options = {},
) {
  const words = namingOnly(lines(max), placeholders);
  return describe(checked(words, info.required).default(neutral), { label, kind: 'lines', words, ...info });
}

/** Text with headings, links and lists. It is sanitised when it is read. */
export function richText(
  label: Message,
  {
    neutral = '',
    max = RICH_MAX,
    placeholders = PLACEHOLDER_NAMES,
    ...info
  }: Options & Pick<FieldInfo, 'isArticle'> = {},
) {
  const schema = lines(max * FORMATTING_FACTOR).refine((html) => plainTextOf(html).length <= max, {
    error: () => onSite.textTooLong({ most: max }),
  });
  const words = namingOnly(schema, placeholders);
  return describe(checked(words, info.required).default(neutral), { label, kind: 'rich', words, ...info });
}

/** Where a link leads: a page of this site, or another site. */
export function address(label: Message, { neutral = '', ...info }: Options = {}) {
  const where = text(500).refine((value) => value === '' || isLinkAddress(value), {
    error: say.enterAddressSuchAsContact,
  });
  const given = info.required ? where.min(1, { error: say.enterAddressSuchAsContact }) : where;
  return describe(given.default(neutral), { label, kind: 'line', ...info });
}

export function website(label: Message, { neutral = '', ...info }: Options = {}) {
  const where = text(500).refine((value) => value === '' || isWebsite(value), {
    error: say.enterAddressSuchAsHttps,
  });
  return describe(where.default(neutral), { label, kind: 'line', ...info });
}

/** Text in a form of its own, such as an email address; it takes no placeholders. */
export function formed(label: Message, schema: z.ZodString, { neutral = '', ...info }: Options = {}) {
  const given = z.union([z.literal(''), schema], {
    error: (issue) => (issue.code === 'invalid_union' ? issue.errors[1]?.[0]?.message : undefined),
  });
  return describe(given.default(neutral), { label, kind: 'line', ...info });
}

export function onOff(label: Message, neutral: boolean, info: Pick<FieldInfo, 'hint'> = {}) {
  return describe(z.boolean().default(neutral), { label, kind: 'switch', ...info });
}

/** One of several; the labels are in the order of the values. */
export function oneOfThese<Choice extends z.ZodDefault<z.ZodEnum>>(
  label: Message,
  schema: Choice,
  { labels, ...info }: { labels: readonly Message[] } & Pick<FieldInfo, 'hint'>,
) {
  const values = schema.unwrap().options.map(String);
  const options = values.map((value, index) => ({ value, label: labels[index] ?? (() => value) }));
  return describe(schema, { label, kind: 'choice', options, ...info });
}

interface ListOptions<Fields extends z.ZodRawShape> extends Pick<FieldInfo, 'hint'> {
  /** What one of them is called, and what the button says that adds one. */
  noun: Message;
  add: Message;
  /** The field that names one. */
  name: keyof Fields & string;
  /** What it says in short, from what is typed, where that field alone doesn’t. */
  summary?: (typed: Readonly<Record<string, unknown>>) => string;
  neutral?: readonly z.input<z.ZodObject<Fields>>[];
  max?: number;
  /** The fields that no two of them may share. */
  distinct?: readonly (keyof Fields & string)[];
  /** What is wrong with one by several of its fields: a message for the field to change. */
  wrong?: (item: z.output<z.ZodObject<Fields>> & Translated) => Record<string, string>;
}

export function listOfThese<Fields extends z.ZodRawShape>(
  label: Message,
  fields: Fields,
  {
    noun,
    add,
    name,
    summary,
    distinct = [],
    wrong,
    neutral = [],
    max = LIST_MAX,
    ...info
  }: ListOptions<Fields>,
) {
  const list = z
    .array(z.strictObject({ ...fields, ...translationsOf(fields) }))
    .max(max, { error: () => say.tooManyItems({ most: max }) })
    .superRefine((items, context) => {
      const refuse = (index: number, field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message });
      for (const field of distinct) {
        const values = items.map((item) => String((item as Record<string, unknown>)[field]).toLowerCase());
        for (const [index, value] of values.entries()) {
          if (values.indexOf(value) < index) refuse(index, field, say.itemTwice());
        }
      }
      for (const [index, item] of items.entries()) {
        const messages = Object.entries({
          ...wrong?.(item as z.output<z.ZodObject<Fields>> & Translated),
          ...unlikeLines(fields, item as Readonly<Record<string, unknown>>),
        });
        for (const [field, message] of messages) refuse(index, field, message);
      }
    });
  const filled = list.prefault([...neutral] as z.input<typeof list>);
  return describe(filled, {
    label,
    kind: 'list',
    item: { fields, noun, add, name, most: max, ...(summary && { summary }) },
    ...info,
  });
}

/** What the fields of a section, or of an item in it, say in other languages: by language, and then by field. */
export interface Translated {
  translations?: Partial<Record<Language, Partial<Record<string, string>>>> | undefined;
}

/** Beside the fields, so that an item keeps them wherever it is moved. */
export function translationsOf(fields: Shape) {
  const words = Object.entries(fields).flatMap(([name, schema]) => {
    const info = fieldInfos.get(schema);
    return info?.words ? [[name, info.words.optional()] as const] : [];
  });
  const texts = z.object(Object.fromEntries(words)) as z.ZodType<Partial<Record<string, string>>>;
  const inEach = z.object(Object.fromEntries(LANGUAGES.map((of) => [of, texts.optional()])));
  const all = inEach as unknown as z.ZodType<NonNullable<Translated['translations']>>;
  const filled = z.preprocess(withoutEmpty, all.optional());
  return { translations: filled.optional() };
}

/** Of what is chosen, each line stands for the same in every language. */
export function unlikeLines(
  fields: Shape,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const chosen = Object.keys(fields).filter((name) => fields[name] && fieldInfos.get(fields[name])?.isChosen);
  const texts = Object.entries((values as Translated).translations ?? {});
  return Object.fromEntries(
    texts.flatMap(([language, own = {}]) =>
      chosen.flatMap((name) => {
        const count = linesOf(String(values[name])).length;
        const isUnlike = own[name] && linesOf(own[name]).length !== count;
        return isUnlike ? [[`translations.${language}.${name}`, say.asManyLines({ count })]] : [];
      }),
    ),
  );
}

/** Forms send '' for what isn't translated. */
function withoutEmpty(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const left = Object.entries(given).flatMap(([name, one]): [string, unknown][] => {
    const kept = typeof one === 'object' ? withoutEmpty(one) : one;
    return kept === undefined || (typeof kept === 'string' && kept.trim() === '') ? [] : [[name, kept]];
  });
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/** A value that the program sets itself; the desk doesn't show it. With `words`, each language has its own. */
export function stored<Schema extends z.ZodType>(
  label: Message,
  schema: Schema,
  own: Pick<FieldInfo, 'words'> = {},
): Schema {
  return describe(schema, { label, kind: 'stored', ...own });
}

/** The fields that stand together, on the page and at the desk. */
export function section<Fields extends z.ZodRawShape>(info: Omit<SectionInfo, 'fields'>, fields: Fields) {
  const schema = z.strictObject({ ...fields, ...translationsOf(fields) });
  const filled = schema.prefault({} as z.input<typeof schema>);
  sectionInfos.set(filled, { ...info, fields });
  return filled;
}

/** What the desk must know of a field: its screens are made from this. */
export function fieldInfo(schema: z.core.$ZodType): FieldInfo {
  const info = fieldInfos.get(schema);
  if (!info) throw new Error('a field of the content that says nothing about itself');
  return info;
}

export function sectionInfo(schema: z.core.$ZodType): SectionInfo {
  const info = sectionInfos.get(schema);
  if (!info) throw new Error('a section of the content that says nothing about itself');
  return info;
}

export function describe<Schema extends z.core.$ZodType>(schema: Schema, info: FieldInfo): Schema {
  fieldInfos.set(schema, info);
  return schema;
}

function checked(words: z.ZodString, required = false) {
  return required ? words.min(1, { error: onSite.missing }) : words;
}

function isWebsite(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
