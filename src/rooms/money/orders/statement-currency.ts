import { isCurrency } from '#platform/contract/currency.ts';
import { plainLetters } from '#platform/contract/normalise-for-search.ts';

/** What currencies are called besides their codes. Of what several are called, any may be meant. */
const CALLED: Readonly<Record<string, string>> = {
  GHS: 'gh₵|gh¢|gh.₵|gh.¢|gh cedi|gh cedis|ghc|gh|₵|¢|cedi|cedis|ghana cedi|ghana cedis',
  NGN: '₦|n|=n=|naira|nigerian naira',
  XOF: 'f cfa|fcfa|f.cfa|cfa|f|franc cfa|francs cfa|franc|francs',
  XAF: 'f cfa|fcfa|f.cfa|cfa|f|franc cfa|francs cfa|franc|francs',
  USD: '$|us$|usd$|dollar|dollars|us dollar|us dollars|dollar us|dollars us|american dollars|dollars americains|dolar|dolares',
  CVE: 'ecv|esc|escudo|escudos|$',
  EUR: '€|euro|euros',
  GBP: '£|pound|pounds|pound sterling|pounds sterling|british pound|british pounds|livre sterling|livres sterling|libra esterlina|libras esterlinas',
  KES: 'ksh|kshs|k sh|kenya shilling|kenya shillings',
  UGX: 'ush|ugsh|ushs|uganda shilling|uganda shillings',
  TZS: 'tsh|tshs|tzsh|tanzania shilling|tanzania shillings',
  RWF: 'frw|rwanda franc|franc rwandais|francs rwandais',
  ETB: 'birr',
  MZN: 'metical|meticais',
  AOA: 'kwanza|kwanzas',
  ZMW: 'kwacha',
  MWK: 'kwacha',
  MAD: 'dirham|dirhams',
  AED: 'dirham|dirhams',
  EGP: 'e£|egyptian pound|egyptian pounds',
  STN: 'dobra|dobras',
  GMD: 'dalasi|dalasis',
  LRD: 'l$|ld',
  SLE: 'le|nle',
  GNF: 'fg|gnf|franc guineen|francs guineens',
  CDF: 'fc|franc congolais|francs congolais',
  CHF: 'franc suisse|francs suisses|swiss franc|swiss francs',
  BIF: 'fbu|franc burundais|francs burundais',
  DJF: 'fdj|franc djiboutien|francs djiboutiens',
  KMF: 'franc comorien|francs comoriens',
  ZAR: 'r|rand|rands',
  JPY: 'yen',
  CNY: 'yuan|renminbi|rmb',
  INR: 'rupee|rupees',
};

/** Their numbers. */
const NUMBERED: Readonly<Record<string, string>> = Object.fromEntries(
  `936 GHS 566 NGN 952 XOF 950 XAF 840 USD 978 EUR 826 GBP 132 CVE 404 KES 800 UGX 834 TZS 646 RWF 230 ETB 943 MZN 973 AOA 967 ZMW
  454 MWK 504 MAD 784 AED 818 EGP 930 STN 270 GMD 430 LRD 925 SLE 324 GNF 976 CDF 756 CHF 108 BIF 262 DJF 174 KMF 710 ZAR 124 CAD
  036 AUD 392 JPY 156 CNY 356 INR`
    .match(/\d{3} [A-Z]{3}/g)
    ?.map((one) => one.split(' ')) ?? [],
);

/** Letters that stand for the own currency before an amount, and for much else anywhere else. */
const LETTERS: Readonly<Record<string, string>> = {
  GMD: 'd',
  STN: 'db',
  ZMW: 'k|zk',
  MWK: 'k|mk',
  ETB: 'br',
  MZN: 'mt|mtn',
  AOA: 'kz|akz',
  RWF: 'rf|fr',
  MAD: 'dh|dhs',
  AED: 'dh|dhs',
  EGP: 'le',
};

/** Whether these letters, before an amount or behind it, stand for the currency. */
export function isOwnSign(letters: string, side: 'before' | 'behind', currency: string): boolean {
  const name = plainLetters(letters).replace(/\.$/, '').trim();
  // Behind an amount, it went out.
  if (side === 'behind' && /^d/.test(name) && !name.startsWith('dh')) return false;
  return name !== '' && (LETTERS[currency]?.split('|').includes(name) ?? false);
}

const BY_NAME = Map.groupBy(
  Object.entries(CALLED).flatMap(([code, names]) => names.split('|').map((name) => ({ code, name }))),
  ({ name }) => name,
);

