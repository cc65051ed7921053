import { type Language, language, locale } from './language.ts';

const ENDINGS: Readonly<Record<Language, Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  en: { one: 'st', two: 'nd', few: 'rd', other: 'th' },
  fr: { one: 'er', other: 'e' },
  pt: { other: '.º' },
};

/** A place in a row, such as '505th'. */
export function ordinal(number: number): string {
  const rules = new Intl.PluralRules(language(), { type: 'ordinal' });
  return number.toLocaleString(locale()) + (ENDINGS[language()][rules.select(number)] ?? '');
}
