import type { Page } from '../../client/page.ts';
import type { CallContext } from '../http/context.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a page loads is its own matter
export type AnyPage = Page<any>;

/** What belongs to one request for a page that is nobody else's. */
export interface MagicLinkRequest {
  context: CallContext;
  params: Record<string, string>;
  query: Record<string, string>;
}

/** Where to go next, the page to show instead, or a file. */
export type AfterPressing = { location: string } | { page: AnyPage } | { response: Response };

/** An address with a page for one person. It is never kept, and only a pressed button changes anything. */
export interface MagicLinkRoute {
  path: string;
  /** Undefined if the address leads nowhere. */
  page: (request: MagicLinkRequest) => Promise<AnyPage | undefined>;
  /** Its forms may send files. */
  takesFiles?: true;
  /**
   * What a form of the page does. A Refusal shows the page again. What waits for somebody else is given as `waiting`, so that it
   * keeps no place of those who are served at once.
   */
  press: (
    request: MagicLinkRequest,
    values: Record<string, string>,
    files: Readonly<Record<string, File>>,
  ) => Promise<AfterPressing | { waiting: Promise<AfterPressing> }>;
}
