import { createHash } from 'node:crypto';
import { type ActivityEntry, withActivity } from '#modules/activity/server/service.ts';
import { editionOfNew } from '#modules/editions/server/service.ts';
import { readTableInChild } from '#modules/imports/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { Way } from '../contract.ts';
import { likelyAmong } from '../likely.ts';
import * as say from '../messages.ts';
import { readReference, referencesIn } from '../reference.ts';
import {
  headingsFound,
  isNamedIn,
  namesOf,
  type Reported,
  readReported,
  settledBy,
  type Vocabulary,
  vocabularyOf,
  wordsOf,
} from '../statement.ts';
import type { StatementLine } from '../statement-contract.ts';
import { dueOf, isAwaiting } from '../states.ts';
import { amountOf } from './amount-of.ts';
import { aboutEntry, enterMoney } from './change-order.ts';
import { type EnteredByHand, like, nearest, readEnteredByHand } from './entered-by-hand.ts';
import { withholdable } from './ledger.ts';
import { hasSource } from './ledger-queries.ts';
import { linesOf } from './line-queries.ts';
import { findByReference, findByReferences, findOrders, listAwaiting } from './queries.ts';
import {
  findStatementLine,
  insertStatementLine,
  listEnteredBefore,
  listReportedOn,
  listStatementLines,
  readBefore,
  updateStatementLine,
} from './statement-queries.ts';
import type { LedgerEntryRow, OrderRow, StatementLineRow } from './tables.ts';

const SHOWN_MAX = 500;

interface Given {
  file: File;
  way: Exclude<Way, 'cash'>;
  edition: string | undefined;
}

/**
 * Reads a statement and enters what belongs to orders: by the reference, else by amount and name together. What was read
 * before, from this file or another that overlaps it, is left out. All of it is one change.
 */
export async function takeStatement(context: CallContext, { file, way, edition }: Given) {
  const table = await readTableInChild(file);
  return withActivity(context, async (database) => {
    const of = await editionOfNew(database, context.clock.now(), edition);
    const currency = of?.currency;
    if (!currency) throw new Refusal('conflict', say.noCurrency());
    const statement = readReported(table, currency);
    if (!statement) {
      const message = say.notAStatement({ headings: headingsFound(table) });
      throw new Refusal('invalid', message, { file: message });
    }
    const { lines: reported, unread } = statement;
    const keyed = withKeys(reported, way);
    const known = await readBefore(
      database,
      keyed.map(({ key }) => key),
    );
    const paidBefore = new Set(
      (await listReportedOn(database, [...new Set(reported.map(({ day }) => day))])).map((line) =>
        paymentOf(line.order_id, line),
      ),
    );
    const activity: ActivityEntry[] = [];
    const awaiting = await readAwaiting(database, currency);
    const byHand = await readEnteredByHand(
      database,
      currency,
      reported.map(({ day }) => day),
    );
    const vocabulary = vocabularyOf(reported.map(({ text }) => text));
    const created_at = context.clock.now().toISOString();
    let matched = 0;
    for (const { key, ...line } of keyed) {
      if (known.has(key)) continue;
      const belongs = await matching(database, line, { currency, way, awaiting, byHand, vocabulary });
      // Other columns, or the other way, make the same payment look like another one: somebody decides.
      const isKnown = belongs && paidBefore.has(paymentOf(belongs.order.id, line));
      const found = isKnown ? undefined : belongs;
      const row: StatementLineRow = {
        ...{ id: newId(), key, ...line, currency, way },
        ...{
          state: found ? 'matched' : 'open',
          order_id: found?.order.id ?? null,
          matched_by: found?.by ?? null,
        },
        created_at,
      };
      await insertStatementLine(database, row);
      if (!found) continue;
      matched += 1;
      if (found.entered) {
        byHand.splice(byHand.indexOf(found.entered), 1);
        activity.push(sameEntry(row, found.order));
        continue;
      }
      const entered = await enter(database, context, row, found.order);
      if (isAwaiting(entered.result.state)) awaiting.set(...awaitingEntry(entered.result));
      else awaiting.delete(found.order.id);
      activity.push(...entered.activity);
    }
    const counts = {
      read: keyed.length,
      known: known.size,
      matched,
      left: keyed.length - known.size - matched,
      unread,
    };
    const summary: ActivityEntry = {
      type: 'Created',
      description: say.statementEntry({ read: counts.read, matched }),
      subject: { type: 'order', id: null },
    };
    return { result: counts, activity: [summary, ...activity] };
  });
}

