import { setImmediate } from 'node:timers/promises';
import { Refusal } from '#platform/contract/refusal.ts';
import { allRows } from '#platform/server/database/all-rows.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { withActivity } from '#rooms/ground/server.ts';
import type { StatementGroup } from '../statement-contract.ts';
import * as tell from '../statement-messages.ts';
import { aboutLines } from './enter-line.ts';
import { hashOf } from './line-keys.ts';
import {
  type GroupOfLines,
  ignoreOpenLines,
  linesOfGroup,
  listGroups,
  textsOfForm,
} from './statement-queries.ts';
import { askedOf, doubtsOf, type StatementLineRow } from './tables.ts';
import { takeLines } from './take-statement.ts';
import type { KeyedLine } from './what-is-known.ts';

/** On the screen. */
const GROUPS_SHOWN = 20;
/** Any of them may be answered. */
const GROUPS_MAX = 10_000;
/** As many as a file has. */
const TEXTS_MAX = 10_000;
/** In one transaction. */
const AT_ONCE = 100;

/** Lines of one form of statement that wait for the same words, the most first. */
export async function readGroups(database: Database): Promise<StatementGroup[]> {
  const groups = await listGroups(database, GROUPS_SHOWN);
  return groups.map(({ count, first, last, ...group }) => ({
    ...{ id: idOf(group), ...askedOf(group), way: group.way, currency: group.currency },
    ...{ count: Number(count), from: first, to: last },
  }));
}

function idOf({ asked, told_by, way, currency }: GroupOfLines): string {
  return hashOf([asked, told_by, way, currency].join('\n'));
}

export async function findGroup(database: Database, id: string): Promise<GroupOfLines | undefined> {
  return (await listGroups(database, GROUPS_MAX)).find((one) => idOf(one) === id);
}

/** Enters what of a group belongs to orders, as if the words had been known when it was read, or puts it aside. */
export async function answerGroup(context: CallContext, id: string, means: 'came-in' | 'left-out') {
  const { database } = context.store;
  const group = await findGroup(database, id);
  if (!group) throw new Refusal('not-found', tell.groupGone());
  const rows: StatementLineRow[] = [];
  for await (const some of allRows(linesOfGroup(database, group))) rows.push(...some);
  if (means === 'left-out') return { count: await leaveOut(context, rows), matched: 0 };
  const { way, currency } = group;
  const own = new Set(rows.map((row) => row.id));
  const others = await textsOfForm(database, group.told_by, TEXTS_MAX);
  const { read, known, matched } = await takeLines(context, rows.map(withoutAsked), {
    ...{ way, currency, texts: others.flatMap((row) => (own.has(row.id) ? [] : [row.text])) },
    told: { begun: tell.groupBegun, done: tell.groupEntry },
  });
  return { count: read - known, matched };
}

/** As it would have been read, had the words been known. */
function withoutAsked(row: StatementLineRow): KeyedLine {
  const { id, key, day, text, amount, currency, bank_id, told_by } = row;
  const { type, state } = askedOf(row);
  const cleared = [type !== undefined && 'direction', state !== undefined && 'state'];
  return {
    ...{ key, day, text, amount, currency, bankId: bank_id ?? '', isIdLikely: false, toldBy: told_by },
    ...{ line: 0, days: {}, told: text, written: text, asked: {} },
    doubts: doubtsOf(row).filter((doubt) => !cleared.includes(doubt)),
    ...{ before: { id, isOutdated: true }, orderId: row.order_id },
  };
}

async function leaveOut(context: CallContext, rows: readonly StatementLineRow[]): Promise<number> {
  let left = 0;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const ids = rows.slice(from, from + AT_ONCE).map(({ id }) => id);
    left += await withActivity(context, async (database) => {
      const count = await ignoreOpenLines(database, ids);
      return {
        result: count,
        activity: count > 0 ? aboutLines('Updated', tell.leftOutEntry({ count })) : [],
      };
    });
    await setImmediate();
  }
  return left;
}
