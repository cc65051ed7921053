import { type Language, language, perLanguage, recordLanguage } from './language.ts';
import { fill, type PlaceholderOf } from './placeholders.ts';
import { pluralOf } from './plural.ts';

/** The words for a number, which is called `count`: one form for each of the language's plurals (CLDR's names). */
type Forms = Readonly<{ other: string } & Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>>>;
export type Text = string | Forms;

type NamesIn<T extends Text> = T extends string
  ? PlaceholderOf<T>
  : 'count' | { [Form in keyof T]: T[Form] extends string ? PlaceholderOf<T[Form]> : never }[keyof T];
type Values<T extends Text> = { [Name in NamesIn<T>]: Name extends 'count' ? number : string | number };
type ValuesOf<T extends Text> = [NamesIn<T>] extends [never] ? [] : [Values<T>];

/** One without placeholders: what labels and refusals are declared as, so that they are said in the language of who reads. */
export type Message = () => string;
/** One about a number, such as '3 posts'. */
export type CountedMessage = (values: { count: number }) => string;

// biome-ignore lint/suspicious/noExplicitAny: each takes values of its own
type AnyMessage = (...values: any[]) => string;
/** What a `messages.ts` exports. */
export type Catalogue = Readonly<Record<string, unknown>>;
/** The texts of a catalogue in another language, by the names of its messages. */
export type Translation<Of extends Catalogue = Readonly<Record<string, AnyMessage>>> = {
  readonly [Name in keyof Of as Of[Name] extends AnyMessage ? Name : never]?: Text;
};

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale));
/** What the record of activity says: messages called '…Entry'. */
const recorded = new Set<unknown>();
const RECORDED = /Entry$/;
const translated = new Map<Language, Map<unknown, Text>>();

/**
 * What a module says to people. Names in braces are placeholders, and the compiler asks for their values. Numbers are written as the
 * language writes them, except one called `year`. Each message is an export of its own in its module's `messages.ts`, so that
 * browsers load only what they say.
 */
// @__NO_SIDE_EFFECTS__
export function message<const T extends Text>(text: T): (...values: ValuesOf<T>) => string {
  const said = (...[values]: ValuesOf<T>): string => {
    const given: Readonly<Record<string, string | number>> = values ?? {};
    const spoken = recorded.has(said) ? recordLanguage() : language();
    const words = translated.get(spoken)?.get(said) ?? text;
    return fill(formOf(words, Number(given.count)), given, written);
  };
  return said;
}

/**
 * The same messages in another language, in a file beside them: `messages.fr.ts`. What is missing is said in English;
 * `npm run check` refuses it.
 */
// @__NO_SIDE_EFFECTS__
export function translation<Of extends Catalogue>(texts: Translation<Of>): Translation<Of> {
  return texts;
}

/** Makes a catalogue's messages speak another language. */
export function addTranslation(of: Language, catalogue: Catalogue, texts: Translation): void {
  const known = translated.get(of) ?? new Map<unknown, Text>();
  translated.set(of, known);
  for (const [name, text] of Object.entries(texts)) {
    if (text) known.set(catalogue[name], text);
    if (RECORDED.test(name)) recorded.add(catalogue[name]);
  }
}

/** Only of what a text names: browsers take long to make the first format of numbers, and zod gives refusals numbers of its own. */
function written(value: string | number, name: string): string {
  return typeof value === 'number' && name !== 'year' ? numbers().format(value) : String(value);
}

function formOf(text: Text, count: number): string {
  return typeof text === 'string' ? text : (text[pluralOf(count)] ?? text.other);
}
