import type { Database, Engine } from '../database/store.ts';

declare module '#database/schema.ts' {
  interface Tables {
    jobs: JobRow;
  }
}

/** Something that the program does later, and the process that is doing it. */
export interface JobRow {
  kind: string;
  /** The record that it was requested for; empty for a scheduled job. */
  subject: string;
  due_at: string;
  /** Counts up when it is requested again, so that a run knows what it was for. */
  requests: number;
  /** How often it was begun since it last succeeded or was requested. */
  attempts: number;
  leased_by: string | null;
  /** After this, the process that holds it has died. */
  leased_until: string | null;
  last_run_at: string | null;
  last_error: string | null;
  /** When a requested job was given up. */
  failed_at: string | null;
}

/** A row that this instance may work on until the lease ends. */
export type Claim = Pick<JobRow, 'kind' | 'subject' | 'requests' | 'attempts'> & { token: string };

interface Lease {
  token: string;
  now: string;
  expiresAt: string;
  /** No lease lasts longer than this: a clock that was ahead made it. */
  latest: string;
}

/** Makes sure that a scheduled job is there. A clock that was ahead, or a longer interval, doesn't delay it. */
export async function ensureScheduled(
  database: Database,
  kind: string,
  { first, latest }: { first: string; latest: string },
): Promise<void> {
  await insertRequest(database, { kind, subject: '', due_at: first })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet({ due_at: latest }).where('jobs.due_at', '>', latest),
    )
    .execute();
}

/** If it is there already, its attempts start again, even while it runs. */
export async function upsertRequest(
  database: Database,
  row: Pick<JobRow, 'kind' | 'subject' | 'due_at'>,
): Promise<void> {
  await insertRequest(database, row)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet((eb) => ({
        due_at: row.due_at,
        requests: eb('jobs.requests', '+', 1),
        attempts: 0,
        failed_at: null,
      })),
    )
    .execute();
}

function insertRequest(database: Database, row: Pick<JobRow, 'kind' | 'subject' | 'due_at'>) {
  return database.insertInto('jobs').values({ ...row, requests: 1, attempts: 0 });
}

/** Takes the job that has been due for longest, unless somebody else holds it. */
export async function claimDue(
  database: Database,
  engine: Engine,
  kinds: readonly string[],
  { token, now, expiresAt, latest }: Lease,
): Promise<Claim | undefined> {
  const due = database
    .selectFrom('jobs')
    .where('kind', 'in', kinds)
    .where('due_at', '<=', now)
    .where('failed_at', 'is', null)
    .where((eb) =>
      eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now), eb('leased_until', '>', latest)]),
    )
    .orderBy('due_at')
    .orderBy('kind')
    .orderBy('subject')
    .limit(1);
  // Looking first takes no lock: an update would, even if it changes nothing.
  if (!(await due.select('kind').executeTakeFirst())) return undefined;
  const first = due
    .select(['kind', 'subject'])
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked());
  const claimed = await database
    .with('first', () => first)
    .updateTable('jobs')
    .set((eb) => ({
      leased_by: token,
      leased_until: expiresAt,
      last_run_at: now,
      attempts: eb('attempts', '+', 1),
    }))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('kind', 'subject'),
        'in',
        selectFrom('first').select(['kind', 'subject']).$asTuple('kind', 'subject'),
      ),
    )
    .returning(['kind', 'subject', 'requests', 'attempts'])
    .executeTakeFirst();
  return claimed && { ...claimed, token };
}

/** Extends the lease. False if somebody else holds it by now. */
export async function renewLease(database: Database, { token }: Claim, expiresAt: string): Promise<boolean> {
  const renewed = await database
    .updateTable('jobs')
    .set({ leased_until: expiresAt })
    .where('leased_by', '=', token)
    .executeTakeFirst();
  return renewed.numUpdatedRows === 1n;
}

export async function holdsLease(database: Database, { token }: Claim): Promise<boolean> {
  const row = await database
    .selectFrom('jobs')
    .select('kind')
    .where('leased_by', '=', token)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the lease and says what comes next. What was requested again meanwhile stays as it was requested. */
export async function settle(
  database: Database,
  { token, requests }: Claim,
  outcome: Pick<JobRow, 'due_at' | 'attempts' | 'last_error' | 'failed_at'>,
): Promise<void> {
  await database
    .updateTable('jobs')
    .set(outcome)
    .where('leased_by', '=', token)
    .where('requests', '=', requests)
    .execute();
  await endLease(database, token);
}

/** Removes a request that has been carried out, unless it was made again meanwhile. */
export async function removeDone(database: Database, { token, requests }: Claim): Promise<void> {
  await database.deleteFrom('jobs').where('leased_by', '=', token).where('requests', '=', requests).execute();
  await endLease(database, token);
}

export async function purgeFailedBefore(database: Database, instant: string): Promise<void> {
  await database.deleteFrom('jobs').where('failed_at', '<', instant).execute();
}

async function endLease(database: Database, token: string): Promise<void> {
  const free = { leased_by: null, leased_until: null };
  await database.updateTable('jobs').set(free).where('leased_by', '=', token).execute();
}
