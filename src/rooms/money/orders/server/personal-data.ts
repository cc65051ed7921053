import { ownName } from '#platform/contract/language.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { PersonalData, PersonalRecord } from '#platform/server/personal-data.ts';
import { languageOf } from '#platform/server/reader.ts';
import { eraseMailsAbout } from '#rooms/mail/server.ts';
import * as say from '../messages.ts';
import { STATE_LABELS } from '../states.ts';
import { amountOf } from './amount-of.ts';
import { eraseNotes } from './ledger-queries.ts';
import { papersOf } from './paper-queries.ts';
import { numberOf } from './papers.ts';
import { findOrder, listOfBuyer, listSomeOf, updateOrder } from './queries.ts';
import type { OrderRow } from './tables.ts';

async function toRecords(database: Database, rows: readonly OrderRow[]): Promise<PersonalRecord[]> {
  const papers = Map.groupBy(
    await papersOf(
      database,
      rows.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  );
  const madeFor = ({ id }: OrderRow) => papers.get(id) ?? [];
  const numbersOf = (row: OrderRow) => madeFor(row).map(numberOf).join(', ');
  return rows.map((row) => ({
    id: row.id,
    name: row.buyer_name,
    reachedAt: row.email ? [row.email] : [],
    editionId: row.event_id,
    date: row.created_at,
    isDeleted: row.ended !== null,
    details: {
      [say.reference()]: row.reference,
      [say.state()]: STATE_LABELS[row.state](),
      [say.total()]: amountOf(row, row.total),
      [say.company()]: row.buyer_company,
      [say.language()]: ownName(languageOf(row)),
      [say.address()]: row.buyer_address,
      [say.taxNumber()]: row.buyer_tax_number,
      [say.papers()]: numbersOf(row),
    },
    stays: papers.has(row.id)
      ? say.papersStay({ count: madeFor(row).length, numbers: numbersOf(row), reference: row.reference })
      : '',
  }));
}

/** What says whose an order was goes; its papers stay as they were made out, since the law has them kept. */
async function eraseOne(database: Database, id: string): Promise<void> {
  const order = await findOrder(database, id);
  if (!order) return;
  await updateOrder(database, id, {
    ...{ buyer_name: say.erased(), email: '', email_key: '', buyer_company: '', buyer_address: '' },
    ...{ buyer_tax_number: '', group_key: '', discount_key: '', search_text: order.reference.toLowerCase() },
  });
}

export const orderData: PersonalData = {
  isByName: false,
  find: async (database, { email }) => toRecords(database, await listOfBuyer(database, email)),
  findOfEdition: async (database, editionId, limit) =>
    toRecords(database, await listSomeOf(database, editionId, limit)),
  async erase(database, ids) {
    await eraseMailsAbout(database, ids);
    for (const id of ids) await eraseOne(database, id);
    await eraseNotes(database, ids, say.erased());
  },
  correct: null,
};
