import { publicAddress } from '#platform/contract/public-addresses.ts';

const PROFILES = publicAddress.speaker('');

/** The name under which a speaker's portrait flies between card and profile (src/ui/styles/flight.css). */
export function flightOf(id: string): string {
  return `speaker-${id}`;
}

/** Wherever else a link leads nothing flies, and the next page needn't wait until the browser has drawn this one. */
export function flyOnlyToProfiles(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const way = [location.href, activation?.entry?.url ?? ''].map((url) => URL.parse(url)?.pathname);
    const flies = way.includes(publicAddress.speakers) && way.some((path) => path?.startsWith(PROFILES));
    if (!flies) viewTransition?.skipTransition();
  });
}