/** The codes that these words may mean, such as 'GH₵', 'F CFA' or 'usd'; none if they name no currency. */
export function currenciesNamed(words: string): string[] {
  const name = plainLetters(words).replace(/\.$/, '');
  const code = name.toUpperCase();
  if (/^[A-Z]{3}$/.test(code) && isKnown(code)) return [code];
  return (BY_NAME.get(name) ?? []).map((one) => one.code);
}

/** The same of what says nothing else, in which a number may be a currency's. */
export function currenciesLabelled(words: string): string[] {
  const numbered = NUMBERED[words.trim()];
  return numbered ? [numbered] : currenciesNamed(words.trim());
}

/** Finding out makes a list of all of them each time. */
const codes = new Map<string, boolean>();

function isKnown(code: string): boolean {
  const known = codes.get(code) ?? isCurrency(code);
  codes.set(code, known);
  return known;
}

/** That of several which is the expected one, else the first. */
export function oneOf(found: readonly string[], expected: string): string | undefined {
  return found.includes(expected) ? expected : found[0];
}

/** Codes of other currencies that an account here may be in; the rest are names of people and of ways to pay, too: BOB, RON, GIP. */
const LIKELY = new Set([...Object.keys(CALLED), ...'CAD AUD'.split(' ')]);
/** Of these, no name or word is written so, in whatever letters. */
const SURE = /^(usd|eur|gbp|ghs|ngn|xof|xaf|chf|jpy|cny|fcfa|\p{L}{0,3}\p{Sc})$/iu;
/** At the end of a title, these are of its account. */
const AT_END = /^(euros?|dollars?|dolares)$/;
const ACCOUNT = /\b(account|acct|a\/c|iban|compte|conta|wallet|portefeuille|carteira)\b/;

/** Whether a heading or title is about an account. */
export function isAccountNamed(text: string): boolean {
  return ACCOUNT.test(plainLetters(text));
}

/** A title that names a currency among other words says so of the account. */
const OF_ACCOUNT =
  /\b(account|acct|a c|current|savings|checking|transactions|credits|debits|balance|product|currency|courant|epargne|corrente|poupanca|statement|amounts?|compte|releve|montants?|wallet|portefeuille|carteira|conta|extrato|valores)\b/;
/** A title that says of an account that it isn't in the usual currency. */
const FOREIGN =
  /\b(domiciliary|foreign (currency|exchange)|fcy|(?<!by (the )?)(fca|fea)|nostro|dom(iciliary)? account|en devises?|compte devises?|moeda estrangeira|em divisas)\b|\bfx (current|savings|account)/;
const OF_RATES = /\b(rates?|fx|exchange|taux|cours|cambio|convert)/;

/** Whether a title says that the currency isn't the usual one, without saying which. */
export function isForeign(title: string): boolean {
  return FOREIGN.test(plainLetters(title));
}

const NAMES = /\b(name|nom|nome|branch|agence|holder|titulaire|titular)\b/;
const NAME_LEAST = 4;
const CODE = 3;

/** More are a sentence. */
const TITLE_MAX = 6;
/** Sterling is a bank's name, too. */
const STERLING =
  /\bsterling (current|savings?|call|deposit|domiciliary|account|acct|a c)\b|\b(in|en|em|compte|conta|account) sterling\b/;

/**
 * The currency that a title names, such as 'USD Current Account' or 'SUMMIT LTD - EUR', by the codes that it may mean; of several,
 * none. What may be a name counts in titles of accounts alone, and a code that may be a word at the end, too.
 */
export function currencyInTitle(title: string): string[] {
  const whole = title.trim().length > CODE ? currenciesNamed(title.trim()) : [];
  if (whole.length > 0) return whole;
  const words = title.split(/[^\p{L}\p{Sc}]+/u).filter(Boolean);
  const plain = plainLetters(title).replace(/[^\p{L}]+/gu, ' ');
  if (OF_RATES.test(plain)) return [];
  const isOfAccount = words.length === 1 || (OF_ACCOUNT.test(plain) && !NAMES.test(plain));
  const isShort = words.length <= TITLE_MAX;
  if (isOfAccount && STERLING.test(plain)) return ['GBP'];
  const named = words.flatMap((word, index) => {
    // Francs of several countries are told by the word behind them.
    const next = words[index + 1];
    const pair = next === undefined ? [] : currenciesNamed(`${word} ${next}`);
    if (pair.length > 0) return [pair];
    const isSure = isShort && SURE.test(word);
    const isEnd = isShort && next === undefined;
    const isCode = /^[A-Z]{3}$/.test(word) && LIKELY.has(word) && (isOfAccount || isEnd);
    const isName =
      !/^[A-Z]{3}$/.test(word) &&
      ((isOfAccount && word.length >= NAME_LEAST) || (isEnd && AT_END.test(plainLetters(word))));
    const codes = isSure || isCode || isName ? currenciesNamed(word) : [];
    return codes.length > 0 ? [codes] : [];
  });
  const [codes = [], ...others] = named;
  return codes.filter((code) => others.every((other) => other.includes(code)));
}

