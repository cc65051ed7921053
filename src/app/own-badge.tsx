import { Badge } from '#features/badges/client/badge.tsx';
import { placeAndDaysToCome } from '#features/event/edition-words.ts';
import type { Summit } from '#features/event/summit-content.ts';

/** The badge on somebody's own page. */
export const ownBadge = ({ words }: Summit, name: string) => (
  <Badge summit={words.name} name={name} line={placeAndDaysToCome(words, 'before')} />
);
