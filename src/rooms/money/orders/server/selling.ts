import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { type EditionRow, readAllPublished } from '#rooms/edition/server.ts';
import type { SellingProblems } from '../contract.ts';
import { deadCodesText, papersLackText, unsoldText } from '../selling.ts';
import { chosenProvider } from './online/accounts.ts';

/** What is wrong with what an edition sells, in this currency or its own; nothing where it sells nothing. */
export async function sellingProblemsOf(
  database: Database,
  services: Services,
  edition: Pick<EditionRow, 'id' | 'currency'> | undefined,
  currency: string | null = edition?.currency ?? null,
): Promise<SellingProblems> {
  if (!edition) return { unsold: '', codes: '', papers: '' };
  const { sales } = await readAllPublished(database, edition.id);
  const sells = sales.ticketKinds.kinds.some(({ prices }) => prices.length > 0);
  const isPaidOnline = (await chosenProvider(database, services)) !== undefined;
  return {
    unsold: unsoldText(sales, currency),
    codes: deadCodesText(sales, currency),
    papers: sells ? papersLackText(sales, isPaidOnline) : '',
  };
}
