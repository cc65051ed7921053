import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { type Job, whileHeld } from '#platform/server/jobs/job.ts';
import { requestJob } from '#platform/server/jobs/request.ts';
import { attendeesById, ticketSender } from '#rooms/people/server.ts';
import { letsIn } from '../states.ts';
import { linesOf, updateLine } from './line-queries.ts';
import { findOrder } from './queries.ts';
import type { OrderLineRow } from './tables.ts';

/** Whether somebody has this place who wasn't sent its ticket. */
export function lacksTicket({ attendee_id, ended_at, ticket_sent_at }: OrderLineRow): boolean {
  return attendee_id !== null && ended_at === null && ticket_sent_at === null;
}

/** Has the tickets of an order sent that are due. */
export function requestTickets(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  orderId: string,
): Promise<void> {
  return requestJob(database, sendTickets, { subject: orderId, due: clock.now() });
}

/** Sends those in an order their tickets, each once, as soon as it lets them in. */
export const sendTickets: Job = {
  kind: 'send-tickets',
  schedule: 'on demand',
  async run(context) {
    const send = await ticketSender(context);
    await whileHeld(context, async (database) => {
      const order = await findOrder(database, context.subject);
      if (!order || !letsIn(order.state)) return;
      const lines = (await linesOf(database, [order.id])).filter(lacksTicket);
      const people = await attendeesById(
        database,
        lines.flatMap(({ attendee_id }) => attendee_id ?? []),
      );
      const coming = people.filter(({ cancelled_at }) => cancelled_at === null);
      await send(database, order.event_id, coming);
      const ticket_sent_at = context.clock.now().toISOString();
      for (const { id } of lines) await updateLine(database, id, { ticket_sent_at });
    });
  },
};