function paymentOf(order: string | null, { day, amount }: Pick<Reported, 'day' | 'amount'>): string {
  return `${order} ${day} ${amount}`;
}

/** Equal payments of one day are told apart by their number, which is the same when the statement is read again. */
function withKeys(reported: readonly Reported[], way: string) {
  const seen = new Map<string, number>();
  return reported.map((line) => {
    const same = [way, line.day, line.amount, line.text].join('\n');
    const number = (seen.get(same) ?? 0) + 1;
    seen.set(same, number);
    return { ...line, key: createHash('sha256').update(`${same}\n${number}`).digest('hex') };
  });
}

interface AwaitingOrder {
  order: OrderRow;
  names: string[][];
}

/** Those that a payment may be for, by their ids, with the names by which it can be known. */
async function readAwaiting(database: Database, currency: string): Promise<Map<string, AwaitingOrder>> {
  return new Map((await listAwaiting(database, currency)).map(awaitingEntry));
}

function awaitingEntry(order: OrderRow): [string, AwaitingOrder] {
  const names = namesOf({ name: order.buyer_name, company: order.buyer_company });
  return [order.id, { order, names }];
}

interface Among {
  currency: string;
  way: StatementLineRow['way'];
  awaiting: ReadonlyMap<string, AwaitingOrder>;
  byHand: readonly EnteredByHand[];
  vocabulary: Vocabulary;
}

interface Found {
  order: OrderRow;
  by: 'reference' | 'name' | 'entered';
  /** What it is, if somebody entered it before. */
  entered?: EnteredByHand;
}

/** What a line belongs to without a doubt. */
async function matching(database: Database, line: Reported, among: Among): Promise<Found | undefined> {
  const { currency, awaiting, byHand, vocabulary } = among;
  const byReference = (await findByReferences(database, referencesIn(line.text))).filter(
    (order) => order.currency === currency,
  );
  const [only, ...others] = byReference;
  const alike = like(byHand, line);
  if (only) {
    if (others.length > 0) return undefined;
    const before = alike.filter(({ order }) => order.id === only.id);
    return before.length > 0 ? enteredBefore(before, line, among) : { order: only, by: 'reference' };
  }
  const words = new Set(wordsOf(line.text));
  const named = [];
  for (const { order, names } of awaiting.values()) {
    if (!isNamedIn(words, names, vocabulary)) continue;
    const due = dueOf(order);
    const kept = withholdable(order, await linesOf(database, [order.id]));
    named.push({ order, amounts: [due, ...kept.map((part) => due - part)] });
  }
  const found = settledBy(line.amount, named);
  const before = alike.filter(({ names }) => isNamedIn(words, names, vocabulary));
  if (before.length === 0) return found && { order: found.order, by: 'name' };
  const settled = named.filter(({ amounts }) => amounts.includes(line.amount));
  const possible = new Set([...settled, ...before].map(({ order }) => order.id));
  return possible.size === 1 ? enteredBefore(before, line, among) : undefined;
}

/** That payment, if it came the same way; what came another way about that day is for people to judge. */
function enteredBefore(before: readonly EnteredByHand[], line: Reported, { way }: Among): Found | undefined {
  const entered = nearest(before, line, (one) => one.way === way);
  return entered && { order: entered.order, by: 'entered', entered };
}

function sameEntry({ amount }: StatementLineRow, order: OrderRow): ActivityEntry {
  return aboutEntry(order, say.sameEntry({ amount: amountOf(order, amount), reference: order.reference }));
}

async function enter(database: Database, context: CallContext, line: StatementLineRow, order: OrderRow) {
  const entered = { amount: amountOf(order, line.amount), reference: order.reference, note: line.day };
  return enterMoney(database, context, order, {
    ...{ what: 'payment', note: say.reportedNote({ day: line.day, text: line.text }) },
    source: await sourceOf(database, line.id),
    amounts: [
      [line.way, line.amount],
      ['receivable', -line.amount],
    ],
    description: say.paymentEntry(entered),
  });
}

const SOURCE = 'statement:';

/** What it is entered by; another one once it was taken back. */
async function sourceOf(database: Database, id: string): Promise<string> {
  for (let time = 1; ; time += 1) {
    const source = `${SOURCE}${id}${time === 1 ? '' : `:${time}`}`;
    if (!(await hasSource(database, source))) return source;
  }
}

const OPEN = { state: 'open', order_id: null, matched_by: null } as const;

