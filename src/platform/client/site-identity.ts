import { DEFAULT_LOOK } from '../contract/look.ts';
import type { SiteIdentity } from '../contract/site-identity.ts';

const NAMELESS: SiteIdentity = {
  name: 'Summit',
  organiser: '',
  email: '',
  designerName: '',
  designerWebsite: '',
  seed: 'Summit',
  look: DEFAULT_LOOK,
  logo: undefined,
};

let known: SiteIdentity | undefined;

/** Whose site this is. The server wrote it into the page in which the back-office runs. */
export function siteIdentity(): SiteIdentity {
  known ??= { ...NAMELESS, ...JSON.parse(document.getElementById('admin')?.dataset.site ?? '{}') };
  return known ?? NAMELESS;
}
