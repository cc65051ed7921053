import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

const SUMS = ['total', 'paid', 'refunded', 'withheld'];
const GROUP = ['event_id', 'currency', 'state'];
const KEY = [...GROUP, 'lane'];
const LANE = "coalesce(nullif(current_setting('summit.lane', true), ''), '0')::integer";
/** States in which the places of an order are sold. */
const SOLD = "('paid', 'withheld', 'overpaid', 'paid-twice')";
/** What moves money into or out of an account. */
const MOVES = "('payment', 'taken-back', 'refund')";

const INDEXES = {
  order_ways_by_account: 'order_ways (account, order_id, payments, event_id)',
  order_ways_sums: 'order_ways (event_id, currency, account, amount)',
  order_lines_by_label: 'order_lines (label, order_id, event_id) where ended_at is null',
  order_lines_sold:
    'order_lines (event_id, sold_in, label, amount) where ended_at is null and sold_in is not null',
  online_payments_amiss: "online_payments (order_id) where state = 'amiss'",
};

/**
 * What was sold, what came into each account and how many orders are in each state is kept as it changes, so that nobody adds up
 * all orders to show it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const exact = isPostgres(db) ? 'double precision' : 'real';
  const ordered = isPostgres(db) ? 'text collate "C"' : 'text';
  await run(`create table order_totals (event_id ${ordered} not null, currency text not null, state text not null,
    lane integer not null, orders integer not null, ${SUMS.map((sum) => `${sum} ${exact} not null`).join(', ')},
    primary key (${KEY.join(', ')}))`);
  await run(`create table order_ways (order_id ${ordered} not null references orders (id) on delete cascade,
    account text not null, event_id ${ordered} not null, currency text not null, payments integer not null,
    amount ${exact} not null, primary key (order_id, account))`);
  await run('alter table order_lines add column sold_in text');
  await run(
    `update order_lines set sold_in = (select currency from orders where id = order_id and state in ${SOLD})`,
  );
  for (const [name, columns] of Object.entries(INDEXES)) await run(`create index ${name} on ${columns}`);
  await run(addTotals(counted('orders', 1), '0'));
  await run(addWay(`what in ${MOVES}`));
  for (const statement of isPostgres(db) ? POSTGRES : SQLITE) await run(statement);
}

/** Rows, as they change the totals. */
function counted(rows: string, sign: 1 | -1): string {
  return `select ${GROUP.join(', ')}, ${sign} as orders, ${SUMS.map((sum) => `${sign} * ${sum} as ${sum}`).join(', ')} from ${rows}`;
}

function addTotals(changes: string, lane: string): string {
  const sums = ['orders', ...SUMS];
  return `insert into order_totals (${[...KEY, ...sums].join(', ')})
    select ${GROUP.join(', ')}, ${lane}, ${sums.map((sum) => `sum(${sum})`).join(', ')} from (${changes}) as changed
    where true group by ${GROUP.join(', ')}
    on conflict (${KEY.join(', ')}) do update
      set ${sums.map((sum) => `${sum} = order_totals.${sum} + excluded.${sum}`).join(', ')}`;
}

/** Of entries of the ledger. */
function addWay(which: string): string {
  return `insert into order_ways (order_id, account, event_id, currency, payments, amount)
    select order_id, account, event_id, currency, sum(case when what = 'payment' then 1 else 0 end), sum(amount)
    from ledger_entries join orders on orders.id = order_id
    where account <> 'receivable' and ${which} group by order_id, account, event_id, currency
    on conflict (order_id, account) do update
      set payments = order_ways.payments + excluded.payments, amount = order_ways.amount + excluded.amount`;
}

/** What a new line has of its order: an instance of the version before doesn't write that. */
const FOLLOW_LINE = `update order_lines set
    event_id = coalesce(event_id, (select event_id from orders where id = new.order_id)),
    sold_in = (select currency from orders where id = new.order_id and state in ${SOLD})
  where id = new.id`;
const IS_TO_FOLLOW = `new.event_id is null or (select state from orders where id = new.order_id) in ${SOLD}`;
const FOLLOW_ORDER = `update order_lines set
    sold_in = case when new.state in ${SOLD} then new.currency end where order_id = new.id`;

const row = (which: 'new' | 'old') =>
  [...GROUP, ...SUMS].map((name) => `${which}.${name} as ${name}`).join(', ');
const SQLITE = [
  `create trigger order_totals_insert after insert on orders begin
    ${addTotals(counted(`(select ${row('new')})`, 1), '0')}; end`,
  `create trigger order_totals_update after update of ${[...GROUP, ...SUMS].join(', ')} on orders begin
    ${addTotals(`${counted(`(select ${row('old')})`, -1)} union all ${counted(`(select ${row('new')})`, 1)}`, '0')}; end`,
  `create trigger order_totals_delete after delete on orders begin
    ${addTotals(counted(`(select ${row('old')})`, -1), '0')}; end`,
  `create trigger order_ways_insert after insert on ledger_entries
    when new.account <> 'receivable' and new.what in ${MOVES} begin ${addWay('ledger_entries.id = new.id')}; end`,
  `create trigger order_lines_follow after insert on order_lines
    when ${IS_TO_FOLLOW} begin ${FOLLOW_LINE}; end`,
  `create trigger order_lines_sold_follow after update of state, currency on orders
    when old.state <> new.state or old.currency <> new.currency begin ${FOLLOW_ORDER}; end`,
];

const POSTGRES = [
  `create function total_orders() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then ${addTotals(counted('new_rows', 1), LANE)};
    elsif tg_op = 'UPDATE' then
      ${addTotals(`${counted('old_rows', -1)} union all ${counted('new_rows', 1)}`, LANE)};
    else ${addTotals(counted('old_rows', -1), LANE)};
    end if;
    return null;
  end $$`,
  ...Object.entries({
    insert: 'new table as new_rows',
    update: 'old table as old_rows new table as new_rows',
    delete: 'old table as old_rows',
  }).map(
    ([event, rows]) => `create trigger order_totals_${event} after ${event} on orders referencing ${rows}
      for each statement execute function total_orders()`,
  ),
  `create function follow_ledger() returns trigger language plpgsql as $$ begin
    ${addWay('ledger_entries.id = new.id')}; return null; end $$`,
  `create trigger order_ways_insert after insert on ledger_entries for each row
    when (new.account <> 'receivable' and new.what in ${MOVES}) execute function follow_ledger()`,
  `create function follow_order_line() returns trigger language plpgsql as $$ begin
    if ${IS_TO_FOLLOW} then ${FOLLOW_LINE}; end if;
    return null;
  end $$`,
  `create trigger order_lines_follow after insert on order_lines for each row execute function follow_order_line()`,
  `create function follow_sold_order() returns trigger language plpgsql as $$ begin
    ${FOLLOW_ORDER}; return null; end $$`,
  `create trigger order_lines_sold_follow after update of state, currency on orders for each row
    when (old.state <> new.state or old.currency <> new.currency) execute function follow_sold_order()`,
];
