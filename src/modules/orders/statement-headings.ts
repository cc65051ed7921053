import { plainLetters } from '#platform/contract/normalise-for-search.ts';

/** Where the columns are that a statement is read by; -1 if it has none. */
export interface Columns {
  day: number;
  amount: number;
  debit: number;
  /** Whether there is a column of what came in; else amounts can be of what went out, too. */
  hasCredit: boolean;
  direction: number;
  status: number;
  /** Those that tell what a payment was. */
  told: readonly number[];
}

/** So many lines may stand above the headings: the bank's name, the account, the time that it is about. */
const ABOVE_MAX = 30;

// Words of headings in English, French and Portuguese, without accents. What is in brackets doesn't count.
const DAYS = words('date day data dia datetime timestamp horodatage');
const TIMES = words('completion time|initiation time|time stamp');
/** Say nothing of which column it is. */
const BESIDES = words(
  `transaction transactions trans txn tran trn operation operacao mov movimento transfer of the de du da do la le l d
  ghs gh ghc cedi cedis ngn naira xof xaf cfa fcfa usd eur`,
);
const AMOUNTS = words('amount amt value montant montante valor importe importancia quantia somme');
const PAID = words('paid|payment|gross|settled|paye|pago|in');
const CREDITS = words(
  `credit|credits|credited|credite|credites|creditado|credito|creditos|crediteur|cr|paid in|pay in|pay ins|money in|cash in|
  deposit|deposits|deposited|deposito|depositos|depot|depots|lodgement|lodgements|lodgment|lodgments|inflow|inflows|incoming|
  received|receipts|recu|recus|recebido|recebidos|versement|versements|encaissement|encaissements|entree|entrees|entrada|entradas`,
);
const DEBITS = words(
  `debit|debits|debited|debite|debites|debito|debitos|debiteur|dr|paid out|pay out|money out|cash out|out|withdrawal|withdrawals|
  withdrawn|outflow|outflows|sent|retrait|retraits|decaissement|decaissements|sortie|sorties|saida|saidas|levantamento|levantamentos`,
);
const DIRECTIONS = words(
  'type|direction|dr cr|cr dr|debit credit|credit debit|d c|c d|sens|sentido|natureza|credit debit indicator|dr cr indicator',
);
const STATUSES = words('status|state|statut|etat|estado|situacao');
const SILENT = words(
  `balance|running balance|ledger balance|available balance|book balance|closing balance|solde|saldo|no|s n|sn|time|heure|hora`,
);

type Kind = 'day' | 'amount' | 'credit' | 'debit' | 'direction' | 'status' | 'silent' | '';

/** Undefined where no line has both a day and an amount. `rows` are all lines of the file. */
export function findColumns(
  rows: readonly (readonly string[])[],
): { at: number; columns: Columns } | undefined {
  for (const [at, cells] of rows.slice(0, ABOVE_MAX).entries()) {
    const kinds = cells.map((cell) => kindOf(cell));
    const amount = [kinds.indexOf('credit'), kinds.indexOf('amount')].find((index) => index >= 0) ?? -1;
    const day = mostTelling(cells, kinds);
    if (day < 0 || amount < 0) continue;
    const [debit, direction, status] = (['debit', 'direction', 'status'] as const).map((kind) =>
      kinds.indexOf(kind),
    ) as [number, number, number];
    // Whether it came in, and whether it arrived, can be of use to people, too.
    const isTold = (kind: Kind) => kind === '' || kind === 'direction' || kind === 'status';
    const told = kinds.flatMap((kind, index) => (isTold(kind) ? [index] : []));
    const hasCredit = kinds[amount] === 'credit';
    return { at, columns: { day, amount, debit, hasCredit, direction, status, told } };
  }
  return undefined;
}

/** What a file has instead of headings that are known: its first line of the most words. */
export function likeHeadings(rows: readonly (readonly string[])[]): string[] {
  const named = rows
    .slice(0, ABOVE_MAX)
    .map((cells) => cells.filter((cell) => /\p{L}/u.test(cell) && !/\d/.test(cell)));
  return named.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** When money counts, else when it moved, else any day. */
function mostTelling(cells: readonly string[], kinds: readonly Kind[]): number {
  const days = kinds.flatMap((kind, index) => (kind === 'day' ? [index] : []));
  const named = (of: RegExp) => days.find((index) => of.test(plainLetters(cells[index] ?? '')));
  return named(/val/) ?? named(/tra?n|txn|oper|mov/) ?? named(/post|book/) ?? days[0] ?? -1;
}

function kindOf(cell: string): Kind {
  const plain = plainLetters(cell).replace(/\(.*?\)|\[.*?\]/g, ' ');
  // A line of figures isn't one of headings.
  if (/\d/.test(plain)) return '';
  const all = plain.split(/[^\p{L}]+/u).filter((word) => word !== '');
  const telling = all.filter((word) => !BESIDES.has(word));
  if (TIMES.has(all.join(' ')) || (all.length <= WORDS_MAX && all.some((word) => DAYS.has(word))))
    return 'day';
  const rest = telling.filter((word) => !AMOUNTS.has(word)).join(' ');
  if (CREDITS.has(rest)) return 'credit';
  if (DEBITS.has(rest)) return 'debit';
  if (telling.some((word) => AMOUNTS.has(word)) && (rest === '' || PAID.has(rest))) return 'amount';
  if (DIRECTIONS.has(rest)) return 'direction';
  if (STATUSES.has(rest)) return 'status';
  return SILENT.has(rest) ? 'silent' : '';
}

/** More are a sentence. */
const WORDS_MAX = 5;

/** Divided by '|', or by spaces where there is none. */
function words(text: string): ReadonlySet<string> {
  return new Set(text.split(text.includes('|') ? '|' : /\s+/).map((word) => word.trim()));
}
