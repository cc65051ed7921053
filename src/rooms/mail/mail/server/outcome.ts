import type { NodemailerError } from 'nodemailer';
import type { MailPromise } from './tables.ts';

/** What became of one attempt, with the server's own words. */
export type Outcome =
  | { state: 'sent'; reply: string }
  | { state: 'failed'; reply: string; isGone: boolean }
  /** `isAway`: nothing could be handed in, whatever the mail. */
  | { state: 'retry'; reply: string; isAway: boolean }
  | { state: 'unclear'; reply: string }
  | { state: 'dropped'; reply: string };

const REPLY_MAX = 1_000;
/** Replies to these are about the mail; replies to others are about us, such as a wrong password. */
const ABOUT_THE_MAIL: readonly (string | undefined)[] = ['MAIL FROM', 'RCPT TO', 'DATA', undefined];
/** A server that ends says this at any time, perhaps instead of saying that it took the mail. */
const FAREWELL = 421;
/** RFC 3463, section 3.2: the address doesn't exist and never will. */
const GONE = /\b5\.1\.(1|2|3|6|10)\b/;
/** Before any of the mail was handed over: without a connection, at the greeting, or at the recipient. */
const BEFORE = ['EDNS', 'EAUTH', 'ENOAUTH', 'ETLS', 'ECONFIG', 'EPROTOCOL', 'EENVELOPE'];

/** What a failed attempt means for a mail with this promise. */
export function outcomeOf(thrown: unknown, promise: MailPromise): Outcome {
  const error = thrown as NodemailerError;
  const reply = (error.response ?? error.message ?? String(thrown)).slice(0, REPLY_MAX);
  const { responseCode: code } = error;
  const isAboutIt = error.code !== 'EAUTH' && ABOUT_THE_MAIL.includes(error.command);
  if (code && code >= 400 && code !== FAREWELL && isAboutIt) {
    if (code < 500) return { state: 'retry', reply, isAway: false };
    return { state: 'failed', reply, isGone: GONE.test(reply) };
  }
  if (promise === 'bulk' && !isBeforeTheMail(error)) return { state: 'unclear', reply };
  return { state: 'retry', reply, isAway: true };
}

/** Otherwise the connection may have ended, even with a farewell, after the server took the mail. */
function isBeforeTheMail(error: NodemailerError & NodeJS.ErrnoException): boolean {
  return error.syscall === 'connect' || BEFORE.includes(error.code ?? '');
}
