import { referencesIn } from './reference.ts';
import { areApart } from './same-payment.ts';
import type { IdentifiedLine, ReadLine } from './statement-line.ts';

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

/** One that a spreadsheet shortened, or of one letter alone, is of many payments. */
export function isOwnId(id: string): boolean {
  const isShortened = /^\d+([.,]\d+)?E[+-]?\d+$/i.test(id);
  const letters = new Set(id.replace(/[^a-z\d]/gi, ''));
  return (
    id.length >= ID_LEAST &&
    /\d/.test(id) &&
    !isShortened &&
    letters.size > 1 &&
    referencesIn(id).length === 0
  );
}
