import { type Balanced, type ByBalance, waysByBalance } from './statement-balances.ts';
import { type Facts, hasFailed, openingIn, signed, typesSaid } from './statement-facts.ts';
import type { Section } from './statement-headings.ts';
import {
  isOfCard,
  isOfMoney,
  isOpening,
  isReceipt,
  isReversal,
  isToSomebody,
  stateSaid,
} from './statement-meanings.ts';
import { isFromOne, waysBySides, waysOfOwn } from './statement-sides.ts';
import { payeesIn } from './statement-unlisted.ts';

export type Way = 'in' | 'out';

export interface Proof {
  /** All that says which way its money went. What says both, or nothing, proves nothing. */
  ways: ReadonlySet<Way>;
  /** Whether the balance moved by its amount. */
  isBalanced: boolean;
  /** Whether it moved by something else. */
  isContrary: boolean;
}

/** What is known besides the rows. */
interface Within {
  currency: string;
  own?: readonly string[] | undefined;
  arrived?: readonly string[] | undefined;
  /** Whether the whole file has few payments. */
  isShort: boolean;
  /** Whether what stands above tells what was there before these rows. */
  isFirst: boolean;
}

export function waysProven(section: Section, rows: readonly Facts[], known: Within): Proof[] {
  const { currency, own = [], isFirst } = known;
  const { above, columns } = section;
  const hasCredit = columns.kinds[columns.amount] === 'credit';
  const byBalance = balanceWays(rows, 'balance', {
    ...known,
    opening: isFirst ? openingIn(above, currency) : undefined,
  });
  // One that stands still says nothing; beside others that moved, a row by which it didn't waits.
  const byAvailable = balanceWays(rows, 'available', { ...known, isShort: false });
  const bySides = waysBySides(rows, above.map(({ cells }) => cells.join(' ')).join(' '));
  const byOwn = waysOfOwn(rows, own);
  const found = rows.map((row, index) => [
    ...ofColumns(row, hasCredit),
    ...typesSaid(row),
    ...[byBalance[index]?.way ?? '', bySides[index] ?? '', byOwn[index] ?? ''].filter((way) => way !== ''),
  ]);
  // What is owed on a card rises by what is bought with it.
  const isCard = above.some(({ cells }) => cells.some(isOfCard));
  const areProven = !isCard && signsHold(rows, byBalance);
  const areSaid = areProven || !(isCard || columns.headings.some(isOfCard));
  const bySigns = !hasCredit && areSaid && signsSay(rows, found);
  const byOthers = !hasCredit && columnsSay(rows);
  const hasMoved = ({ types, told }: Facts) =>
    areProven || (types.every((type) => type === '' || isOfMoney(type)) && !told.some(isToSomebody));
  const hasBalances = byBalance.some((one) => one?.way);
  const isTurned =
    rows.some((row, index) => {
      const [said, ...others] = new Set(ofColumns(row, hasCredit));
      const { way = '' } = byBalance[index] ?? {};
      return said !== undefined && others.length === 0 && way !== '' && said !== way;
    }) ||
    (!hasBalances && (rows.some(isReceived) || areEven(rows)));
  // Where money went both ways, who got it is only whom it is about.
  const [isIn, isOut] = (['in', 'out'] as const).map((way) => found.some((ways) => ways.includes(way)));
  const isSent = isFromOne(rows) || (payeesIn(columns) && !(isIn && isOut));
  return rows.map((row, index) => {
    const isPlain = row.paid !== undefined && row.paid.units > 0 && row.paid.sign === '' && !row.debit?.units;
    // A type that isn't known may be of no payment at all.
    const cameIn = isPlain && (byOthers || (bySigns && hasMoved(row)));
    const ways = new Set<Way>([...(found[index] ?? []), ...(cameIn ? (['in'] as const) : [])]);
    const { way = '' } = byBalance[index] ?? {};
    const isContrary = [byBalance, byAvailable].some((all) => all[index]?.isContrary);
    // In books, what came in is a debit: where balances or words say so, no column proves anything.
    if (way === '' && isTurned) ways.clear();
    const isOpen = (isCard && !hasCredit) || (isSent && way === '');
    if (isOpen && !(ways.size === 1 && ways.has('out'))) for (const one of BOTH) ways.add(one);
    return { ways, isBalanced: way !== '', isContrary };
  });
}

const BOTH = ['in', 'out'] as const;

/** Whether balances, or what is left of amounts less their fees, agree with signs, and none of them disagrees. */
function signsHold(rows: readonly Facts[], byBalance: readonly (ByBalance | undefined)[]): boolean {
  const told = rows.flatMap(({ paid, fee, net }, index) => {
    if (!paid?.units) return [];
    const isLess = fee !== undefined && fee.units > 0 && net?.units === paid.units - fee.units;
    const left = net && (net.sign === 'out' ? 'out' : 'in');
    const isProof = byBalance[index]?.way || isLess;
    return [{ sign: paid.sign || 'in', way: byBalance[index]?.way || left, isProof }];
  });
  return (
    told.some(({ isProof }) => isProof) && told.every(({ sign, way }) => way === undefined || way === sign)
  );
}

/** Whether what came in stands in the debit. */
function isReceived({ paid, debit, told }: Facts): boolean {
  return !paid?.units && Boolean(debit?.units) && told.some(isReceipt);
}

/** Whether debits and credits of each day come to the same, from one row to a next one: every payment is told by both its accounts. */
function areEven(rows: readonly Facts[]): boolean {
  let [sum, day] = [0, ''];
  const told = rows.filter(({ paid, debit }) => paid?.units || debit?.units);
  for (const row of told) {
    if (sum !== 0 && row.day !== day) return false;
    [sum, day] = [sum + (row.paid?.units ?? 0) - (row.debit?.units ?? 0), row.day ?? ''];
  }
  return told.length > 1 && sum === 0;
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
  rows: readonly Facts[],
  of: 'balance' | 'available',
  given: Pick<Within, 'currency' | 'arrived' | 'isShort'> & { opening?: number | undefined },
): (ByBalance | undefined)[] {
  const seen = new Set<string>();
  const balances = rows.map((row): Balanced => {
    const { hasFit, paid, debit, fee, before, allDays, isSum, isEmpty, told, cells, states } = row;
    const moved = hasFit && !isSum && !hasFailed(row);
    const isOther = (paid?.currency || debit?.currency || given.currency) !== given.currency;
    const isSettled = states.every((word) => stateSaid(word) === 'done' || given.arrived?.includes(word));
    const written = cells.join('\n');
    const isRepeated = seen.has(written);
    seen.add(written);
    const amount = moved ? paid?.units || debit?.units || 0 : 0;
    return {
      amount,
      fee: moved ? (fee?.units ?? 0) : 0,
      balance: hasFit ? signed(row[of]) : undefined,
      before: hasFit && of === 'balance' ? signed(before) : undefined,
      days: allDays,
      isOpening: isSum && told.some(isOpening),
      isOpen: !isEmpty && (amount === 0 || isOther || !isSettled),
      isRepeated,
    };
  });
  // What says nothing of money is no link between two that do.
  const linked = balances.flatMap(({ balance, amount }, index) =>
    balance === undefined && amount === 0 && rows[index]?.hasFit ? [] : [index],
  );
  const found = waysByBalance(
    linked.flatMap((index) => balances[index] ?? []),
    given,
  );
  const at = new Map(linked.map((index, position) => [index, found[position]]));
  return rows.map((_, index) => at.get(index));
}
