import * as say from '../messages.ts';
import { partInfo, partNames } from '../sections.ts';
import { PartScreen } from './offers/part-screen.tsx';

/** What the site says; what changes with each edition comes first. */
export function SiteScreen() {
  const ofEdition = partNames().filter((part) => part !== 'site' && !partInfo(part).screen);
  return <PartScreen title={say.pages()} parts={[...ofEdition, 'site']} />;
}
