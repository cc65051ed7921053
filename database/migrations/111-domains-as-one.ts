import { type Kysely, sql } from 'kysely';

/** Where the key of an address stands, and within what it may stand once. */
const KEYS: readonly (readonly [table: string, column: string, within?: string])[] = [
  ['users', 'email_key', ''],
  ['attendees', 'email_key', 'event_id'],
  ['waiting_entries', 'email_key', 'event_id'],
  ['partnerships', 'email_key'],
  ['orders', 'email_key'],
  ['proposals', 'email_key'],
  ['speaker_links', 'email_key'],
  ['sponsor_contacts', 'email_key'],
  ['news_readers', 'email_key', ''],
  ['suppressions', 'email_key', ''],
  ['unsubscriptions', 'email_key', ''],
  ['mails', 'recipient_key', 'mailing_id'],
];

/** Domains are compared as the internet knows them. Where that would make two of one, the later one stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, name, within] of KEYS) {
    const column = sql.ref(name);
    const { rows } = await sql<{ key: string }>`
      select distinct ${column} as key from ${sql.table(table)}
      where length(${column}) <> octet_length(${column}) order by ${column}`.execute(db);
    for (const { key: before } of rows) {
      const after = withPlainDomain(before);
      if (after === before) continue;
      const same = within
        ? sql`and coalesce(other.${sql.ref(within)}, '') = coalesce(one.${sql.ref(within)}, '')`
        : sql``;
      const isTaken = sql`exists (select 1 from ${sql.table(table)} as other where other.${column} = ${after} ${same})`;
      const isFree = within === undefined ? sql`` : sql`and not ${isTaken}`;
      await sql`
        update ${sql.table(table)} as one set ${column} = ${after}
        where one.${column} = ${before} ${isFree}`.execute(db);
    }
  }
}

function withPlainDomain(key: string): string {
  const at = key.lastIndexOf('@') + 1;
  const domain = `http://${key.slice(at)}`;
  return at > 0 && URL.canParse(domain) ? key.slice(0, at) + new URL(domain).hostname : key;
}
