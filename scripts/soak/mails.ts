import type { MailPromise } from '#database/schema-mail.ts';
import { sendThroughCrashes } from '../../e2e/process/send-through-crashes.ts';
import type { Outcome } from './outcome.ts';

const KILLS = 5;
const AWAY_MS = 3 * 60 * 1000;

/** Sends mails while the program is killed, mails are refused and the server is away, and counts what arrives. */
export async function crashMails(promise: MailPromise, count: number): Promise<Outcome> {
  const { told, holds } = await sendThroughCrashes({ promise, count, kills: KILLS, awayMs: AWAY_MS });
  return {
    what: `${count} mails (${promise}), ${KILLS} SIGKILLs, 3 minutes without a server`,
    result: told,
    holds,
  };
}
