import { eraseMailsAbout } from '#modules/mail/server/service.ts';
import { ownName } from '#platform/contract/language.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { PersonalData, PersonalRecord } from '#platform/server/personal-data.ts';
import { languageOf } from '#platform/server/reader.ts';
import * as say from '../messages.ts';
import type { PaperContent } from '../paper.ts';
import { STATE_LABELS } from '../states.ts';
import { amountOf } from './mails.ts';
import { numberOf } from './papers.ts';
import {
  eraseNotes,
  findOrder,
  listOfBuyer,
  listSomeOf,
  papersOf,
  replaceContent,
  updateOrder,
} from './queries.ts';
import { contentOf, type OrderRow } from './tables.ts';

async function toRecords(database: Database, rows: readonly OrderRow[]): Promise<PersonalRecord[]> {
  const papers = Map.groupBy(
    await papersOf(
      database,
      rows.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  );
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
      [say.papers()]: (papers.get(row.id) ?? []).map(numberOf).join(', '),
    },
  }));
}

/** Amounts and numbers of papers have to be kept for the books; what says whose they were needn't be. */
async function eraseOne(database: Database, id: string): Promise<void> {
  const nobody = { buyer_name: say.erased(), email: '', email_key: '', buyer_company: '', buyer_address: '' };
  const order = await findOrder(database, id);
  if (!order) return;
  const rest = { buyer_tax_number: '', group_key: '', search_text: order.reference.toLowerCase() };
  await updateOrder(database, id, { ...nobody, ...rest });
  for (const paper of await papersOf(database, [id])) {
    const content: PaperContent = {
      ...contentOf(paper),
      buyer: { name: say.erased(), address: '', taxNumber: '' },
      payments: contentOf(paper).payments.map(({ amount }) => ({ label: say.erased(), amount })),
    };
    await replaceContent(database, paper.id, JSON.stringify(content));
  }
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
