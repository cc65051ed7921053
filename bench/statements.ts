import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#platform/server/clock.ts';
import type { Config } from '#platform/server/config.ts';
import type { Store } from '#platform/server/database/store.ts';
import { newId } from '#platform/server/identifier.ts';
import { OWN, readProcessorTime } from '#platform/server/processor-time.ts';
import { newReference } from '#rooms/money/orders/reference.ts';
import { billedAmounts, billOf, entriesFor } from '#rooms/money/orders/server/ledger.ts';
import { insertEntries } from '#rooms/money/orders/server/ledger-queries.ts';
import { insertLines } from '#rooms/money/orders/server/line-queries.ts';
import { insertOrders } from '#rooms/money/orders/server/queries.ts';
import type { OrderLineRow, OrderRow } from '#rooms/money/orders/server/tables.ts';
import { readStatement, viewStatementLines } from '#rooms/money/orders/statement-contract.ts';
import type { BuiltServer } from '#testing/built-server.ts';
import { TestClient } from '#testing/client.ts';
import { publishSections } from '#testing/publish-section.ts';
import { SALES } from '#testing/sales.ts';
import { insertSignedIn } from '#testing/session.ts';
import { csvFile } from '#testing/table-files.ts';
import { waitsDuring } from '../e2e/process/crowd.ts';
import { median } from './median.ts';
import { processorTime } from './processor-time.ts';

/** From a signal to the next, notes the longest turn of the event loop in processor time. That takes a whole processor. */
export const NOTES_TURNS = `--import=data:text/javascript,${encodeURIComponent(`
let noting = false, longest, before;
const note = () => {
  const now = process.threadCpuUsage();
  if (before) longest = Math.max(longest, now.user + now.system - before.user - before.system);
  before = now;
  if (noting) setImmediate(note);
};
process.on('SIGUSR2', () => {
  noting = !noting;
  if (noting) { longest = 0; before = undefined; note(); }
  else console.log('longest turn: ' + longest);
});`)}`;

const DUE = 120_000;
const OPEN = 10_000;
const PAID = 1_000;
const AT_ONCE = 500;
const LOOKS = 20;
const MANY = 33_000;
const TOLD_MS = 500;
const HOUR_MS = 3_600_000;
const FIRST = ['Ama', 'Kofi', 'Akosua', 'Kwame', 'Efua', 'Yaw', 'Abena', 'Kojo', 'Esi', 'Adwoa'];
const LAST = ['Mensah', 'Owusu', 'Boateng', 'Asante', 'Osei', 'Appiah', 'Darko', 'Quaye', 'Tetteh', 'Nyarko'];

interface Place {
  server: BuiltServer;
  config: Config;
  store: Store;
  clock: Clock;
}

/** What reading a statement of 10,000 lines costs while 10,000 orders are open, and who waits for it. */
export async function* measureStatements({ server, config, store, clock }: Place): AsyncGenerator<string> {
  const { cookie } = await insertSignedIn(store, config, 'Administrator', clock.now());
  const client = new TestClient((request) => fetch(request), server.url, { cookie });
  await publishSections(client, SALES);
  const orders = await fillOrders(store, clock, OPEN);
  // Each has the name of one and what isn't its amount, so that none is entered.
  const named = (greeting: string) =>
    orders.map((order) => `${greeting} ${order.buyer_company} ${order.buyer_name}`);
  yield await measureOne('nobody’s', (time) => named(time), DUE / 100 - 1);
  const paid = (from: number) => orders.slice(from, from + PAID).map(({ reference }) => `TRF ${reference}`);
  yield await measureOne('entered', (time) => paid(time === 'FIRST' ? 0 : PAID), DUE / 100);
  await fillOrders(store, clock, MANY - OPEN);
  const query = { state: 'open', page: 1 } as const;
  const first = await costOf(() => client.call(viewStatementLines, { query }));
  const looks = async () => {
    for (let time = 0; time < LOOKS; time += 1) await client.call(viewStatementLines, { query });
  };
  const each = (await costOf(looks)) / LOOKS;
  yield `a look at what is left, of ${MANY} open orders: ${(each * 1_000).toFixed(1)} ms of processor time, the first ${(first * 1_000).toFixed(0)} ms; the longest turn ${await longestTurn(looks)} ms`;

  async function measureOne(
    what: string,
    texts: (time: 'FIRST' | 'SECOND') => readonly string[],
    amount: number,
  ): Promise<string> {
    const read = async (time: 'FIRST' | 'SECOND') => {
      const rows = texts(time).map((text) => `2025-07-02,${text},${amount}.00`);
      const file = csvFile(['Date,Narration,Credit', ...rows].join('\n'));
      const { status, body } = await client.call(readStatement, { body: { file, way: 'bank' } });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body;
    };
    const used = await costsOf(() => read('FIRST'));
    // What a page does only once is measured elsewhere.
    await fetch(`${server.url}/contact`);
    let counted = '';
    const turn = await longestTurn(async () => {
      const reading = read('SECOND');
      const [live, page] = await Promise.all([
        waitsDuring(reading, `${server.url}/health/live`),
        waitsDuring(reading, `${server.url}/contact`),
      ]);
      const { read: all, matched } = await reading;
      counted = `${all} payments, of which ${matched} are entered: /health/live ${told(live)}, a page ${told(page)}`;
    });
    return `a statement (${what}): ${used.own.toFixed(2)} s of processor time in the program, ${(used.all - used.own).toFixed(2)} in the processes that read its file; ${counted}; the longest turn ${turn} ms`;
  }

  async function costsOf(work: () => Promise<unknown>): Promise<Record<'own' | 'all', number>> {
    const pid = server.process.pid ?? 0;
    const used = () => ({ own: readProcessorTime(pid, OWN) / 1_000, all: processorTime(pid) });
    const before = used();
    await work();
    const after = used();
    return { own: after.own - before.own, all: after.all - before.all };
  }

  async function costOf(work: () => Promise<unknown>): Promise<number> {
    return (await costsOf(work)).all;
  }

  async function longestTurn(work: () => Promise<unknown>): Promise<string> {
    const before = server.output().length;
    server.process.kill('SIGUSR2');
    await work();
    server.process.kill('SIGUSR2');
    await wait(TOLD_MS);
    const [, micro = ''] = /longest turn: (\d+)/.exec(server.output().slice(before)) ?? [];
    return (Number(micro) / 1_000).toFixed(1);
  }
}

