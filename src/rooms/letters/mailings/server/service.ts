import type { z } from 'zod';
import { Refusal } from '#platform/contract/refusal.ts';
import { enteredInstant } from '#platform/contract/zoned-instant.ts';
import { dateTime } from '#platform/contract/zoned-time.ts';
import { assertCurrentVersion, changesBetween } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import { type CallContext, requireActor } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { requestJob } from '#platform/server/jobs/request.ts';
import { type FindByName, siteZone } from '#rooms/edition/server.ts';
import { type ActivityEntry, withActivity } from '#rooms/ground/server.ts';
import { PENDING_MAILS } from '#rooms/mail/contract.ts';
import { countOfMailings, dropMails, heldMailsOf, type MailRow, moveMailsOf } from '#rooms/mail/server.ts';
import {
  MAILING_STATES,
  type Mailing,
  type MailingState,
  type mailingForm,
  type Steering,
  type sendMailing,
} from '../contract.ts';
import { mailingKind } from '../kind.ts';
import * as say from '../messages.ts';
import { assertMayWriteTo, ofThisEdition, othersHidden, reachOf, recipientsAmong } from './audience.ts';
import { writeMailing } from './jobs.ts';
import { findMailing, insertMailing, listMailings, removeMailing, updateMailing } from './queries.ts';
import type { MailingRow } from './tables.ts';

type Form = z.output<typeof mailingForm>;

/** What the mails of a mailing that goes on are in. */
const WAITING: readonly MailRow['state'][] = ['queued', 'retry'];

export async function getMailing(
  context: Pick<CallContext, 'store' | 'actor'>,
  id: string,
  database: Database = context.store.database,
): Promise<MailingRow> {
  const row = await findMailing(database, id);
  if (!row) throw new Refusal('not-found', say.gone());
  assertMayWriteTo(context, JSON.parse(row.audience));
  return row;
}

/** Those whose subjects contain the term, the newest first, without those to others than who asks may see. */
export const findMailings: FindByName = async (database, search, pageSize, _scope, asking) => {
  const { rows } = await listMailings(database, { search, page: 1, pageSize }, othersHidden(asking));
  const mailings = await withCounts(database, rows);
  return mailings.map(({ id, subject, state }) => ({
    id,
    title: subject,
    details: [MAILING_STATES[state]()],
  }));
};

/** With how far each is. */
export async function withCounts(database: Database, rows: readonly MailingRow[]): Promise<Mailing[]> {
  if (rows.length === 0) return [];
  const counted = await countOfMailings(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const of = (states: readonly MailRow['state'][]) =>
      counted
        .filter(({ mailing_id, state }) => mailing_id === row.id && states.includes(state))
        .reduce((sum, { count }) => sum + count, 0);
    const waits = of([...PENDING_MAILS, 'held']);
    const isDone = row.state === 'sending' && row.is_written === 1 && waits === 0;
    const kept = of(['withheld']);
    const sent = of(['sent']);
    return {
      id: row.id,
      purpose: row.purpose,
      state: isDone ? (kept > 0 && sent === 0 ? ('kept' as const) : ('sent' as const)) : row.state,
      subject: row.subject,
      date: row.created_at,
      sendAt: row.send_at ?? '',
      recipients: row.recipients ?? 0,
      written: counted
        .filter(({ mailing_id }) => mailing_id === row.id)
        .reduce((sum, { count }) => sum + count, 0),
      sent,
      kept,
      failed: of(['failed']),
      unclear: of(['unclear']),
      dropped: of(['dropped']),
    };
  });
}

export async function createMailing(context: CallContext, form: Form): Promise<string> {
  assertMayWriteTo(context, form.audience);
  return withActivity(context, async (database) => {
    const now = context.clock.now().toISOString();
    const row: MailingRow = {
      id: newId(),
      state: 'draft',
      ...columnsOf(form),
      send_at: null,
      recipients: null,
      written_until: null,
      is_written: 0,
      created_by: requireActor(context).userId,
      created_at: now,
      updated_at: now,
      ended_at: null,
    };
    await insertMailing(database, row);
    return { result: row.id, activity: describe('Created', row, say.writtenEntry) };
  });
}

export async function changeMailing(
  context: CallContext,
  id: string,
  { version, ...form }: Form & { version?: string | undefined },
): Promise<void> {
  assertMayWriteTo(context, form.audience);
  return withActivity(context, async (database) => {
    const row = await getMailing(context, id, database);
    assertIn(row, ['draft'], say.noDraft());
    const before = () => mailingSnapshot(row);
    assertCurrentVersion(before, version);
    const changed = { ...row, ...columnsOf(form) };
    await updateMailing(database, id, { ...columnsOf(form), updated_at: context.clock.now().toISOString() });
    const changes = changesBetween(before, () => mailingSnapshot(changed));
    return { result: undefined, activity: { ...describe('Updated', changed, say.changedEntry), changes } };
  });
}

export function deleteDraft(context: CallContext, id: string): Promise<void> {
  return withActivity(context, async (database) => {
    const row = await getMailing(context, id, database);
    assertIn(row, ['draft'], say.noDraft());
    await removeMailing(database, id);
    return { result: undefined, activity: describe('Deleted', row, say.deletedEntry) };
  });
}

