import { setImmediate } from 'node:timers/promises';
import { type ActivityEntry, withActivity } from '#modules/activity/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import * as say from '../messages.ts';
import { vocabularyOf, wordsOf } from '../naming.ts';
import { sumOf } from '../pricing.ts';
import { referencesIn } from '../reference.ts';
import type { Reported } from '../statement.ts';
import { PARTS_MAX } from '../statement-contract.ts';
import { dueOf, isAwaiting } from '../states.ts';
import { enterLine, sameEntry, sourceOf } from './enter-line.ts';
import { type EnteredByHand, like, nearest } from './entered-by-hand.ts';
import { findByReferences, LONGEST_CHANGE_MS } from './queries.ts';
import { type KeyedLine, readStatementFile } from './statement-file.ts';
import { StatementOrders, type Worded } from './statement-orders.ts';
import {
  deleteOpenLine,
  findByKeys,
  insertParts,
  insertStatementLines,
  keysOfEqual,
} from './statement-queries.ts';
import type { OrderRow, StatementLineRow, StatementPartRow } from './tables.ts';

/** In one transaction, for which a page may have to wait: an order whose payment is entered takes as long as many lines. */
const IN_ONE = { lines: 100, entered: 4 };
/** How many lines are prepared in one turn of the event loop. */
const IN_A_TURN = 200;

type Given = Parameters<typeof readStatementFile>[1];

/**
 * Reads a statement and enters what belongs to orders: by the references, else by amount and name together. What was read
 * before, from this file or another that overlaps it, is left out, and what isn't clear waits. Each few lines are a change of their own, so that others
 * don't wait for all of them; if reading ends half-way, it goes on there when the file is read again.
 */
export async function takeStatement(context: CallContext, given: Given) {
  const { reading, lines, currency } = await readStatementFile(context, given);
  const counts = await takeLines(context, lines, { way: given.way, currency });
  return { ...counts, reading, lines };
}

interface Counts {
  read: number;
  /** Read before. */
  known: number;
  matched: number;
}

interface Taking extends Pick<StatementLineRow, 'way' | 'currency'> {
  orders: StatementOrders;
  /** Of all lines of the file. */
  keys: ReadonlySet<string>;
  /** An instant from which on orders may have changed since they were read. */
  since: string;
}

async function takeLines(
  context: CallContext,
  read: readonly KeyedLine[],
  { way, currency }: Pick<StatementLineRow, 'way' | 'currency'>,
) {
  const { store, clock } = context;
  const since = new Date(clock.now().getTime() - LONGEST_CHANGE_MS).toISOString();
  const lines = await wordedLines(read);
  const vocabulary = vocabularyOf(lines.map(({ words }) => words));
  const orders = await StatementOrders.read(store.database, {
    currency,
    lines: lines.filter(isClear),
    vocabulary,
  });
  const taking: Taking = { way, currency, orders, keys: new Set(lines.map(({ key }) => key)), since };
  const counts: Counts = { read: lines.length, known: 0, matched: 0 };
  let from = 0;
  do {
    const some = lines.slice(from, from + IN_ONE.lines);
    const now = clock.now().toISOString();
    const taken = await withActivity(context, async (database) => {
      const { activity, ...result } = await takeSome(database, context, some, taking);
      const isLast = from + result.lines === lines.length;
      const sum = { read: lines.length, matched: counts.matched + result.matched };
      const told = isLast
        ? [about(say.statementEntry(sum))]
        : from === 0
          ? [about(say.statementBegun(sum))]
          : [];
      return { result, activity: [...told, ...activity] };
    });
    taking.since = now;
    counts.known += taken.known;
    counts.matched += taken.matched;
    from += taken.lines;
    await setImmediate();
  } while (from < lines.length);
  return { ...counts, left: counts.read - counts.known - counts.matched };
}

function about(description: string): ActivityEntry {
  return { type: 'Created', description, subject: { type: 'order', id: null } };
}

type Keyed = KeyedLine & Worded;

function isClear({ doubts }: KeyedLine): boolean {
  return doubts.length === 0;
}

async function wordedLines(read: readonly KeyedLine[]): Promise<Keyed[]> {
  const lines: Keyed[] = [];
  for (const [index, line] of read.entries()) {
    lines.push({ ...line, words: new Set(wordsOf(line.text)), references: referencesIn(line.text) });
    if (index % IN_A_TURN === IN_A_TURN - 1) await setImmediate();
  }
  return lines;
}

/** Whether a line was read before. One about which more was unclear is read again instead. */
async function wasRead(
  database: Database,
  { key, before }: Keyed,
  stored: ReadonlySet<string>,
): Promise<boolean> {
  if (!before) return stored.has(key);
  return !before.isOutdated || !(await deleteOpenLine(database, before.id));
}

