import type { Look } from '#platform/contract/look.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import {
  currentSiteView,
  type EditionRow,
  getEdition,
  readAllPublished,
  readLastLike,
} from '#rooms/edition/server.ts';
import { orderAddress } from '../addresses.ts';
import * as say from '../messages.ts';
import { findCode, type Sales } from '../sales.ts';
import { findOrder } from './queries.ts';
import type { OrderRow } from './tables.ts';

const OWNER = 'an order';

/** The link of an order's page. It can be written in any mail, since it is the order's id, encrypted. */
export function orderLink(
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  { id }: Pick<OrderRow, 'id'>,
) {
  return siteUrl(config) + orderAddress(secrets.encryptForLink(id, OWNER));
}

export async function findByLink(
  { store, secrets }: Pick<Services, 'store' | 'secrets'>,
  token: string,
): Promise<OrderRow | undefined> {
  const id = secrets.decryptFromLink(token, OWNER);
  return id === undefined ? undefined : findOrder(store.database, id);
}

export async function getOrder(database: Database, id: string): Promise<OrderRow> {
  const order = await findOrder(database, id);
  if (!order) throw new Refusal('not-found', say.gone());
  return order;
}

export interface About {
  edition: EditionRow;
  sales: Sales;
  summit: string;
  look: Look;
}

export async function aboutOrder(
  database: Database,
  services: Services,
  order: Pick<OrderRow, 'event_id' | 'code'>,
): Promise<About> {
  const edition = await getEdition(database, order.event_id);
  const documents = await readAllPublished(database, order.event_id);
  const { texts } = await currentSiteView(database, services, edition, documents);
  const sales = await withItsCode(database, documents.sales, order);
  return { edition, sales, summit: texts.name, look: documents.site.look };
}

/** What is sold, and an order's code as it was before it was deleted: what it gave stays given. */
export async function withItsCode(
  database: Database,
  sales: Sales,
  { event_id, code }: Pick<OrderRow, 'event_id' | 'code'>,
): Promise<Sales> {
  if (!code || findCode(sales, code)) return sales;
  const like = `%"code":${JSON.stringify(code)}%`;
  const before = await readLastLike(database, 'sales', { editionId: event_id, like });
  const given = before && findCode(before, code);
  return given ? { ...sales, discountCodes: { codes: [...sales.discountCodes.codes, given] } } : sales;
}
