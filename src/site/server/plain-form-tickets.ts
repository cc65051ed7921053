import { earlyTicket, issueTicket, type Ticket } from '#features/spam-guard/server/service.ts';
import type { OwnForm } from '#platform/client/page.ts';
import type { Refusal } from '#platform/contract/refusal.ts';
import { BoundedLimiter } from '#platform/server/bounded-limiter.ts';
import type { CallContext } from '#platform/server/http/context.ts';

const TICKETS = 20;
const WINDOW_SECONDS = 10 * 60;

/**
 * Gives a form for browsers without JavaScript the ticket with which it passes the spam guard after a short
 * wait: a few for each address, so that waiting can't be done by the thousand.
 */
export class Tickets {
  readonly #given = new BoundedLimiter({ points: TICKETS, duration: WINDOW_SECONDS });

  /** Nothing where none is needed, or the address has had its share. */
  async give(context: CallContext): Promise<Ticket | undefined> {
    if (!context.config.captcha) return undefined;
    const allowed = await this.#given.consume(context.address).catch(() => undefined);
    return allowed && (await issueTicket(context));
  }

  /** What to show of a form that was refused: with the ticket it came with, or another if that doesn't hold. */
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
