import type { OwnForm } from '#platform/client/page.ts';
import type { Refusal } from '#platform/contract/refusal.ts';
import { LimitReached } from '#platform/server/bounded-limiter.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { earlyTicket, issueTicket, type Ticket } from '#rooms/ground/server.ts';

/**
 * The ticket with which a form in a browser without JavaScript passes the spam guard after a short wait.
 * Undefined if no ticket is needed, or the address has used up its share.
 */
export async function giveTicket(context: CallContext): Promise<Ticket | undefined> {
  if (!context.config.captcha) return undefined;
  try {
    // Limited, so that nobody can wait with thousands of tickets at once.
    await context.limits.take('tickets', context.address);
  } catch (thrown) {
    if (thrown instanceof LimitReached) return undefined;
    throw thrown;
  }
  return issueTicket(context);
}

/** How to show a refused form again: with its own ticket, or with another if that one isn't valid any more. */
export async function keepUp(
  context: CallContext,
  sent: Record<string, string>,
  refusal: Refusal,
): Promise<OwnForm> {
  const { captcha: ticket = '', ...values } = sent;
  const { captcha, ...errors } = refusal.errors;
  const refused = { values, errors, code: refusal.code, message: refusal.message };
  // A conflict spends the ticket; other refusals leave it for the corrected form.
  if (ticket && !captcha && refusal.code !== 'conflict') return { refused, ticket };
  const next = (await earlyTicket(context, ticket)) ?? (await giveTicket(context));
  if (!next || !captcha) return { refused, ticket: next?.ticket };
  return { refused: { ...refused, message: next.message, isEarly: true }, ticket: next.ticket };
}
