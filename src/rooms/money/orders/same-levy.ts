import { likenessOf } from '#platform/contract/looks-alike.ts';
import { plainLetters } from '#platform/contract/normalise-for-search.ts';
import { rateOf } from './pricing.ts';

/** A number in a levy's name, as in 'TVA 18%', 'VAT at 15 per cent' and 'VAT 15'. */
const NUMBER_IN_NAME =
  /(?:(?<!\p{L})(?:à|de|at|of|@)\s+)?(\d+(?:[.,]\d+)?)(\s*(?:%|per ?cent|pour ?cent|por cento))?/giu;
const TAXES = words(
  'levy levies tax taxes duty impot impots imposto impostos taxa taxas taxe contribution contribuicao droit droits',
);
const LINKS = words(
  'the a of on for and de des du d la le les l sur et pour da das do dos na no o os as sobre e',
);
/** What one tax is called in several languages, without what any tax is called, and what links words. */
const CALLED = `
  vat|value added|tva|valeur ajoutee|iva|valor acrescentado|mwst|mehrwertsteuer|ust|umsatzsteuer
  gst|goods services|tps|produits services|prestations services|bens servicos
  nhil|national health insurance|health insurance
  getfund|getfl|getf|ghana education trust fund|education trust fund
  covid|covid health recovery|health recovery|chrl|hrl
  tourism|tourist|tourism development|sejour|touristique|developpement touristique|tourisme|turistica|turismo
  stamp|timbre|selo
  wht|withholding|retenue source|retencao fonte
  sales|ventes|vendas`;
const KNOWN = new Map(
  CALLED.trim()
    .split('\n')
    .map((names) => names.trim().split('|'))
    .flatMap((names) => names.map((name) => [likenessOf(name), `of ${names[0]}`] as const)),
);
/** Fewer words have no name of their initials. */
const INITIALS_LEAST = 3;

interface Levy {
  name: string;
  rate: string;
}

/** Whether two names are of one tax, whatever its rate: one of them may have a number besides, as COVID-19, but not both. */
export function areOneTax(one: Levy, other: Levy): boolean {
  const [names, others] = [namesOf(one), namesOf(other)];
  return (
    names.whole.some((name) => others.whole.includes(name) || others.bare === name) ||
    others.whole.includes(names.bare)
  );
}

/** `whole`: but for its rate, without what any tax is called, by its initials, as NHIL, and as it is known. `bare`: without a number. */
function namesOf({ name, rate: percent }: Levy): { whole: string[]; bare: string } {
  const withoutRate = name.replace(NUMBER_IN_NAME, (all, number: string, sign?: string) =>
    sign || rateOf(number) === rateOf(percent) ? '' : all,
  );
  const telling = (plainLetters(withoutRate).match(/\p{L}+|\p{N}+/gu) ?? []).filter(
    (word) => !LINKS.has(word),
  );
  const own = telling.filter((word) => !TAXES.has(word));
  const letters = own.filter((word) => /\p{L}/u.test(word)).join(' ');
  const all = telling.filter((word) => /\p{L}/u.test(word));
  const initials = all.length >= INITIALS_LEAST ? all.map(([first]) => first).join('') : '';
  const whole = [withoutRate, letters && own.join(' '), initials].filter(Boolean).map(likenessOf);
  const known = [letters, initials, withoutRate.replace(/\P{L}/gu, '')].flatMap(
    (one) => KNOWN.get(likenessOf(one)) ?? [],
  );
  return { whole: [...whole, ...known], bare: letters && likenessOf(letters) };
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
