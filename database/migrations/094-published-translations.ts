import type { Kysely } from 'kysely';

interface Tables {
  programme_published: { session_id: string; facts: string };
  translations: { kind: string; record_id: string; language: string; field: string; text: string };
}

/** What visitors read of sessions in other languages is published with them from now on: what they read stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<Tables>;
  const rows = await tables
    .selectFrom('translations')
    .selectAll()
    .where('kind', '=', 'programme')
    .orderBy('language')
    .orderBy('field')
    .execute();
  for (const [id, own] of Map.groupBy(rows, ({ record_id }) => record_id)) {
    const published = await tables
      .selectFrom('programme_published')
      .select('facts')
      .where('session_id', '=', id)
      .executeTakeFirst();
    if (!published) continue;
    const translations: Record<string, Record<string, string>> = {};
    for (const { language, field, text } of own)
      translations[language] = { ...translations[language], [field]: text };
    const facts = JSON.stringify({ ...JSON.parse(published.facts), translations });
    await tables.updateTable('programme_published').set({ facts }).where('session_id', '=', id).execute();
  }
}