function told(waits: readonly number[]): string {
  return `half within ${median([...waits]).toFixed(1)} ms, at most ${Math.max(...waits).toFixed(0)}`;
}

/** So many open orders, each of a company of its own. */
async function fillOrders({ database }: Store, clock: Clock, count: number): Promise<OrderRow[]> {
  const { id: event_id, currency } = await database
    .selectFrom('events')
    .select(['id', 'currency'])
    .executeTakeFirstOrThrow();
  // What was changed lately is read again while a statement is entered.
  const at = new Date(clock.now().getTime() - HOUR_MS).toISOString();
  const all: OrderRow[] = [];
  while (all.length < count) {
    const orders = Array.from({ length: AT_ONCE }, (_, index) => {
      const number = all.length + index;
      const name = `${FIRST[number % 10]} ${LAST[Math.floor(number / 10) % 10]}`;
      return orderOf({ event_id, currency: currency ?? '', number, name, at });
    });
    const lines = orders.map(lineOf);
    const entries = orders.flatMap(({ id: orderId }) =>
      entriesFor(
        { clock },
        { orderId, what: 'billed', note: '', amounts: billedAmounts(billOf([{ amount: DUE }], [])) },
      ),
    );
    await database.transaction().execute(async (transaction) => {
      await insertOrders(transaction, orders);
      await insertLines(transaction, lines);
      await insertEntries(transaction, entries);
    });
    all.push(...orders);
  }
  return all;
}

interface Numbered extends Pick<OrderRow, 'event_id' | 'currency'> {
  number: number;
  name: string;
  at: string;
}

function orderOf({ event_id, currency, number, name, at }: Numbered): OrderRow {
  const reference = newReference((most) => randomInt(most));
  const email = `buyer${number}.${reference.toLowerCase()}@buyers.example`;
  const company = `Loom${number} Mills`;
  return {
    ...{ id: newId(), event_id, reference, state: 'open', currency, language: null },
    ...{ buyer_name: name, email, email_key: email, buyer_company: company },
    ...{ buyer_address: '', buyer_tax_number: '', code: '' },
    ...{ group_key: company.toLowerCase(), discount_key: company.toLowerCase() },
    ...{ withholding: 0, levies: '[]', total: DUE, paid: 0, refunded: 0, withheld: 0 },
    ...{
      held_until: null,
      reminded_at: null,
      ended: null,
      search_text: `${reference} ${name}`.toLowerCase(),
    },
    ...{ created_at: at, updated_at: at },
  };
}

function lineOf({ id: order_id, event_id }: OrderRow): OrderLineRow {
  return {
    ...{
      id: newId(),
      order_id,
      event_id,
      position: 0,
      attendee_id: null,
      is_named: 0,
      kind: 'early',
      label: 'Early',
    },
    ...{ price: DUE, amount: DUE, in_group: 0, on_papers: 0, ticket_sent_at: null, ended_at: null },
  };
}
