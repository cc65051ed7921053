import { type Balanced, type ByBalance, waysByBalance } from './statement-balances.ts';
import { type Facts, hasFailed, openingIn, type Section, signed, typesSaid } from './statement-facts.ts';
import { isOfCard, isReversal, isToSomebody } from './statement-meanings.ts';
import { waysBySides } from './statement-sides.ts';

export type Way = 'in' | 'out';

export interface Proof {
  /** All that says which way its money went. What says both, or nothing, proves nothing. */
  ways: ReadonlySet<Way>;
  /** Whether the balance moved by its amount. */
  isBalanced: boolean;
  /** Whether it moved by something else. */
  isContrary: boolean;
}

export function waysProven(section: Section, rows: readonly Facts[], currency: string): Proof[] {
  const { above, columns } = section;
  const hasCredit = columns.kinds[columns.amount] === 'credit';
  const byBalance = balanceWays(section, rows, currency);
  const bySides = waysBySides(rows, above.map(({ cells }) => cells.join(' ')).join(' '));
  const found = rows.map((row, index) => [
    ...ofColumns(row, hasCredit),
    ...typesSaid(row),
    ...[byBalance[index]?.way ?? '', bySides[index] ?? ''].filter((way) => way !== ''),
  ]);
  const isCard = [...above.flatMap(({ cells }) => cells), ...columns.headings].some(isOfCard);
  const bySigns = !hasCredit && !isCard && signsSay(rows, found);
  const byOthers = !hasCredit && columnsSay(rows);
  const isTurned = rows.some((row, index) => {
    const [said, ...others] = new Set(ofColumns(row, hasCredit));
    const { way = '' } = byBalance[index] ?? {};
    return said !== undefined && others.length === 0 && way !== '' && said !== way;
  });
  return rows.map((row, index) => {
    const isPlain = row.paid !== undefined && row.paid.units > 0 && row.paid.sign === '' && !row.debit?.units;
    // A type that isn't known may be of no payment at all.
    const isIn =
      isPlain &&
      (byOthers || (bySigns && row.types.every((type) => type === '') && !row.told.some(isToSomebody)));
    const ways = new Set<Way>([...(found[index] ?? []), ...(isIn ? (['in'] as const) : [])]);
    const { way = '', isContrary = false } = byBalance[index] ?? {};
    // In books, what came in is a debit: where balances say so, no column proves anything.
    if (way === '' && isTurned) ways.clear();
    return { ways, isBalanced: way !== '', isContrary };
  });
}

function ofColumns({ paid, debit }: Facts, hasCredit: boolean): Way[] {
  const ways: Way[] = [];
  if (paid && paid.units > 0) {
    if (paid.sign) ways.push(paid.sign);
    else if (hasCredit) ways.push('in');
  }
  if (debit && debit.units > 0) ways.push('out');
  return ways;
}

/** Whether what has no sign came in: what went out has one, and nothing says otherwise. */
function signsSay(rows: readonly Facts[], found: readonly (readonly Way[])[]): boolean {
  const wentOut = rows.some(
    ({ hasFit, paid, cells }) =>
      hasFit && paid?.sign === 'out' && paid.units > 0 && !isReversal(cells.join(' ')),
  );
  return (
    wentOut &&
    rows.every(
      ({ paid }, index) => !found[index]?.includes(paid?.sign === 'out' ? 'in' : 'out') || !paid?.units,
    )
  );
}

/** The same where what went out is in a column of its own, and no row has both. */
function columnsSay(rows: readonly Facts[]): boolean {
  const told = rows.filter(({ hasFit, isEmpty }) => hasFit && !isEmpty);
  return (
    told.some(({ debit }) => debit && debit.units > 0) &&
    told.every(({ paid, debit }) => Boolean(paid?.units) !== Boolean(debit?.units))
  );
}

function balanceWays(
  { above }: Section,
  rows: readonly Facts[],
  currency: string,
): (ByBalance | undefined)[] {
  const balances = rows.map((row): Balanced => {
    const { hasFit, paid, debit, fee, balance, before, allDays, isSum } = row;
    const moved = hasFit && !isSum && !hasFailed(row);
    return {
      amount: moved ? paid?.units || debit?.units || 0 : 0,
      fee: moved ? (fee?.units ?? 0) : 0,
      balance: hasFit ? signed(balance) : undefined,
      before: hasFit ? signed(before) : undefined,
      days: allDays,
    };
  });
  // What says nothing of money is no link between two that do.
  const linked = balances.flatMap(({ balance, amount }, index) =>
    balance === undefined && amount === 0 && rows[index]?.hasFit ? [] : [index],
  );
  const found = waysByBalance(
    linked.flatMap((index) => balances[index] ?? []),
    openingIn(above, currency),
  );
  const at = new Map(linked.map((index, position) => [index, found[position]]));
  return rows.map((_, index) => at.get(index));
}
