export interface Balanced {
  /** In the smallest unit, without a sign; 0 if nothing moved. */
  amount: number;
  fee: number;
  balance: number | undefined;
  /** What the row itself says was there before. */
  before: number | undefined;
  day: string;
}

type Way = 'in' | 'out' | '';

/** So many of a hundred rows have to come out right in an order that proves something. */
const RIGHT = 0.9;

/**
 * What balances prove of each row: that it came in where the balance rose by its amount. Rows stand in the order in which they
 * happened, or the other way round, whichever comes out right; if both do, days decide.
 */
export function waysByBalance(rows: readonly Balanced[], opening?: number): Way[] {
  const own = rows.map((row) => wayOf(row, row.before));
  const forward = rows.map((row, index) => wayOf(row, index === 0 ? opening : rows[index - 1]?.balance));
  const backward = rows.map((row, index) =>
    wayOf(row, rows[index + 1]?.balance ?? lastBefore(rows, index, opening)),
  );
  const [shareForward, shareBackward] = [rightOf(rows, forward, -1), rightOf(rows, backward, 1)];
  const order = orderBy(rows, shareForward, shareBackward);
  const proven = order === 'forward' ? forward : order === 'backward' ? backward : rows.map((): Way => '');
  return own.map((way, index) => way || (proven[index] ?? ''));
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

/** How many of the rows that could come out right do. */
function rightOf(rows: readonly Balanced[], ways: readonly Way[], step: number): number {
  const could = rows.flatMap(({ amount, balance }, index) => {
    const beside = rows[index + step];
    return beside?.balance !== undefined && balance !== undefined && amount > 0 ? [index] : [];
  });
  if (could.length === 0) return 0;
  return could.filter((index) => ways[index] !== '').length / could.length;
}

function orderBy(rows: readonly Balanced[], forward: number, backward: number): 'forward' | 'backward' | '' {
  if (forward >= RIGHT && backward < RIGHT) return 'forward';
  if (backward >= RIGHT && forward < RIGHT) return 'backward';
  if (forward < RIGHT && backward < RIGHT) return '';
  const days = rows.map(({ day }) => day).filter(Boolean);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (first === last) return '';
  return first < last ? 'forward' : 'backward';
}