/** Leaves a reported payment to people again; nothing if this wasn't one. */
export async function unmatch(database: Database, source: string): Promise<void> {
  if (!source.startsWith(SOURCE)) return;
  const [id = ''] = source.slice(SOURCE.length).split(':');
  await updateStatementLine(database, id, OPEN);
}

/** The same for the line that was found to be a payment which somebody had entered, once that is taken back. */
export async function unmatchEntered(database: Database, payment: LedgerEntryRow): Promise<void> {
  const lines = await listEnteredBefore(database, [payment.order_id]);
  const line = lines.find(({ way, amount }) => way === payment.account && amount === payment.amount);
  if (line) await updateStatementLine(database, line.id, OPEN);
}

async function getOpenLine(database: Database, id: string): Promise<StatementLineRow> {
  const line = await findStatementLine(database, id);
  if (!line) throw new Refusal('not-found', say.reportedGone());
  if (line.state !== 'open') throw new Refusal('conflict', say.reportedDone());
  return line;
}

/** Enters a line for the order that somebody names; nothing, if it is a payment that was entered for it before. */
export function matchByHand(
  context: CallContext,
  id: string,
  typed: string,
): Promise<{ order: OrderRow; wasEntered: boolean }> {
  return withActivity(context, async (database) => {
    const line = await getOpenLine(database, id);
    const reference = readReference(typed);
    const order = reference && (await findByReference(database, reference));
    if (!order || order.currency !== line.currency) {
      throw new Refusal('invalid', say.referenceWrong(), { reference: say.referenceWrong() });
    }
    const byHand = await readEnteredByHand(database, line.currency, [line.day]);
    const before = nearest(byHand, line, (one) => one.order.id === order.id && one.way === line.way);
    const matched = { state: 'matched', order_id: order.id } as const;
    await updateStatementLine(database, id, { ...matched, matched_by: before ? 'entered' : 'hand' });
    const entered = before
      ? { result: order, activity: sameEntry(line, order) }
      : await enter(database, context, line, order);
    return {
      result: { order: entered.result, wasEntered: before !== undefined },
      activity: entered.activity,
    };
  });
}

export function ignoreLine(context: CallContext, id: string): Promise<void> {
  return withActivity(context, async (database) => {
    await getOpenLine(database, id);
    await updateStatementLine(database, id, { state: 'ignored', order_id: null, matched_by: null });
    const subject = { type: 'order' as const, id: null };
    return { result: undefined, activity: { type: 'Updated', description: say.ignoredEntry(), subject } };
  });
}

export async function readLines(
  database: Database,
  state: StatementLineRow['state'],
): Promise<StatementLine[]> {
  const rows = await listStatementLines(database, state, SHOWN_MAX);
  const ids = new Set(rows.flatMap(({ order_id }) => order_id ?? []));
  const orders = new Map((await findOrders(database, [...ids])).map((order) => [order.id, order]));
  const likely = state === 'open' ? await likelyOrders(database, rows) : new Map<string, never>();
  return rows.map(({ id, day, text, amount, currency, order_id, matched_by }) => {
    const reference = orders.get(order_id ?? '')?.reference ?? '';
    const by = matched_by ?? ('' as const);
    return { id, day, text, amount, currency, state, reference, by, likely: likely.get(id) ?? [] };
  });
}

/** The orders that each of these lines is most likely for. */
async function likelyOrders(database: Database, rows: readonly StatementLineRow[]) {
  const found = new Map<string, StatementLine['likely']>();
  for (const [currency, some] of Map.groupBy(rows, (row) => row.currency)) {
    const awaiting = await listAwaiting(database, currency);
    const withholding = awaiting.filter((order) => order.withholding > 0).map(({ id }) => id);
    const lines = Map.groupBy(await linesOf(database, withholding), ({ order_id }) => order_id);
    const likelyFor = likelyAmong(
      awaiting.map((order) => {
        const due = dueOf(order);
        const kept = withholdable(order, lines.get(order.id) ?? []);
        const { names } = awaitingEntry(order)[1];
        const { reference, buyer_name: buyer, buyer_company: company } = order;
        return { reference, buyer, company, due, names, amounts: [due, ...kept.map((part) => due - part)] };
      }),
    );
    for (const row of some) {
      const likely = likelyFor(row).map(({ order: { reference, buyer, company, due }, because }) => ({
        ...{ reference, buyer, company, due },
        because: [...because],
      }));
      found.set(row.id, likely);
    }
  }
  return found;
}
