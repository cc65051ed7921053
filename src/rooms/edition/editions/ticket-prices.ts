interface PricedKind {
  name: string;
  note: string;
  price: string;
  /** The price as a number of the currency, for machines. */
  amount: number;
  /** The last day on which it can be had; '' without one. */
  until: string;
}

/** What tickets cost today, in words. */
export interface TicketPrices {
  /** Those that can be had; the first is proposed. */
  kinds: readonly PricedKind[];
  /** What one pays for the first of them, alone and in a complete group. */
  alone: string;
  inGroup: string;
  /** From how many of a company on; null without a discount. */
  least: number | null;
  /** What so many who register together pay, from one on, as far as there are places. */
  together: readonly string[];
  /** There are only so many of some, so others may be proposed at any moment. */
  areLimited: boolean;
}

/** As a page reads them. While they can't be read, it is shown without them, but not kept. */
export interface PricesOnPage {
  /** None where nothing is sold. */
  prices: TicketPrices | undefined;
  pricesRead: boolean;
}

/** How long a page is kept that says prices which may change at any moment. */
const KEPT_MS = 60_000;

/** When prices have to be read again, other than at midnight. */
export function pricesChange(prices: TicketPrices | undefined, now: Date): Date[] {
  return prices?.areLimited ? [new Date(now.getTime() + KEPT_MS)] : [];
}

/** A page that was read without them may be otherwise for the next visitor. */
export function statusWith({ pricesRead }: Pick<PricesOnPage, 'pricesRead'>): number {
  return pricesRead ? 200 : 503;
}
