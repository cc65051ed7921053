import { type Kysely, sql } from 'kysely';
import { orderedText } from '../column-types.ts';

/** When the ticket of a place was sent. Whoever had paid before got it with the confirmation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_lines').addColumn('ticket_sent_at', orderedText(db)).execute();
  await sql`
    update order_lines set ticket_sent_at =
      (select updated_at from orders where id = order_id and state in ('paid', 'withheld', 'overpaid', 'paid-twice'))
  `.execute(db);
}
