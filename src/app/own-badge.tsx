import { Badge } from '#modules/badges/client/badge.tsx';
import { placeAndDaysToCome } from '#modules/event/edition-words.ts';
import type { Summit } from '#modules/event/summit-content.ts';

/** The badge on somebody's own page. */
export const ownBadge = ({ words }: Summit, name: string) => (
  <Badge summit={words.name} name={name} line={placeAndDaysToCome(words, 'before')} />
);
