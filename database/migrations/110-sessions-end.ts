import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

interface Tables {
  events: { id: string; sessions_end: string | null };
  programme_published: { event_id: string; state: string; facts: string };
}

/** When the last session that was published ends, of the editions that there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('events').addColumn('sessions_end', orderedText(db)).execute();
  const tables = db as Kysely<Tables>;
  const rows = await tables
    .selectFrom('programme_published')
    .select(['event_id', 'facts'])
    .where('state', '=', 'confirmed')
    .execute();
  for (const [id, published] of Map.groupBy(rows, ({ event_id }) => event_id)) {
    const ends = published.map(({ facts }) => (JSON.parse(facts) as { end: string }).end);
    const sessions_end = ends.sort().at(-1) ?? null;
    await tables.updateTable('events').set({ sessions_end }).where('id', '=', id).execute();
  }
}
