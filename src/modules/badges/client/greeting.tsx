import type { ComponentProps } from 'react';
import { placeAndDaysToCome } from '#modules/event/edition-words.ts';
import type { Summit } from '#modules/event/summit-content.ts';
import { Arrival } from './arrival.tsx';
import { Badge } from './badge.tsx';

type Props = ComponentProps<typeof Arrival>;

/** What the home page says to somebody who has just registered; without `own`, only that they have. */
export function greeting(
  { summit, phase, publicUrl }: Pick<Props, 'summit' | 'phase' | 'publicUrl'>,
  own: Pick<Props, 'badge' | 'ticket' | 'sentTo'> = {},
) {
  const words = summit.edition.registration;
  const message = phase === 'after' ? words.registeredAfter : words.registered;
  return <Arrival {...{ summit, phase, publicUrl, message }} {...own} />;
}

/** The badge on somebody's own page. */
export const ownBadge = ({ words }: Summit, name: string) => (
  <Badge summit={words.name} name={name} line={placeAndDaysToCome(words, 'before')} />
);
