import type { Look } from '#platform/contract/look.ts';
import type { SiteLogo } from '#platform/contract/site-logo.ts';

/** The parts of a mail, in the order in which they are read. */
export interface Letter {
  summit: string;
  /** Where its texts may lead: the site's own address, however often it is named. */
  siteAddress: string;
  look: Look;
  logo?: SiteLogo | undefined;
  subject: string;
  heading: string;
  /** Whom the heading speaks to: kept in one piece there, as far as a line is wide enough. */
  name?: string | undefined;
  opening: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  /** What the recipient types on a page. */
  code?: { label: string; digits: string };
  button?: { label: string; link: string };
  /** Whose ticket is attached, as a picture. */
  ticketOf?: string | undefined;
  /** The strip at its head is the recipient's own cloth. */
  hasOwnCloth?: boolean;
  /** What an organiser wrote to many: HTML with inline styles, and plain text. */
  body?: { html: string; text: string };
  closing: readonly string[];
  reason: string;
  /** Where somebody ends the news. */
  unsubscribe?: string;
}
