import type { Services } from '#platform/server/http/context.ts';
import { givenBy } from '#platform/server/module.ts';
import type { PricesOnPage, TicketPrices } from '../ticket-prices.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** What tickets cost, for up to so many people who register together; undefined where nothing is sold. */
    ticketPrices?: (services: Services, most: number) => Promise<TicketPrices | undefined>;
  }
}

/** What tickets cost, as a page reads it; a page without it is better than none. */
export function pricesFor(services: Services, most: number): () => Promise<PricesOnPage> {
  const [read] = givenBy(services.modules, 'ticketPrices');
  return async () => {
    try {
      return { prices: await read?.(services, most), pricesRead: true };
    } catch (thrown) {
      services.log.error({ err: thrown }, 'what tickets cost could not be read');
      return { prices: undefined, pricesRead: false };
    }
  };
}
