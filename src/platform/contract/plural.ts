import { perLanguage } from './language.ts';

const rules = perLanguage((locale) => new Intl.PluralRules(locale));

/** Which of the language's plurals goes with a number, by CLDR's names. */
export function pluralOf(count: number): Intl.LDMLPluralRule {
  return rules().select(count);
}

/** The words that go with a number: 'is' or 'are', 'One mail' or '3 mails'. */
export function plural<One, Other>(count: number, one: One, other: Other): One | Other {
  return pluralOf(count) === 'one' ? one : other;
}
