import type { MailRow, MailState } from '#database/schema-mail.ts';
import type { Database } from '#platform/server/database/store.ts';

/** Mails of a mailing. Of several to one address, the first stays. */
export async function insertMailsOnce(database: Database, rows: readonly MailRow[]): Promise<void> {
  await database
    .insertInto('mails')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['mailing_id', 'recipient_key']).where('mailing_id', 'is not', null).doNothing(),
    )
    .execute();
}

export function countOfMailings(database: Database, ids: readonly string[]) {
  return database
    .selectFrom('mails')
    .select(['mailing_id', 'state', (of) => of.cast<number>(of.fn.countAll(), 'integer').as('count')])
    .where('mailing_id', 'in', ids)
    .groupBy(['mailing_id', 'state'])
    .execute();
}

/** Moves those mails of a mailing on that are in one of these states. */
export async function moveMailsOf(
  database: Database,
  { mailingId, from }: { mailingId: string; from: readonly MailState[] },
  to: Pick<MailRow, 'state' | 'due_at'>,
): Promise<void> {
  await database
    .updateTable('mails')
    .set(to)
    .where('mailing_id', '=', mailingId)
    .where('state', 'in', from)
    .execute();
}