/** Sends a draft, now or at a time in the edition's zone; refused if it isn't as it was seen. Returns when. */
export async function sendOut(
  context: CallContext,
  id: string,
  { at, version }: Pick<z.output<typeof sendMailing.body>, 'at' | 'version'>,
): Promise<string> {
  const { clock } = context;
  const draft = await getMailing(context, id);
  // Counted before the transaction: it may read 100,000 rows.
  if ((await reachOf(context, draft)).count === 0) throw new Refusal('conflict', say.reachesNobody());
  return withActivity(context, async (database) => {
    const row = await getMailing(context, id, database);
    assertIn(row, ['draft'], say.noDraft());
    assertCurrentVersion(() => mailingSnapshot(row), version);
    const zone = await siteZone(database, clock.now());
    const due = at ? enteredInstant(at, zone, 'at') : clock.now();
    if (at && due <= clock.now()) throw new Refusal('invalid', say.timeIsPast(), { at: say.timeIsPast() });
    const send_at = due.toISOString();
    const audience = await ofThisEdition(database, row.audience, clock.now());
    await updateMailing(database, id, { state: at ? 'scheduled' : 'sending', send_at, audience });
    await requestJob(database, writeMailing, { subject: id, due });
    const when = dateTime(send_at, zone);
    const entry: Entry = at ? ({ subject }) => say.releasedLaterEntry({ subject, when }) : say.releasedEntry;
    return {
      result: at ? when : '',
      activity: describe('Updated', row, entry),
    };
  });
}

type Entry = (row: Pick<MailingRow, 'subject'>) => string;

interface Step {
  from: readonly MailingState[];
  to: MailingState;
  entry: Entry;
  refusal: () => string;
}

const STEPS: Readonly<Record<Steering, Step>> = {
  pause: { from: ['sending'], to: 'paused', entry: say.pausedEntry, refusal: say.notBeingSent },
  resume: { from: ['paused'], to: 'sending', entry: say.resumedEntry, refusal: say.notPaused },
  stop: {
    from: ['sending', 'paused'],
    to: 'stopped',
    entry: say.stoppedEntry,
    refusal: say.notBeingSent,
  },
  withdraw: {
    from: ['scheduled'],
    to: 'draft',
    entry: say.withdrawnEntry,
    refusal: say.notScheduled,
  },
};

/** What is in flight at this moment is still sent. */
export function steer(context: CallContext, id: string, action: Steering): Promise<void> {
  return withActivity(context, async (database) => {
    const row = await getMailing(context, id, database);
    const { from, to, entry, refusal } = STEPS[action];
    assertIn(row, from, refusal());
    const now = context.clock.now();
    await updateMailing(database, id, {
      state: to,
      ...(to === 'stopped' && { ended_at: now.toISOString() }),
      ...(to === 'draft' && { send_at: null }),
    });
    if (action === 'resume') await dropUnmeant(context, database, row);
    await moveMails(database, row.id, action, now.toISOString());
    if (action === 'resume') await requestJob(database, writeMailing, { subject: id, due: now });
    return { result: undefined, activity: describe('Updated', row, entry) };
  });
}

/** Who has cancelled or ended the news during a pause isn't written to after it. */
async function dropUnmeant(context: CallContext, database: Database, row: MailingRow): Promise<void> {
  const held = await heldMailsOf(database, row.id);
  const ids = held.flatMap(({ about_id }) => about_id ?? []);
  const meant = new Set((await recipientsAmong(context, database, row, ids)).map(({ id }) => id));
  const unmeant = held.filter(({ about_id }) => !meant.has(about_id ?? ''));
  await dropMails(
    database,
    unmeant.map(({ id }) => id),
  );
}

async function moveMails(database: Database, mailingId: string, action: Steering, now: string) {
  if (action === 'pause') {
    await moveMailsOf(database, { mailingId, from: WAITING }, { state: 'held', due_at: null });
  }
  if (action === 'resume') {
    await moveMailsOf(database, { mailingId, from: ['held'] }, { state: 'queued', due_at: now });
  }
  if (action === 'stop') {
    await moveMailsOf(
      database,
      { mailingId, from: [...WAITING, 'held'] },
      { state: 'dropped', due_at: null },
    );
  }
}

export function mailingSnapshot({ purpose, subject, body, audience }: MailingRow) {
  return {
    [say.purpose()]: purpose,
    [say.subject()]: subject,
    [say.text()]: body,
    [say.audienceLabel()]: audience,
  };
}

export function assertDraft(row: MailingRow): void {
  assertIn(row, ['draft'], say.noDraft());
}

function columnsOf({ purpose, subject, body, audience }: Form) {
  return { purpose, subject, body, audience: JSON.stringify(audience) };
}

function assertIn({ state }: MailingRow, states: readonly MailingState[], refusal: string): void {
  if (!states.includes(state)) throw new Refusal('conflict', refusal);
}

function describe(type: 'Created' | 'Updated' | 'Deleted', row: MailingRow, entry: Entry): ActivityEntry {
  return { type, description: entry(row), subject: { type: mailingKind.name, id: row.id } };
}
