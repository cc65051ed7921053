import { fill, type PlaceholderOf } from './placeholders.ts';
import { LANGUAGE, pluralOf } from './plural.ts';

/** The words for a number, which is called `count`: one form for each of the language's plurals (CLDR's names). */
type Forms = Readonly<{ other: string } & Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>>>;
type Text = string | Forms;

type NamesIn<T extends Text> = T extends string
  ? PlaceholderOf<T>
  : 'count' | { [Form in keyof T]: T[Form] extends string ? PlaceholderOf<T[Form]> : never }[keyof T];
/** Numbers are written as the language writes them. */
type Values<T extends Text> = { [Name in NamesIn<T>]: Name extends 'count' ? number : string | number };
type ValuesOf<T extends Text> = [NamesIn<T>] extends [never] ? [] : [Values<T>];

/** Says a message of a catalogue, with the values of its placeholders. */
export type Say<Texts extends Readonly<Record<string, Text>>> = <Id extends keyof Texts>(
  id: Id,
  ...values: ValuesOf<Texts[Id]>
) => string;

const numbers = new Intl.NumberFormat(LANGUAGE);

/**
 * What a module says to people, by ids of its own. Names in braces are placeholders, and the compiler asks for their values.
 * What is only said at the desk has a catalogue of its own, so that visitors don't load it.
 */
export function catalogue<const Texts extends Readonly<Record<string, Text>>>(texts: Texts): Say<Texts> {
  return (id, ...[values]) => {
    const given: Readonly<Record<string, string | number>> = values ?? {};
    const written = Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'number' ? numbers.format(value) : value,
    ]);
    return fill(formOf(texts[id] as Text, Number(given.count)), Object.fromEntries(written));
  };
}

function formOf(text: Text, count: number): string {
  return typeof text === 'string' ? text : (text[pluralOf(count)] ?? text.other);
}
