import { publicAddress } from '#platform/contract/public-addresses.ts';
import { speakerAddress } from '../addresses.ts';

const PROFILES = speakerAddress('');

/** The name under which a speaker's portrait flies between card and profile (src/ui/styles/flight.css). */
export function flightOf(id: string): string {
  return `speaker-${id}`;
}

/**
 * The style that the pages have between which portraits fly. All others do without: a browser that may fly from a page
 * first styles and draws it anew, and only then shows the next one.
 */
export const MAY_FLY = '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** Wherever else a link of these pages leads nothing flies, and the next page needn't wait until this one is drawn. */
export function flyOnlyToProfiles(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const way = [location.href, activation?.entry?.url ?? ''].map((url) => URL.parse(url)?.pathname);
    const flies = way.includes(publicAddress.speakers) && way.some((path) => path?.startsWith(PROFILES));
    if (!flies) viewTransition?.skipTransition();
  });
}
