import { plainLetters } from '#platform/contract/normalise-for-search.ts';
import { isNothing } from './statement-amount.ts';
import { apart, currenciesNamed, currenciesOfHeading } from './statement-currency.ts';
import { type Titled, titleSaid } from './statement-meanings.ts';
import { DESCRIBING } from './statement-words.ts';

/** What a column of a statement is. `counts`: the day that counts, of several. */
export const COLUMN_KINDS = [
  'counts',
  'day',
  'amount',
  'credit',
  'debit',
  'direction',
  'status',
  'currency',
  'balance',
  'before',
  'fee',
  'id',
  'from',
  'to',
  'silent',
  '',
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

const MONEY: ReadonlySet<ColumnKind> = new Set(['amount', 'credit', 'debit', 'balance', 'before', 'fee']);

export function isMoney(kind: ColumnKind | undefined): boolean {
  return kind !== undefined && MONEY.has(kind);
}

export interface Row {
  line: number;
  cells: readonly string[];
}

export interface Columns {
  /** Of each column. */
  headings: readonly string[];
  kinds: readonly ColumnKind[];
  /** The column of the day that counts, and that of the amount: of what came in, if there is one of that alone. */
  day: number;
  amount: number;
  /** Codes that the heading of the amount may mean; undefined if it has what isn't known. */
  currencies: readonly string[] | undefined;
}

/** A part of a file below one line of headings, or below a title. `above` is what stands above the first of them. */
export interface Section {
  above: readonly Row[];
  /** The name of its sheet; '' if it hasn't one. */
  sheet: string;
  titled: Titled & { isUnknown?: boolean };
  /** Whether cells are divided by characters that amounts may have, too. */
  isText: boolean;
  columns: Columns;
  rows: readonly Row[];
}

/** So many lines may stand above the headings: the bank's name, the account, the time that it is about. */
const ABOVE_MAX = 30;

// Words of headings in English, French and Portuguese, without accents. What is in brackets doesn't count. Of German, only what the
// savings banks' CSV files have.
const DAYS = words(
  'date day data dia jour dt datetime timestamp horodatage buchungstag buchungsdatum valutadatum wertstellung',
);
/** When it was made, as programs call it. */
const OF_DAY =
  /^(created|paid|completed|settled|processed|cleared|received|posted) (at|on|utc)$|^(created|transaction time)$/;
const TIMES = words('completion time|initiation time|time stamp');
/** Say nothing of which column it is. */
const BESIDES = words(
  'transaction transactions trans txn tran trn operation operacao mov movimento transfer of the de du da do la le l d au a lcy',
);
const AMOUNTS = words(
  'amount amt gross brut bruto value montant montante valor importe importancia quantia somme betrag',
);
const PAID = words('paid|payment|gross|settled|paye|pago|in');
const CREDITS = words(
  `credit|credits|credited|credite|credites|creditado|credito|creditos|crediteur|cr|paid in|pay in|pay ins|money in|cash in|
  encaisse|deposit|deposits|deposited|deposito|depositos|depot|depots|lodgement|lodgements|lodgment|lodgments|inflow|inflows|incoming|
  received|receipts|recette|recettes|recu|recus|recebido|recebidos|versement|versements|encaissement|encaissements|entree|entrees|entrada|entradas`,
);
const DEBITS = words(
  `debit|debits|debited|debite|debites|debito|debitos|debiteur|dr|paid out|pay out|money out|cash out|out|withdrawal|withdrawals|
  depense|depenses|spent|money spent|withdrawn|outflow|outflows|sent|retrait|retraits|decaissement|decaissements|sortie|sorties|saida|saidas|levantamento|levantamentos`,
);
const DIRECTIONS = words(
  `type|direction|dr cr|cr dr|debit credit|credit debit|d c|c d|sens|sentido|natureza|nature|tipo|kind|sign|signe|sinal|
  part type|credit debit indicator|dr cr indicator|indicator|d c indicator|dr cr flag|d c flag|debit credit flag|debit credit indicator|
  credit debit flag|cr dr flag|cr dr indicator|drcr|crdr|in out|out in|entree sortie|entrada saida|way|flow|movement|mouvement|
  movement type|type mouvement|payment type|type paiement|tipo pagamento|entry type|balance impact|indicateur|indicador`,
);
const STATUSES = words('status|state|statut|etat|estado|situacao|result|resultat|resultado');
/** Whatever else a heading says, these say that its column is of what became of payments. */
const OF_STATE =
  /status|statut|reason code|\b(stat|state|etat|estado)\b|\b(situac|result|outcome|respon|respost|decision)/;
const OF_SUCCESS =
  /^(is |has been )?(paid|paye|payee|pago|paga|live|(funds )?available)$|success|\b(succes|sucesso|reussi|approv|approuv|aprov|settled|cleared|confirmed|completed|processed|posted|captured|verified|authori[sz]ed|validated|valide|accepted|executed)/;
const OF_FAILURE =
  /\b(given back|sent back|paid back|taken back|clawed|fail|unsuccess|revers|refund|rembours|reject|rejet|rejeit|declin|cancel|annul|anul|void|return|devol|estorn|extorn|charge ?back|disput|error|erreur|erro\b|expired|pending|on hold|^hold|blocked|deleted|bounc|dishono|unpaid|uncleared|impaye|echec|falh|rue?cklast|storn)/;
/** Say nothing of what became of a payment, whatever stands beside them. */
const OF_NOTHING = words('address card cvc province policy descriptor');
/** Who did it, what it cost, or how it is filed. */
const OF_OTHERS = words('net by par por fee fees charge charges code ref reference id no number numero');
const CURRENCY = /currenc|\bccy|devise|monnaie|moeda|divisa|^wae?hrung$/;
const CURRENCIES = words('currency|ccy|curr|cur|devise|monnaie|moeda|divisa|currency code|code devise');
const BALANCES = words(
  `balance|bal|bal after|available bal|avail bal|solde disponible|running balance|ledger balance|available balance|book balance|closing balance|solde|saldo|balance after|new balance|
  solde apres|nouveau solde|post balance|saldo apos|saldo contabilistico|saldo disponivel|solde final`,
);
const BEFORES = words(
  'balance before|bal before|opening balance|previous balance|old balance|pre balance|solde avant|ancien solde|solde initial|saldo anterior|saldo inicial',
);
const FEES = words('fee|fees|charge|charges|frais|commission|commissions|comissao|comissoes|taxa|taxas');
const IDS = words(
  `id|no|number|ref no|reference no|reference number|ref number|financial id|receipt no|receipt number|unique id|session id|
  rrn|utr|numero|n|num|reference unique|numero de reference|numero reference|n reference|no reference|numero do documento|
  referencia unica|reference id|ref id|f id|bank reference|reference banque|identifiant`,
);
/** By themselves they number the lines. */
const ALONE = words('no|number|n|num|numero');
const WHOLE_IDS = words(
  `transaction reference|trans reference|transaction ref|trans ref|txn ref|tran ref|reference transaction|reference de transaction|
  reference de la transaction|reference operation|reference de l operation|referencia da transacao|referencia da operacao`,
);
const FROMS = words(
  'from|from name|from account|from number|sender|sender name|sender msisdn|sender number|payer|payer name|expediteur|emetteur|de|remetente|ordenante|debit party|opposite party from|debit account|debit account number|debited account|account debited|source account|ordering account|payer account|sender account|compte debite|compte a debiter|conta debitada|conta de origem|conta a debitar',
);
const TOS = words(
  'to|to name|to account|to number|receiver|receiver name|receiver msisdn|receiver number|recipient|beneficiary|beneficiary name|payee|payee name|destinataire|beneficiaire|recepteur|para|destinatario|beneficiario|credit party|credit account|credit account number|credited account|account credited|destination account|beneficiary account|receiver account|recipient account|payee account|compte credite|compte a crediter|conta creditada|conta de destino|conta a creditar',
);
const SILENT = words('no|s n|sn|time|heure|hora');

const OF_ID = / (u?u?id|number|reference)$/;
const BY = /\b(by|par|por)\b/;
/** Of these alone, anything may be meant. */
const CODES = words('code codes rate reason');

/** Whether a heading says that its column only describes payments. */
export function describes(heading: string): boolean {
  const all = plainLetters(apart(heading))
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  if (BY.test(all.join(' ')) || OF_ID.test(all.join(' '))) return true;
  return (
    all.every((word) => DESCRIBING.has(word)) && !all.every((word) => BESIDES.has(word) || CODES.has(word))
  );
}

/** Undefined where no line has both a day and an amount. `rows` are all lines of the file; those of the headings are from `from` to before `to`. */
export function findColumns(
  rows: readonly (readonly string[])[],
): { from: number; to: number; columns: Columns } | undefined {
  for (const [at, cells] of rows.slice(0, ABOVE_MAX).entries()) {
    const next = rows[at + 1] ?? [];
    if (goOn(cells, next)) {
      const columns = columnsOf(joined(cells, next));
      if (columns) return { from: at, to: at + 2, columns };
    }
    const columns = columnsOf(cells);
    if (columns) return { from: at, to: at + 1, columns };
  }
  return undefined;
}

/** How many cells of a line say which column they head. */
export function headingsAmong(cells: readonly string[]): number {
  return cells.filter((cell) => kindOf(cell) !== '').length;
}

/** What a line says as headings; undefined if it hasn't both a day and an amount. */
export function columnsOf(cells: readonly string[]): Columns | undefined {
  const kinds = cells.map(kindOf);
  const amount =
    [
      kinds.indexOf('credit'),
      kinds.indexOf('amount'),
      kinds.includes('debit') ? -1 : cells.findIndex(isAmountElse),
    ].find((index) => index >= 0) ?? -1;
  const day = mostTelling(cells, kinds);
  if (day < 0 || amount < 0) return undefined;
  kinds[amount] = kinds[amount] === 'credit' ? 'credit' : 'amount';
  const heading = cells[amount] ?? '';
  // Beside one of what went out.
  if (kinds.includes('debit') && kinds[amount] === 'amount' && /\bin$/.test(plainLetters(heading)))
    kinds[amount] = 'credit';
  return { headings: cells, kinds, day, amount, currencies: currenciesOfHeading(heading) };
}

/** Whether headings go on in the next line, which then has no figures and says itself what columns are. */
function goOn(cells: readonly string[], next: readonly string[]): boolean {
  const [above, below] = [cells, next].map((line) => line.filter((cell) => cell.trim() !== ''));
  if (!above?.length || !below?.length || [...above, ...below].some((cell) => /\d/.test(cell))) return false;
  if (below.length === 1 && titleSaid(below[0] ?? '')) return false;
  // A line that says it all by itself stands below one of headings, or below the bank's name.
  if (columnsOf(next)) return columnsOf(cells) === undefined && above.length >= HEADINGS_LEAST;
  const isUnit = (cell: string) => currenciesNamed(cell.replace(/[()[\]]/g, '').trim()).length > 0;
  return kindsBelow(cells, next).some((kind) => kind !== '') || below.every(isUnit);
}

const HEADINGS_LEAST = 3;

function kindsBelow(cells: readonly string[], next: readonly string[]): ColumnKind[] {
  return joined(cells, next).flatMap((heading, index) => (next[index]?.trim() ? [kindOf(heading)] : []));
}

/** The headings of two lines; one that stands over several columns counts for those that say nothing without it. */
function joined(cells: readonly string[], next: readonly string[]): string[] {
  let over = '';
  return Array.from({ length: Math.max(cells.length, next.length) }, (_, index) => {
    const [above = '', below = ''] = [cells[index]?.trim(), next[index]?.trim()];
    over = above || over;
    if (below === '') return above;
    return (
      [`${above} ${below}`.trim(), below, `${over} ${below}`].find((heading) => kindOf(heading) !== '') ??
      `${above} ${below}`.trim()
    );
  });
}

/** What a file has instead of headings that are known: its first line of the most words. */
export function likeHeadings(rows: readonly (readonly string[])[]): string[] {
  const named = rows
    .slice(0, ABOVE_MAX)
    .map((cells) => cells.filter((cell) => /\p{L}/u.test(cell) && !/\d/.test(cell)));
  return named.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Days of what a payment is about. */
const OF_OTHER_DAYS =
  /invoice|factur|fatura|due|echeance|venc|regist|inscri|statement|releve|extrato|approv|valid|expir|birth|naiss|start|begin|initiat|event|evenement|evento|travel|renew/;

/** When money counts, else when it moved, else any day. */
function mostTelling(cells: readonly string[], kinds: readonly ColumnKind[]): number {
  const all = kinds.flatMap((kind, index) => (kind === 'day' ? [index] : []));
  const textOf = (index: number) => plainLetters(cells[index] ?? '');
  const own = all.filter((index) => !OF_OTHER_DAYS.test(textOf(index)));
  const days = own.length > 0 ? own : all;
  const named = (of: RegExp) => days.find((index) => of.test(textOf(index)));
  return (
    named(/\bval(ue|eur|or|uta|utadatum)?\b|^wertstellung/) ??
    named(/paid|pay|settle|complet/) ??
    named(/^created\b/) ??
    named(/tra?n|txn|oper|mov/) ??
    named(/post|book/) ??
    days[0] ??
    -1
  );
}

function kindOf(cell: string): ColumnKind {
  const plain = plainLetters(apart(cell))
    .replace(/\(.*?\)|\[.*?\]/g, ' ')
    .replace(/\bf\.? ?cfa\b/, ' ')
    .replace(/\b(?:in|en|em) (.+)$/, (all, words: string) => (currenciesNamed(words).length > 0 ? ' ' : all))
    .replace(/(?:\b(?:in|en|em) )?(\S+)/g, (all, word: string) => (isCurrencyWord(word) ? ' ' : all));
  // A line of figures isn't one of headings.
  if (/\d/.test(plain)) return '';
  const all = plain.split(/[^\p{L}]+/u).filter((word) => word !== '');
  const telling = all.filter((word) => !BESIDES.has(word));
  if (
    TIMES.has(all.join(' ')) ||
    OF_DAY.test(all.join(' ')) ||
    (all.length <= WORDS_MAX && all.some((word) => DAYS.has(word)))
  )
    return 'day';
  const others = telling.filter((word) => !AMOUNTS.has(word));
  const rest = others.join(' ');
  const hasAmount = telling.some((word) => AMOUNTS.has(word));
  const side = rest === '' && hasAmount ? sideIn(cell) : '';
  if (side || SIGNS.test(cell)) return side || 'direction';
  const sides = others.filter(
    (word) => !/^(other|autres?|outr[oa]s|cash|cheques?|checks?|especes|numerario)$/.test(word),
  );
  if (others.length > 1 && sides.length > 0) {
    if (sides.every((word) => CREDITS.has(word))) return 'credit';
    if (sides.every((word) => DEBITS.has(word))) return 'debit';
  }
  if (CREDITS.has(rest) || (rest === 'in' && !hasAmount)) return 'credit';
  if (DEBITS.has(rest)) return 'debit';
  if (hasAmount && (rest === '' || PAID.has(rest))) return 'amount';
  if (DIRECTIONS.has(rest) || DIRECTIONS.has(all.join(' '))) return 'direction';
  if (STATUSES.has(rest)) return 'status';
  if (CURRENCIES.has(rest)) return 'currency';
  if (BEFORES.has(rest)) return 'before';
  if (BALANCES.has(rest)) return 'balance';
  if (FEES.has(rest)) return 'fee';
  const isAlone = all.length === 1 && ALONE.has(rest);
  if (WHOLE_IDS.has(all.join(' ')) || (IDS.has(rest) && !isAlone)) return 'id';
  if (FROMS.has(all.join(' '))) return 'from';
  if (TOS.has(all.join(' '))) return 'to';
  if (SILENT.has(rest)) return 'silent';
  const text = all.join(' ');
  if (CURRENCY.test(text) && !hasAmount) return 'currency';
  return isOfState(text, hasAmount) ? 'status' : '';
}

/** A column of signs. */
const SIGNS = /^\s*\+\s*\/\s*[-–−]\s*$/;

/** Which side the brackets of a heading name: Amount (DR). */
function sideIn(cell: string): 'credit' | 'debit' | '' {
  const [, inside = ''] = /[([]\s*([^)\]]*?)\s*[)\]]/.exec(plainLetters(cell)) ?? [];
  if (/^(dr|debit|d|-|out)$/.test(inside)) return 'debit';
  return /^(cr|credit|c|\+|in)$/.test(inside) ? 'credit' : '';
}

