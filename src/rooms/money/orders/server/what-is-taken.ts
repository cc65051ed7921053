import type { Services } from '#platform/server/http/context.ts';
import { readAllPublished, type SiteView } from '#rooms/edition/server.ts';
import * as say from '../messages.ts';
import { PROVIDER_LABELS } from '../online.ts';
import { kindsIn } from '../sales.ts';
import { chosenProvider } from './online/accounts.ts';

/** What is kept where the current edition sells tickets, and by whom. */
export async function whatIsTaken(services: Services, { current }: SiteView): Promise<string[]> {
  const { database } = services.store;
  const { sales } = await readAllPublished(database, current?.id);
  if (!current || kindsIn(sales, current.currency).length === 0) return [];
  const online = await chosenProvider(database, services);
  return [say.takes(), ...(online ? [say.takesOnline({ provider: PROVIDER_LABELS[online.name] })] : [])];
}
