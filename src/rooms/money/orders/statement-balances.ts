export interface Balanced {
  /** In the smallest unit, without a sign; 0 if nothing moved. */
  amount: number;
  fee: number;
  balance: number | undefined;
  /** What the row itself says was there before. */
  before: number | undefined;
  /** By its columns; '' where none is read. */
  days: readonly string[];
  /** Whether it tells what was there before the first payment. */
  isOpening: boolean;
  /** Whether it has an amount that nobody knows to have moved, or to be of this currency. */
  isOpen: boolean;
  /** Whether it says again what a row above it says. */
  isRepeated: boolean;
}

type Order = 'forward' | 'backward';
type Way = 'in' | 'out' | '';

/** What the balances say of a row. `isContrary`: they moved by something else than its amount. */
export interface ByBalance {
  way: Way;
  isContrary: boolean;
}

/** So many of a hundred rows have to come out right in an order that proves something, or that leaves the others in doubt. */
const RIGHT = 0.9;
const MOST = 0.5;

/**
 * What balances prove of each row: that it came in where the balance rose by its amount. Rows stand in the order in which they
 * happened, or the other way round, whichever comes out right; if both do, days decide. Of a short file, where neither is likely,
 * what comes out right in neither is contrary, too.
 */
export function waysByBalance(
  rows: readonly Balanced[],
  { opening, isShort }: { opening?: number | undefined; isShort: boolean },
): ByBalance[] {
  const own = rows.map((row) => wayOf(row, row.before));
  const before = {
    forward: rows.map((_, index) => (index === 0 ? opening : rows[index - 1]?.balance)),
    backward: rows.map((_, index) => rows[index + 1]?.balance ?? lastBefore(rows, index, opening)),
  };
  const ways = {
    forward: rows.map((row, index) => wayOf(row, before.forward[index])),
    backward: rows.map((row, index) => wayOf(row, before.backward[index])),
  };
  const shares = {
    forward: rightOf(rows, ways.forward, before.forward),
    backward: rightOf(rows, ways.backward, before.backward),
  };
  // One row, or several of which each is told what was there before it, come out the same in either order.
  const areSame = ways.forward.every((way, index) => way === ways.backward[index]);
  const order =
    areSame && shares.forward >= RIGHT ? 'forward' : orderBy(rows, shares.forward, shares.backward);
  const likely = shares.forward > shares.backward ? 'forward' : 'backward';
  const isLikely = shares.forward !== shares.backward && shares[likely] > MOST;
  const compared = order || (isLikely ? likely : undefined);
  const isUnexplained = isShort && !compared ? unexplained(rows, ways, before) : [];
  return rows.map((row, index) => {
    const way = own[index] || (order && ways[order][index]) || '';
    const beside = row.before ?? (compared && before[compared][index]);
    const isContrary =
      (isTold(row, beside) && !(compared && ways[compared][index])) || isUnexplained[index] === true;
    return { way, isContrary: way === '' && isContrary };
  });
}

/** Which rows stand beside a change that neither of its rows explains, and explain none themselves. */
function unexplained(
  rows: readonly Balanced[],
  ways: Readonly<Record<Order, readonly Way[]>>,
  before: Readonly<Record<Order, readonly (number | undefined)[]>>,
): boolean[] {
  const first = rows.findIndex(({ amount }) => amount > 0);
  const last = rows.findLastIndex(({ amount }) => amount > 0);
  const isRight = (order: Order, index: number) => {
    const row = rows[index];
    // Nothing happened before an opening balance.
    if (!row || (row.isOpening && (index < first || index > last))) return false;
    return row.isOpen || (row.amount > 0 ? ways[order][index] !== '' : row.balance === before[order][index]);
  };
  // Between each row and the one above it; what stands above all may be before the first one, or before the last.
  const isGap = rows.map(({ balance, isRepeated }, index) => {
    const isKnown = !isRepeated && balance !== undefined && before.forward[index] !== undefined;
    return isKnown && !isRight('forward', index) && !isRight('backward', (index || rows.length) - 1);
  });
  return rows.map(
    ({ amount }, index) =>
      amount > 0 &&
      !(ways.forward[index] || ways.backward[index]) &&
      (isGap[index] === true || isGap[(index + 1) % rows.length] === true),
  );
}

function isTold({ amount, balance }: Balanced, before: number | undefined): boolean {
  return amount > 0 && balance !== undefined && before !== undefined;
}

function lastBefore(rows: readonly Balanced[], index: number, opening: number | undefined) {
  return index === rows.length - 1 ? opening : undefined;
}

function wayOf({ amount, fee, balance }: Balanced, before: number | undefined): Way {
  if (balance === undefined || before === undefined || amount === 0) return '';
  const change = balance - before;
  const isIn = change === amount || (fee > 0 && change === amount - fee);
  const isOut = change === -amount || (fee > 0 && change === -amount - fee);
  return isIn === isOut ? '' : isIn ? 'in' : 'out';
}

/** How many of the rows that could come out right do, given what was there before each. */
function rightOf(
  rows: readonly Balanced[],
  ways: readonly Way[],
  before: readonly (number | undefined)[],
): number {
  const could = rows.flatMap((row, index) => (isTold(row, before[index]) ? [index] : []));
  if (could.length === 0) return 0;
  return could.filter((index) => ways[index] !== '').length / could.length;
}

function orderBy(rows: readonly Balanced[], forward: number, backward: number): Order | '' {
  if (forward >= RIGHT && backward < RIGHT) return 'forward';
  if (backward >= RIGHT && forward < RIGHT) return 'backward';
  if (forward < RIGHT && backward < RIGHT) return '';
  // Days of different columns may say different things.
  const said = new Set(
    (rows[0]?.days ?? []).flatMap((_, column) => {
      const days = rows.flatMap((row) => row.days[column] || []);
      const [first = '', last = ''] = [days[0], days.at(-1)];
      return first === last ? [] : [first < last ? ('forward' as const) : ('backward' as const)];
    }),
  );
  const [only = '', ...others] = said;
  return others.length === 0 ? only : '';
}
