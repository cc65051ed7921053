import type { ComponentProps } from 'react';
import { placeAndDaysToCome, type SiteView } from '#rooms/edition/contract.ts';
import { Arrival } from './arrival.tsx';
import { Badge } from './badge.tsx';

type Props = ComponentProps<typeof Arrival>;

/** What the home page says to somebody who has just registered; without `own`, only that they have. */
export function greeting(
  { siteView, phase, publicUrl }: Pick<Props, 'siteView' | 'phase' | 'publicUrl'>,
  own: Pick<Props, 'badge' | 'ticket' | 'sentTo' | 'thread'> = {},
) {
  const texts = siteView.edition.registration;
  const message = phase === 'after' ? texts.registeredAfter : texts.registered;
  return <Arrival {...{ siteView, phase, publicUrl, message }} {...own} />;
}

/** The badge on somebody's own page. */
export const ownBadge = ({ texts }: SiteView, name: string) => (
  <Badge siteView={texts.name} name={name} line={placeAndDaysToCome(texts, 'before')} />
);
