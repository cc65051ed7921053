import { RateLimiterMemory } from 'rate-limiter-flexible';
import { issueTicket } from '#features/spam-guard/server/service.ts';
import type { RefusedForm } from '#platform/client/page.ts';
import type { CallContext } from '#platform/server/http/context.ts';

const TICKETS = 10;
const WINDOW_SECONDS = 10 * 60;

/**
 * Gives a form that came without JavaScript the ticket with which it passes the spam guard after a short
 * wait: a few for each address, so that waiting can't be done by the thousand.
 */
export class Tickets {
  readonly #given = new RateLimiterMemory({ points: TICKETS, duration: WINDOW_SECONDS });

  async give(context: CallContext, refused: RefusedForm): Promise<RefusedForm> {
    const { captcha, ...errors } = refused.errors;
    const needsTicket = captcha !== undefined || !refused.values.captcha;
    if (!needsTicket || !context.config.captcha) return refused;
    const allowed = await this.#given.consume(context.address).catch(() => undefined);
    if (!allowed) return refused;
    const { ticket, message } = await issueTicket(context);
    const values = { ...refused.values, captcha: ticket };
    return { values, errors, message: captcha === undefined ? refused.message : message };
  }
}
