import type { Look } from './look.ts';
import type { SiteLogo } from './site-logo.ts';

/** Whose site this is, as the back-office says it. */
export interface SiteIdentity {
  /** The summit's name. */
  name: string;
  organiser: string;
  email: string;
  designerName: string;
  designerWebsite: string;
  /** What the site's own cloth is woven from. */
  seed: string;
  look: Look;
  /** Undefined if it is woven. */
  logo: SiteLogo | undefined;
}
