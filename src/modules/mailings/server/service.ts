import type { z } from 'zod';
import { type ActivityEntry, withActivity } from '#modules/activity/server/service.ts';
import { siteZone } from '#modules/editions/server/service.ts';
import { PENDING_MAILS } from '#modules/mail/contract.ts';
import { countOfMailings, type MailRow, moveMailsOf } from '#modules/mail/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { dateTime } from '#platform/contract/zoned-time.ts';
import { assertCurrentVersion, changesBetween } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import { type CallContext, requireActor } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { requestJob } from '#platform/server/jobs/request.ts';
import {
  type Mailing,
  type MailingState,
  type mailingForm,
  REACHES_NOBODY,
  type Steering,
} from '../contract.ts';
import { mailingKind } from '../kind.ts';
import { reachOf } from './audience.ts';
import { writeMailing } from './jobs.ts';
import { findMailing, insertMailing, removeMailing, updateMailing } from './queries.ts';
import type { MailingRow } from './tables.ts';

type Form = z.output<typeof mailingForm>;

const GONE = 'This mailing no longer exists.';
const BEGUN = 'This is no longer a draft, so it can’t be changed.';
const PAST = 'This time is in the past.';
/** What the mails of a mailing that goes on are in. */
const WAITING: readonly MailRow['state'][] = ['queued', 'retry'];

export async function getMailing(database: Database, id: string): Promise<MailingRow> {
  const row = await findMailing(database, id);
  if (!row) throw new Refusal('not-found', GONE);
  return row;
}

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
    return {
      id: row.id,
      purpose: row.purpose,
      state: isDone ? ('sent' as const) : row.state,
      subject: row.subject,
      date: row.created_at,
      sendAt: row.send_at ?? '',
      recipients: row.recipients ?? 0,
      written: counted
        .filter(({ mailing_id }) => mailing_id === row.id)
        .reduce((sum, { count }) => sum + count, 0),
      sent: of(['sent']),
      failed: of(['failed']),
      unclear: of(['unclear']),
      dropped: of(['dropped']),
    };
  });
}

export function createMailing(context: CallContext, form: Form): Promise<string> {
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
    return { result: row.id, activity: describe('Created', row, 'Wrote') };
  });
}

export function changeMailing(
  context: CallContext,
  id: string,
  { version, ...form }: Form & { version?: string | undefined },
): Promise<void> {
  return withActivity(context, async (database) => {
    const row = await getMailing(database, id);
    assertIn(row, ['draft'], BEGUN);
    const before = mailingSnapshot(row);
    assertCurrentVersion(before, version);
    const changed = { ...row, ...columnsOf(form) };
    await updateMailing(database, id, { ...columnsOf(form), updated_at: context.clock.now().toISOString() });
    const changes = changesBetween(before, mailingSnapshot(changed));
    return { result: undefined, activity: { ...describe('Updated', changed, 'Changed'), changes } };
  });
}

export function deleteDraft(context: CallContext, id: string): Promise<void> {
  return withActivity(context, async (database) => {
    const row = await getMailing(database, id);
    assertIn(row, ['draft'], BEGUN);
    await removeMailing(database, id);
    return { result: undefined, activity: describe('Deleted', row, 'Deleted the draft of') };
  });
}

/** Sends a draft, now or at a time in the edition's zone. Returns when. */
export async function sendOut(context: CallContext, id: string, at: string | undefined): Promise<string> {
  const { store, clock } = context;
  const draft = await getMailing(store.database, id);
  // Counted before the transaction: it may read 100,000 rows.
  if ((await reachOf(context, draft)).count === 0) throw new Refusal('conflict', REACHES_NOBODY);
  return withActivity(context, async (database) => {
    const row = await getMailing(database, id);
    assertIn(row, ['draft'], BEGUN);
    const zone = await siteZone(database, clock.now());
    const [day = '', time] = at?.split('T') ?? [];
    const due = at ? zonedInstant(day, zone, time) : clock.now();
    if (at && due <= clock.now()) throw new Refusal('invalid', PAST, { at: PAST });
    const send_at = due.toISOString();
    await updateMailing(database, id, { state: at ? 'scheduled' : 'sending', send_at });
    await requestJob(database, writeMailing, { subject: id, due });
    const when = at ? `to be sent at ${dateTime(send_at, zone)}` : 'to be sent now';
    return {
      result: at ? dateTime(send_at, zone) : '',
      activity: describe('Updated', row, `Released, ${when},`),
    };
  });
}

interface Step {
  from: readonly MailingState[];
  to: MailingState;
  verb: string;
  refusal: string;
}

const STEPS: Readonly<Record<Steering, Step>> = {
  pause: { from: ['sending'], to: 'paused', verb: 'Paused', refusal: 'This isn’t being sent.' },
  resume: { from: ['paused'], to: 'sending', verb: 'Resumed', refusal: 'This isn’t paused.' },
  stop: {
    from: ['sending', 'paused'],
    to: 'stopped',
    verb: 'Stopped',
    refusal: 'This isn’t being sent.',
  },
  withdraw: {
    from: ['scheduled'],
    to: 'draft',
    verb: 'Took back the time of',
    refusal: 'This isn’t scheduled.',
  },
};

/** What is in flight at this moment is still sent. */
export function steer(context: CallContext, id: string, action: Steering): Promise<string> {
  return withActivity(context, async (database) => {
    const row = await getMailing(database, id);
    const { from, to, verb, refusal } = STEPS[action];
    assertIn(row, from, refusal);
    const now = context.clock.now();
    await updateMailing(database, id, {
      state: to,
      ...(to === 'stopped' && { ended_at: now.toISOString() }),
    });
    await moveMails(database, row.id, action, now.toISOString());
    if (action === 'resume') await requestJob(database, writeMailing, { subject: id, due: now });
    return { result: verb, activity: describe('Updated', row, verb) };
  });
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
  return { Purpose: purpose, Subject: subject, Text: body, Audience: audience };
}

function columnsOf({ purpose, subject, body, audience }: Form) {
  return { purpose, subject, body, audience: JSON.stringify(audience) };
}

function assertIn({ state }: MailingRow, states: readonly MailingState[], refusal: string): void {
  if (!states.includes(state)) throw new Refusal('conflict', refusal);
}

function describe(type: 'Created' | 'Updated' | 'Deleted', row: MailingRow, verb: string): ActivityEntry {
  const description = `${verb} the mail to many “${row.subject}”`;
  return { type, description, subject: { type: mailingKind.name, id: row.id } };
}