export function isOfFailure(heading: string): boolean {
  return OF_FAILURE.test(plainLetters(apart(heading)));
}

export function isOfSuccess(heading: string): boolean {
  return (
    OF_SUCCESS.test(plainLetters(apart(heading))) || /comptabilis|contabilis/.test(plainLetters(heading))
  );
}

/** Whether a day is one of what a payment is about. */
export function isOfOtherDay(heading: string): boolean {
  return OF_OTHER_DAYS.test(plainLetters(heading));
}

function isOfState(text: string, hasAmount: boolean): boolean {
  const others = text.split(' ');
  if (others.some((word) => OF_NOTHING.has(word))) return false;
  if (OF_FAILURE.test(text)) return true;
  if (hasAmount || others.includes('by')) return false;
  return OF_STATE.test(text) || (OF_SUCCESS.test(text) && !others.some((word) => OF_OTHERS.has(word)));
}

const YES = words('yes y true 1 oui o vrai sim s verdadeiro');
const NO = words('no n false 0 non faux nao falso none na nil');

/** What a cell says of a state, given what its heading asks; nothing if it says that it didn't fail. */
export function statesIn(heading: string, cell: string): string[] {
  const said = plainLetters(cell).replace(/[^\p{L}\p{N}]/gu, '');
  const named = `${heading.trim()}: ${cell}`;
  if (isOfFailure(heading)) return NO.has(said) || isNothing(cell) ? [] : [named];
  if (!OF_SUCCESS.test(plainLetters(apart(heading)))) return [cell];
  return YES.has(said) ? ['successful'] : NO.has(said) ? [named] : [cell];
}

function isCurrencyWord(word: string): boolean {
  return word.length > 1 && !AMOUNTS.has(word) && word !== 'no' && currenciesNamed(word).length > 0;
}

/** More are a sentence. */
const WORDS_MAX = 5;

/** Headings of amounts where no other column has them: with signs, or less what it cost. */
function isAmountElse(heading: string): boolean {
  const words = plainLetters(heading)
    .replace(/[([].*/, '')
    .trim();
  return /^(debit ?\/ ?credit|credit ?\/ ?debit|net amount|montant net|valor liquido)$/.test(words);
}

/** Divided by '|', or by spaces where there is none. */
function words(text: string): ReadonlySet<string> {
  return new Set(text.split(text.includes('|') ? '|' : /\s+/).map((word) => word.trim()));
}
