import { publicAddress } from '#platform/contract/public-addresses.ts';
import { speakerAddress } from '../addresses.ts';

const PROFILES = speakerAddress('');

/** Portraits fly to profiles and back. Wherever else a link of these pages leads, nothing flies, and the next page needn't wait until this one is drawn. */
export function start(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const way = [location.href, activation?.entry?.url ?? ''].map((url) => URL.parse(url)?.pathname);
    const flies = way.includes(publicAddress.speakers) && way.some((path) => path?.startsWith(PROFILES));
    if (!flies) viewTransition?.skipTransition();
  });
}
