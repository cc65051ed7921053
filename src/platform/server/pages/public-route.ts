import type { Page } from '../../client/page.ts';
import type { CallContext, Services } from '../http/context.ts';

/** The values of a query parameter that organisers decide. */
export type ListValues = (services: Services) => Promise<readonly string[]>;

/** For a parameter that visitors write themselves, such as a search. */
export const ANY_TEXT = 'any text';

/** For the number of a page of a list, which the page itself refuses if there is none. */
export const PAGE_NUMBER = 'a page number';

/** For records that visitors name, by the ends of their ids with commas between them. */
export const SHORT_IDS = 'short ids';

/** One address of the public site. */
export interface PublicRoute {
  path: string;
  /** Whether its address ends in a slash, as one or another of the documented ones does. */
  endsInSlash?: true;
  /** Says something of the edition: one that is over keeps it, at an address with its year. */
  isOfEdition?: true;
  /** Where the page moved for good, if it isn't here. */
  elsewhere?: (services: Services, params: Readonly<Record<string, string>>) => Promise<string | undefined>;
  /** Whether it may be here again: browsers mustn't remember that it moved. */
  mayReturn?: (params: Readonly<Record<string, string>>) => boolean;
  /** Only whoever has its address finds it: it is in no map of the site. */
  isUnlisted?: true;
  // biome-ignore lint/suspicious/noExplicitAny: what a page loads is its own matter
  page: (services: Services) => Promise<Page<any>>;
  /** The page for the visitor to whom something has just happened, once. It is never kept. */
  own?: {
    /** The cookie without which there is none. */
    cookie: string;
    // biome-ignore lint/suspicious/noExplicitAny: as above
    page: (context: CallContext) => Promise<Page<any> | undefined>;
  };
  /**
   * The query parameters that the page accepts, and their values; others neither reach it nor fill the cache.
   */
  query?: Readonly<
    Record<string, readonly string[] | ListValues | typeof ANY_TEXT | typeof PAGE_NUMBER | typeof SHORT_IDS>
  >;
  /** Whether the page with these parameters is stored; else it is made for each visitor. Without it, all are. */
  isCached?: (query: Readonly<Record<string, string>>) => boolean;
}
