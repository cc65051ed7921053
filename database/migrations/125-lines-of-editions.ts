import { type Kysely, sql } from 'kysely';
import { orderedText } from '../column-types.ts';

/** The edition of each place in an order, so that those of a kind are counted by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_lines').addColumn('event_id', orderedText(db)).execute();
  await sql`update order_lines set event_id = (select event_id from orders where orders.id = order_id)`.execute(
    db,
  );
  await db.schema
    .createIndex('order_lines_taken')
    .on('order_lines')
    .columns(['event_id', 'kind'])
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
}
