import { runInNewContext } from 'node:vm';

/** How gettext counts plurals: https://www.gnu.org/software/gettext/manual/html_node/Plural-forms.html */
const FORMULAS = [
  '0',
  '(n != 1)',
  '(n > 1)',
  '(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)',
  '(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)',
  '(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2)',
  '(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5)',
];
/** Numbers that differ in some language. */
const NUMBERS = Array.from({ length: 1_000 }, (_, n) => n);

export interface PluralForms {
  /** By CLDR's names, in gettext's order. */
  names: readonly string[];
  /** The header of a PO file. */
  header: string;
}

/** The plurals of a language: gettext's formula that puts whole numbers into the same forms as CLDR does. */
export function pluralForms(language: string): PluralForms {
  const rules = new Intl.PluralRules(language);
  for (const formula of FORMULAS) {
    // What gettext reads is also JavaScript.
    const form: (n: number) => number = runInNewContext(`(n) => Number(${formula})`);
    const names: string[] = [];
    const isSame = NUMBERS.every((n) => {
      names[form(n)] ??= rules.select(n);
      return names[form(n)] === rules.select(n);
    });
    if (isSame && new Set(names).size === names.length) {
      return { names, header: `nplurals=${names.length}; plural=${formula};` };
    }
  }
  throw new Error(`No formula is known for the plurals of ‘${language}’.`);
}
