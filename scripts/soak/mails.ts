import type { MailPromise } from '#modules/mail/server/tables.ts';
import { quickPlace } from '#testing/temporary-folder.ts';
import { sendThroughCrashes } from '../../e2e/process/send-through-crashes.ts';
import { findPostgres, NO_POSTGRES } from '../find/postgres.ts';
import { startPostgres } from '../find/start-postgres.ts';
import type { Outcome } from './outcome.ts';

const PROMISES: readonly MailPromise[] = ['transactional', 'bulk'];
const KILLS = 5;
const AWAY_MS = 3 * 60 * 1000;
const INSTANCES = 2;

/** Sends mails while the program is killed, mails are refused and the server is away, and counts what arrives. */
export async function crashMails(count: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const promise of PROMISES) outcomes.push(await crash(promise, count, 'SQLite'));
  for (const promise of PROMISES) outcomes.push(await crashShared(promise, count));
  return outcomes;
}

async function crash(
  promise: MailPromise,
  count: number,
  where: string,
  more: Pick<Parameters<typeof sendThroughCrashes>[0], 'shared'> = {},
): Promise<Outcome> {
  const { told, holds } = await sendThroughCrashes({
    promise,
    count,
    kills: KILLS,
    awayMs: AWAY_MS,
    ...more,
  });
  const what = `${count} mails (${promise}), ${where}, ${KILLS} SIGKILLs, 3 minutes without a server`;
  return { what, result: told, holds };
}

async function crashShared(promise: MailPromise, count: number): Promise<Outcome> {
  const where = `PostgreSQL with ${INSTANCES} instances`;
  const programs = findPostgres();
  if (!programs) return { what: `mails (${promise}), ${where}`, result: NO_POSTGRES, holds: false };
  const postgres = await startPostgres(programs, { place: quickPlace() });
  try {
    return await crash(promise, count, where, {
      shared: { databaseUrl: postgres.url, instances: INSTANCES },
    });
  } finally {
    await postgres.stop();
  }
}
