import { earlyTicket, issueTicket, type Ticket } from '#features/spam-guard/server/service.ts';
import type { OwnForm } from '#platform/client/page.ts';
import type { Refusal } from '#platform/contract/refusal.ts';
import { BoundedLimiter, Spent } from '#platform/server/bounded-limiter.ts';
import type { CallContext } from '#platform/server/http/context.ts';

const TICKETS = 20;
const WINDOW_SECONDS = 10 * 60;

/**
 * Gives forms in browsers without JavaScript the ticket that passes the spam guard after a short wait.
 * Limited per address, so that nobody can wait with thousands of tickets at once.
 */
export class Tickets {
  readonly #given = new BoundedLimiter({ points: TICKETS, duration: WINDOW_SECONDS });

  /** Undefined if no ticket is needed, or the address has used up its share. */
  async give(context: CallContext): Promise<Ticket | undefined> {
    if (!context.config.captcha) return undefined;
    try {
      this.#given.consume(context.address);
    } catch (thrown) {
      if (thrown instanceof Spent) return undefined;
      throw thrown;
    }
    return issueTicket(context);
  }

  /** How to show a refused form again: with its own ticket, or with another if that one isn't valid. */
  async keepUp(context: CallContext, sent: Record<string, string>, refusal: Refusal): Promise<OwnForm> {
    const { captcha: ticket = '', ...values } = sent;
    const { captcha, ...errors } = refusal.errors;
    const refused = { values, errors, code: refusal.code, message: refusal.message };
    if (ticket && !captcha) return { refused, ticket };
    const next = (await earlyTicket(context, ticket)) ?? (await this.give(context));
    if (!next || !captcha) return { refused, ticket: next?.ticket };
    return { refused: { ...refused, message: next.message, isEarly: true }, ticket: next.ticket };
  }
}
