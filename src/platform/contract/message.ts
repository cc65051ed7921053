import { fill, type PlaceholderOf } from './placeholders.ts';
import { LANGUAGE, pluralOf } from './plural.ts';

/** The words for a number, which is called `count`: one form for each of the language's plurals (CLDR's names). */
type Forms = Readonly<{ other: string } & Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>>>;
type Text = string | Forms;

type NamesIn<T extends Text> = T extends string
  ? PlaceholderOf<T>
  : 'count' | { [Form in keyof T]: T[Form] extends string ? PlaceholderOf<T[Form]> : never }[keyof T];
type Values<T extends Text> = { [Name in NamesIn<T>]: Name extends 'count' ? number : string | number };
type ValuesOf<T extends Text> = [NamesIn<T>] extends [never] ? [] : [Values<T>];

/** One without placeholders: what labels and refusals are declared as, so that they are said in the language of who reads. */
export type Message = () => string;
/** One about a number, such as '3 posts'. */
export type CountedMessage = (values: { count: number }) => string;

const numbers = new Intl.NumberFormat(LANGUAGE);

/**
 * What a module says to people. Names in braces are placeholders, and the compiler asks for their values. Numbers are written as the
 * language writes them, except one called `year`. Each message is an export of its own in its module's `messages.ts`, so that
 * browsers load only what they say.
 */
// @__NO_SIDE_EFFECTS__
export function message<const T extends Text>(text: T): (...values: ValuesOf<T>) => string {
  return (...[values]) => {
    const given: Readonly<Record<string, string | number>> = values ?? {};
    const written = Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'year' ? numbers.format(value) : value,
    ]);
    return fill(formOf(text, Number(given.count)), Object.fromEntries(written));
  };
}

function formOf(text: Text, count: number): string {
  return typeof text === 'string' ? text : (text[pluralOf(count)] ?? text.other);
}