/** The currency of a cell that has nothing else, in words or as a code that is likely one. */
export function currencyAlone(cell: string): string[] {
  const text = cell.trim();
  const isShort = /^\p{L}{1,3}$/u.test(text);
  return isShort && !LIKELY.has(text) ? [] : currenciesNamed(text);
}

const SCALE =
  /\b(in|en|em) (\S+ )?(thousands?|millions?|hundreds|pesewas?|cents?|kobo|milliers?|centimes?|milhares|milhoes|centimos)\b|'000\b|\bminor units\b|\b[km] ?f ?cfa\b/;

/** Whether a title says that amounts are of a smaller or greater unit than the currency. */
export function isScaled(title: string): boolean {
  return SCALE.test(plainLetters(title).replace(/’/g, "'"));
}

/** A label of the currency, and perhaps what is behind it. */
const LABEL =
  /^(?:account |acct\.? |a\/c |statement |transaction )?(?:currency|curr|ccy|devise|monnaie|moeda)(?: code)?(?: (?:of|du|de|da) [^:=]*)?\s*[:=-]?\s*(.*)$/i;

/** The same behind something else, divided from what is behind it, or before a code. */
const LABEL_INSIDE =
  /[^\p{L}](?:currency|ccy|devise|monnaie|moeda)(?: (?:code|of|du|de|da|is|est|e|é))*\s*([:=]?)\s*(.*)$/iu;

/** What cells say behind a label of the currency, or in the next cell. */
export function currencyLabelled(cells: readonly string[], at: number): string | undefined {
  const cell = cells[at]?.trim() ?? '';
  const next = () => cells.slice(at + 1).find((one) => one.trim() !== '') ?? '';
  const [, own] = LABEL.exec(cell) ?? [];
  if (own !== undefined) return own || next();
  const [, sign = '', inside = ''] = LABEL_INSIDE.exec(cell) ?? [];
  if (sign) return inside || next();
  const [first = ''] = inside.split(/\s/);
  return currenciesLabelled(first).length > 0 ? first : undefined;
}

export function isCurrencyLabel(cell: string): boolean {
  return LABEL.test(cell.trim());
}

/** Codes that are English words, too, and headings have. */
const WORDS = new Set(['all', 'try', 'top', 'pen', 'cup', 'sos', 'gel', 'mad']);
/** What is in the brackets of headings besides a currency. */
const BRACKETS = new Set(
  's|es|e|cr|dr|c|d|+|-|+ve|-ve|in|out|money in|money out|inflow|outflow|net|gross|credit|debit|credits|debits|entree|sortie|entrada|saida|dd/mm/yyyy|dd/mm/yy|jj/mm/aaaa|dd/mm/aaaa|mm/dd/yyyy|yyyy-mm-dd'.split(
    '|',
  ),
);

/** Words that programs write as one: TransactionStatus, CreditUSD. */
export function apart(heading: string): string {
  return heading.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}

/** What a heading says of the currency: codes that it may mean. Undefined if brackets have what isn't known. */
export function currenciesOfHeading(written: string): string[] | undefined {
  const heading = apart(written);
  const brackets = [...heading.matchAll(/[([]([^)\]]*)[)\]]/g)].map(([, inside = '']) => inside.trim());
  const unknown = brackets.filter((inside) => inside !== '' && !BRACKETS.has(plainLetters(inside)));
  const named = unknown.map((inside) => currenciesLabelled(inside.replace(/^(in|en|em)\s+/i, '')));
  if (named.some((codes) => codes.length === 0)) return undefined;
  if (named[0]) return named[0];
  const words = heading
    .replace(/[([][^)\]]*[)\]]/g, ' ')
    .split(/[\s/:_,-]+/)
    .filter((word) => word.length > 1 || /[^\p{L}\p{N}]/u.test(word));
  const pairs = words.map((word, index) => `${word} ${words[index + 1] ?? ''}`.trim());
  for (const word of [...pairs, ...words]) {
    const codes = WORDS.has(plainLetters(word)) ? [] : currenciesNamed(word);
    if (codes.length > 0) return codes;
  }
  return [];
}
