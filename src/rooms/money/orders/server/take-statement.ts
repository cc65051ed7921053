import { setImmediate } from 'node:timers/promises';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { type ActivityEntry, withActivity } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
import { addWords, type Vocabulary, vocabularyOf, wordsOf } from '../naming.ts';
import { referencesIn } from '../reference.ts';
import { certainly } from './certainly.ts';
import { aboutLines, enterLine, sameEntry, sourceOf } from './enter-line.ts';
import { IN_A_TURN } from './line-keys.ts';
import { findByReferences, findOrders, LONGEST_CHANGE_MS } from './queries.ts';
import { rememberOrder } from './statement-days.ts';
import { readStatementFile, type StatementFile } from './statement-file.ts';
import { StatementOrders, type Worded } from './statement-orders.ts';
import { deleteOpenLine, findByKeys, insertParts, insertStatementLines } from './statement-queries.ts';
import { askedIn, type StatementLineRow, type StatementPartRow } from './tables.ts';
import type { KeyedLine } from './what-is-known.ts';

/** In one transaction, for which a page may have to wait: an order whose payment is entered takes as long as many lines. */
const IN_ONE = { lines: 100, entered: 4 };

type Given = Parameters<typeof readStatementFile>[1];

/**
 * Reads a statement and enters what belongs to orders: by the references, else by amount and name together. What was read
 * before, from this file or another that overlaps it, is left out, and what isn't clear waits. Each few lines are a change of their own, so that others
 * don't wait for all of them; if reading ends half-way, it goes on there when the file is read again.
 */
export async function takeStatement(
  { keepReply, ...context }: CallContext,
  given: Given,
): Promise<TakenStatement> {
  const file = await readStatementFile(context, given);
  const { reading, lines, currency } = file;
  const about = await findOrders(
    context.store.database,
    lines.flatMap(({ doubts, orderId }) => (doubts.includes('back') && orderId ? [orderId] : [])),
  );
  const references = new Map(about.map(({ id, reference }) => [id, reference]));
  const takenWith = ({ perhaps, ...counts }: Counts) => {
    const keys = new Set(perhaps);
    return {
      ...counts,
      ...file,
      lines: lines.map((line) => (keys.has(line.key) ? perhapsSame(line) : line)),
      references,
    };
  };
  const counts = await takeLines(context, lines, {
    ...{ way: given.way, currency },
    told: { begun: say.statementBegun, done: say.statementEntry },
    besides: async (database, counts) => {
      await rememberOrder(database, reading, given.way);
      await keepReply?.(database, takenWith(counts));
    },
  });
  return takenWith(counts);
}

function perhapsSame(line: KeyedLine): KeyedLine {
  return { ...line, doubts: ['same'] };
}

export interface TakenStatement extends StatementFile, Omit<Counts, 'perhaps'> {
  /** Of the orders that its lines take payments back of, by their ids. */
  references: ReadonlyMap<string, string>;
}

interface Counts {
  read: number;
  /** Read before. */
  known: number;
  matched: number;
  left: number;
  /** Keys of clear lines that may be what an order was paid with before. */
  perhaps: readonly string[];
}

interface How extends Pick<StatementLineRow, 'way' | 'currency'> {
  /** What is recorded when it begins, and at its end. */
  told: Record<'begun' | 'done', (counts: { read: number; matched: number }) => string>;
  /** What statements of the same form say besides, by which words are known that are the bank's own. */
  texts?: readonly string[];
  /** What is to be kept with the last lines. */
  besides?: (database: Database, counts: Counts) => Promise<void>;
}

interface Taking extends Pick<StatementLineRow, 'way' | 'currency'> {
  orders: StatementOrders;
  /** Of all lines of the file. */
  keys: ReadonlySet<string>;
  /** An instant from which on orders may have changed since they were read. */
  since: string;
}

/** Takes lines of a file, or some that wait. */
export async function takeLines(
  context: CallContext,
  lines: readonly KeyedLine[],
  { way, currency, told, texts = [], besides }: How,
) {
  const { store, clock } = context;
  const since = new Date(clock.now().getTime() - LONGEST_CHANGE_MS).toISOString();
  const vocabulary = await vocabularyIn([...lines.map(({ text }) => text), ...texts]);
  const days = lines.filter(isClear).map(({ day }) => day);
  const orders = await StatementOrders.read(store.database, { currency, days, vocabulary });
  const taking: Taking = { way, currency, orders, keys: new Set(lines.map(({ key }) => key)), since };
  let counts: Counts = { read: lines.length, known: 0, matched: 0, left: 0, perhaps: [] };
  let from = 0;
  do {
    const some = lines.slice(from, from + IN_ONE.lines).map(worded);
    const now = clock.now().toISOString();
    const taken = await withActivity(context, async (database) => {
      const { activity, ...result } = await takeSome(database, context, some, taking);
      const isLast = from + result.lines === lines.length;
      const sum = sumOf(counts, result);
      if (isLast) await besides?.(database, sum);
      const said = isLast ? [told.done(sum)] : from === 0 ? [told.begun(sum)] : [];
      const entries = [...said.map((text) => aboutLines('Created', text)), ...activity];
      return { result: { sum, lines: result.lines }, activity: entries };
    });
    taking.since = now;
    counts = taken.sum;
    from += taken.lines;
    await setImmediate();
  } while (from < lines.length);
  return counts;
}