/** Takes the first of these lines: all of them, unless too many are entered. */
async function takeSome(
  database: Database,
  context: CallContext,
  lines: readonly Keyed[],
  taking: Taking,
): Promise<{ lines: number; known: number; matched: number; activity: ActivityEntry[] }> {
  const { orders, way, currency, keys, since } = taking;
  await orders.refresh(database, since);
  const stored = await findByKeys(
    database,
    lines.map(({ key }) => key),
  );
  const before = new Set(stored.map(({ key }) => key));
  const fresh = lines.filter((line) => isClear(line) && (line.before?.isOutdated || !before.has(line.key)));
  const references = new Set(fresh.flatMap((line) => line.references));
  const referenced = new Map(
    (await findByReferences(database, [...references])).map((order) => [order.reference, order]),
  );
  const created_at = context.clock.now().toISOString();
  const rows: StatementLineRow[] = [];
  const parts: StatementPartRow[] = [];
  const activity: ActivityEntry[] = [];
  const taken = { lines: 0, known: 0, matched: 0, entered: 0 };
  for (const line of lines) {
    if (taken.entered === IN_ONE.entered) break;
    taken.lines += 1;
    if (await wasRead(database, line, before)) {
      taken.known += 1;
      continue;
    }
    const named = line.references.flatMap((reference) => referenced.get(reference) ?? []);
    const found = isClear(line)
      ? await certainly(database, line, { named, orders, way, currency, keys })
      : undefined;
    const [only, ...others] = found?.parts ?? [];
    const { day, text, amount, key, doubts, bankId, toldBy } = line;
    const row: StatementLineRow = {
      ...{ id: newId(), key, way, day, text, amount, currency: line.currency, created_at },
      ...{ doubts: doubts.join(), bank_id: bankId || null, told_by: toldBy },
      ...{ state: found ? 'matched' : 'open', matched_by: found?.by ?? null },
      order_id: others.length === 0 ? (only?.order.id ?? null) : null,
    };
    rows.push(row);
    if (!found) continue;
    taken.matched += 1;
    if (found.entered) {
      orders.use(found.entered);
      activity.push(sameEntry(found.entered.order, amount));
      continue;
    }
    for (const part of found.parts) {
      const source = await sourceOf(database, row.id);
      const entered = await enterLine(database, context, row, { ...part, source });
      if (others.length > 0)
        parts.push({
          ...{ id: newId(), line_id: row.id, order_id: part.order.id, amount: part.amount },
          source,
        });
      referenced.set(entered.result.reference, entered.result);
      await orders.tell(database, entered.result);
      activity.push(...entered.activity);
      taken.entered += 1;
      await setImmediate();
    }
  }
  await insertStatementLines(database, rows);
  await insertParts(database, parts);
  return { ...taken, activity };
}

interface Among extends Omit<Taking, 'since'> {
  /** Orders whose references are in the line. */
  named: readonly OrderRow[];
}

interface Found {
  parts: readonly { order: OrderRow; amount: number }[];
  by: 'reference' | 'name' | 'entered';
  /** What it is, if somebody entered it before. */
  entered?: EnteredByHand;
}

/** What a line belongs to without a doubt. */
async function certainly(database: Database, line: Worded, among: Among): Promise<Found | undefined> {
  const named = among.named.filter(({ currency }) => currency === among.currency);
  const found = named.length > 0 ? byReference(line, named, among) : byName(line, among);
  // Other columns, or the other way, make the same payment look like another one: somebody decides.
  for (const { order } of found?.parts ?? []) {
    const equal = await keysOfEqual(database, order.id, line);
    if (equal.some((key) => !among.keys.has(key))) return undefined;
  }
  return found;
}

/** One order, or several of which all that is due is the amount. */
function byReference(line: Worded, named: readonly OrderRow[], { orders, way }: Among): Found | undefined {
  const [order, ...others] = named;
  if (order && others.length === 0) {
    const before = like(orders.byHandOf(order), line);
    if (before.length > 0) return enteredBefore(before, line, way);
    return { parts: [{ order, amount: line.amount }], by: 'reference' };
  }
  if (named.length > PARTS_MAX) return undefined;
  const parts = named.map((one) => ({ order: one, amount: dueOf(one) }));
  const isExact = sumOf(parts.map(({ amount }) => amount)) === line.amount;
  const isSure = parts.every(
    (part) =>
      isAwaiting(part.order.state) &&
      like(orders.byHandOf(part.order), { ...line, amount: part.amount }).length === 0,
  );
  return isExact && isSure ? { parts, by: 'reference' } : undefined;
}

function byName(line: Worded, { orders, way }: Among): Found | undefined {
  const [order, ...others] = orders.settledBy(line);
  if (others.length > 0) return undefined;
  const before = orders.enteredAs(line);
  if (before.length === 0) return order && { parts: [{ order, amount: line.amount }], by: 'name' };
  const possible = new Set(
    [...(order ? [order] : []), ...before.map((one) => one.order)].map(({ id }) => id),
  );
  return possible.size === 1 ? enteredBefore(before, line, way) : undefined;
}

/** That payment, if it came the same way; what came another way about that day is for people to judge. */
function enteredBefore(
  before: readonly EnteredByHand[],
  line: Reported,
  way: StatementLineRow['way'],
): Found | undefined {
  const entered = nearest(before, line, (one) => one.way === way);
  return entered && { parts: [{ order: entered.order, amount: line.amount }], by: 'entered', entered };
}
