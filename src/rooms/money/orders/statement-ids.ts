import { referencesIn } from './reference.ts';
import { areApart } from './same-payment.ts';
import type { Facts } from './statement-facts.ts';
import type { Columns } from './statement-headings.ts';
import type { IdentifiedLine, ReadLine } from './statement-line.ts';
import { wordsOf } from './statement-meanings.ts';

const ID_LEAST = 5;

/**
 * Something that a buyer wrote isn't the bank's own name for a payment, nor is what stands there on several days. What has the
 * name and amount of a payment above it, or stands there with the same balance, may be that one again.
 */
export function withOwnIds(lines: readonly IdentifiedLine[]): ReadLine[] {
  const seen = new Map<string, ReadLine>();
  const days = new Map<string, Set<string>>();
  for (const { bankId, day } of lines)
    if (bankId && day) days.set(bankId, (days.get(bankId) ?? new Set()).add(day));
  return lines.map(({ hasBalance, inWords: _inWords, ...line }) => {
    const { amount, written, doubts } = line;
    const id = isOwnId(line.bankId) ? line.bankId : '';
    const bankId = (days.get(id)?.size ?? 0) > 1 ? '' : id;
    const [first, again] = [seen.get(`id ${id} ${amount}`), seen.get(`as written ${written}`)];
    const isAgain =
      (id && first && (first.day === line.day || !areApart(line.text, first.text, id))) ||
      ((bankId || hasBalance) && again);
    if (id && !first) seen.set(`id ${id} ${amount}`, line);
    if ((bankId || hasBalance) && !again) seen.set(`as written ${written}`, line);
    return isAgain ? { ...line, bankId: '', doubts: [...doubts, 'same'] } : { ...line, bankId };
  });
}

/** Headings of what may be the bank's own name for a payment, or what a buyer wrote. */
const OF_REFERENCE =
  /\b(refs?|references?|referencias?|transaction|transacao|txn|trx|tran|trace|rrn|receipt|recu|recibo|piece|bordereau|document|documento|voucher|journal|operation|operacao)\b/;
const OF_BUYER =
  /\b(customer|client|cliente|payer|sender|your|votre|phone|account|compte|conta|invoice|facture|fatura|order|cheque)\b/;
/** Such ones have digits of a number that counts payments. */
const DIGITS_LEAST = 6;
const PHONE = /^(\+\d+|0\d{9}|(00)?2[23]\d{9,11})$/;
/** In few of them, something else is found by chance. */
const MOST = 0.9;

/**
 * Where no heading says which column has the bank's own names for payments, one has them whose cells show it: they are of one shape,
 * most are different, and none stands for two amounts.
 */
export function withLikelyIds(rows: readonly Facts[], { headings, kinds }: Columns): readonly Facts[] {
  if (kinds.includes('id')) return rows;
  const cameIn = rows.filter(({ paid, isDated }) => isDated && paid && paid.units > 0 && paid.sign !== 'out');
  const index = headings.findIndex((heading, at) => {
    const words = wordsOf(heading).join(' ');
    const isReference = kinds[at] === '' && OF_REFERENCE.test(words) && !OF_BUYER.test(words);
    return (
      isReference && areIds(cameIn.map(({ cells, paid }) => [cells[at]?.trim() ?? '', paid?.units ?? 0]))
    );
  });
  if (index < 0) return rows;
  return rows.map((row) => ({ ...row, bankId: row.cells[index]?.trim() ?? '', isIdLikely: true }));
}

function areIds(cells: readonly (readonly [string, number])[]): boolean {
  const ids = cells.map(([id]) => id);
  const likely = ids.filter(
    (id) => isLikeId(id) && !PHONE.test(id) && id.replace(/\D/g, '').length >= DIGITS_LEAST,
  );
  const amounts = new Map(cells);
  const shapes = [(id: string) => `${id.length}`, (id: string) => /^[a-z]+/i.exec(id)?.[0] ?? ''];
  return (
    ids.length > 0 &&
    likely.length >= ids.length * MOST &&
    // One may look like an order's by chance.
    likely.filter(isOwnId).length * 2 > ids.length &&
    amounts.size * 2 > ids.length &&
    cells.every(([id, amount]) => amounts.get(id) === amount) &&
    shapes.some((shapeOf) => ids.every((id) => shapeOf(id) !== '' && shapeOf(id) === shapeOf(ids[0] ?? '')))
  );
}

export function isOwnId(id: string): boolean {
  return isLikeId(id) && referencesIn(id).length === 0;
}

/** One that a spreadsheet shortened, or of one letter alone, is of many payments. */
function isLikeId(id: string): boolean {
  const isShortened = /^\d+([.,]\d+)?E[+-]?\d+$/i.test(id);
  const letters = new Set(id.replace(/[^a-z\d]/gi, ''));
  return id.length >= ID_LEAST && /\d/.test(id) && !isShortened && letters.size > 1;
}