function sumOf(
  counts: Counts,
  { known, matched, perhaps }: Pick<Counts, 'known' | 'matched' | 'perhaps'>,
): Counts {
  const sum = {
    ...counts,
    known: counts.known + known,
    matched: counts.matched + matched,
    perhaps: [...counts.perhaps, ...perhaps],
  };
  return { ...sum, left: sum.read - sum.known - sum.matched };
}

/**
 * For which orders some of the clear lines of a file would be entered, by their references, and which may be what an order was
 * paid with before; nothing is entered.
 */
export async function ordersFor(
  { store: { database } }: Pick<CallContext, 'store'>,
  { lines, currency }: Pick<StatementFile, 'lines' | 'currency'>,
  { way, shown }: Pick<StatementLineRow, 'way'> & { shown: readonly KeyedLine[] },
): Promise<{ references: Map<KeyedLine, string>; perhaps: Set<KeyedLine> }> {
  const vocabulary = await vocabularyIn(lines.map(({ text }) => text));
  const keys = new Set(lines.map(({ key }) => key));
  const wanted = new Map(shown.map((line) => [line.key, line]));
  const some = lines.filter(({ key }) => wanted.has(key)).map(worded);
  const days = some.map(({ day }) => day);
  const orders = await StatementOrders.read(database, { currency, days, vocabulary });
  const references = some.flatMap((line) => line.references);
  const named = Map.groupBy(await findByReferences(database, references), ({ reference }) => reference);
  const found = new Map<KeyedLine, string>();
  const perhaps = new Set<KeyedLine>();
  const settled = new Set<string>();
  for (const line of some) {
    const among = line.references.flatMap((reference) => named.get(reference) ?? []);
    const result = await certainly(database, line, { named: among, orders, way, currency, keys });
    const isSettled = result?.by === 'name' && result.parts.some(({ order }) => settled.has(order.id));
    const parts = result && result.by !== 'perhaps' && !isSettled ? result.parts : [];
    for (const { order } of parts) settled.add(order.id);
    const of = wanted.get(line.key);
    if (of && result?.by === 'perhaps') perhaps.add(of);
    if (of && parts.length > 0) found.set(of, parts.map(({ order }) => order.reference).join(', '));
    if (result?.entered) orders.use(result.entered);
  }
  return { references: found, perhaps };
}

type Keyed = KeyedLine & Worded;

function isClear({ doubts }: KeyedLine): boolean {
  return doubts.length === 0;
}

function worded(line: KeyedLine): Keyed {
  return { ...line, words: wordsOf(line.text), references: referencesIn(line.text) };
}

/** The words of these texts. They aren't kept with each line: of 10,000, collecting them is what others would wait for. */
async function vocabularyIn(texts: readonly string[]): Promise<Vocabulary> {
  const vocabulary = vocabularyOf([]);
  for (const [index, text] of texts.entries()) {
    addWords(vocabulary, new Set(wordsOf(text)));
    if (index % IN_A_TURN === IN_A_TURN - 1) await setImmediate();
  }
  return vocabulary;
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
): Promise<Pick<Counts, 'known' | 'matched' | 'perhaps'> & { lines: number; activity: ActivityEntry[] }> {
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
  const perhaps: string[] = [];
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
    const { day, text, amount, key, bankId, toldBy, asked } = line;
    const doubts = found?.by === 'perhaps' ? ['same'] : line.doubts;
    const row: StatementLineRow = {
      ...{ id: line.before?.id ?? newId(), key, way, day, text, amount, currency: line.currency, created_at },
      ...{ doubts: doubts.join(), bank_id: bankId || null, told_by: toldBy },
      asked: askedIn(asked),
      ...{ state: 'open', matched_by: null },
      order_id: others.length === 0 ? (only?.order.id ?? line.orderId) : null,
    };
    rows.push(row);
    if (found?.by === 'perhaps') perhaps.push(key);
    if (!found || found.by === 'perhaps') continue;
    Object.assign(row, { state: 'matched', matched_by: found.by });
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
  return { ...taken, perhaps, activity };
}
