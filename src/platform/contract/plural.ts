/** The language of what the program says. */
export const LANGUAGE = 'en';

const RULES = new Intl.PluralRules(LANGUAGE);

/** Which of the language's plurals goes with a number, by CLDR's names. */
export function pluralOf(count: number): Intl.LDMLPluralRule {
  return RULES.select(count);
}

/** The words that go with a number: 'is' or 'are', 'One mail' or '3 mails'. */
export function plural<One, Other>(count: number, one: One, other: Other): One | Other {
  return pluralOf(count) === 'one' ? one : other;
}
