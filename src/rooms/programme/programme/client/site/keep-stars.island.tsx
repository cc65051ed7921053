import { useEffect } from 'react';
import { keepWith, starred } from './live/stars.ts';

interface KeepStarsProps {
  /** Of the own programme whose page this is. */
  ownKey: string;
  /** What it shows. */
  stars: readonly string[];
}

/** Shows nothing: from now on, this browser's stars are kept with the programme whose page was opened. */
export function KeepStars({ ownKey, stars }: KeepStarsProps) {
  useEffect(() => {
    keepWith(ownKey).then((isKept) => {
      // Else it would be the same page again, and again.
      if (isKept && starred().some((id) => !stars.includes(id))) location.reload();
    });
  }, [ownKey, stars]);
  return null;
}
