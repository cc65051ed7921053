import { callAddress } from '#platform/contract/call.ts';
import { type Config, StartRefusal } from '#platform/server/config.ts';
import type { Store } from '#platform/server/database/store.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import type { BuiltServer } from '#testing/built-server.ts';
import { TestClient } from '#testing/client.ts';
import { publishSections } from '#testing/publish-section.ts';
import { KINDS, SALES } from '#testing/sales.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { insertSignedIn } from '#testing/session.ts';
import { measureLoad } from './load.ts';
import { processorTime } from './processor-time.ts';

const WARM_UP_SECONDS = 5;
const SECONDS = 30;
const MINUTE_SECONDS = 60;
/** What one processor has to hold when the sale opens: others on the machine may have the rest of it. */
const ORDERS_A_MINUTE = 4_000;
const BUYERS = '@buyers.example';
/** Of the kind that is sold first, so that the server counts what is left. */
const PLACES = '100000';

interface Place {
  server: BuiltServer;
  config: Config;
  store: Store;
  /** Of PostgreSQL, if the data is there. */
  database?: { pid: number };
}

/** What an order costs when all register at once, each alone and for a company of their own; and that none is missing. */
export async function measureOrders({ server, config, store, database }: Place, now: Date): Promise<string> {
  const { cookie } = await insertSignedIn(store, config, 'Administrator', now);
  const client = new TestClient((request) => fetch(request), server.url, { cookie });
  const kinds = KINDS.map((kind) => (kind.key === 'early' ? { ...kind, places: PLACES } : kind));
  await publishSections(client, { ...SALES, ticketKinds: { kinds } });
  const body = sampleRegistration({ email: `[<id>]${BUYERS}`, company_name: 'Company [<id>]' });
  const load = {
    url: server.url + callAddress(addAttendee),
    pid: server.process.pid ?? 0,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  await measureLoad({ ...load, seconds: WARM_UP_SECONDS });
  const before = await countOrders(store);
  const used = database ? processorTime(database.pid) : 0;
  const { processorUs, perSecond, p50Ms, p99Ms } = await measureLoad({ ...load, seconds: SECONDS });
  const made = (await countOrders(store)) - before;
  const besides = database ? ((processorTime(database.pid) - used) / made) * 1e6 : 0;
  await assertBilled(store);
  const needed = ((processorUs + besides) * ORDERS_A_MINUTE) / 1e6;
  const cost = `${Math.round(processorUs)} µs of processor time${besides ? `, and ${Math.round(besides)} of PostgreSQL’s` : ''}`;
  const told = `an order on ${database ? 'PostgreSQL' : 'SQLite'}: ${cost}, so ${ORDERS_A_MINUTE.toLocaleString('en-GB')} in a minute need ${needed.toFixed(1)} s of it; ${Math.round(perSecond)} a second, half within ${p50Ms.toFixed(1)} ms, 99 % within ${p99Ms.toFixed(1)} ms`;
  if (needed > MINUTE_SECONDS) throw new StartRefusal(told);
  return told;
}

async function countOrders({ database }: Store): Promise<number> {
  const { count } = await database
    .selectFrom('orders')
    .select((of) => of.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whoever registered has one order, of one place that is billed. */
async function assertBilled({ database }: Store): Promise<void> {
  const unbilled = await database
    .selectFrom('attendees')
    .leftJoin('order_lines', 'attendee_id', 'attendees.id')
    .leftJoin('ledger_entries', (join) =>
      join.onRef('ledger_entries.order_id', '=', 'order_lines.order_id').on('account', '=', 'receivable'),
    )
    .select('attendees.id')
    .where('attendees.email', 'like', `%${BUYERS}`)
    .groupBy('attendees.id')
    .having((of) => of.or([of(of.fn.countAll(), '<>', 1), of(of.fn.count('ledger_entries.id'), '<>', 1)]))
    .execute();
  if (unbilled.length > 0)
    throw new Error(`${unbilled.length} registrations without an order, or with several`);
}
