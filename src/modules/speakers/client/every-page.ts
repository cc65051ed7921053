import { publicAddress } from '#platform/contract/public-addresses.ts';
import { speakerAddress } from '../addresses.ts';

const PROFILES = speakerAddress('');

/** Portraits fly to profiles and back. Wherever else a link of these pages leads, nothing flies, and the next page needn't wait until this one is drawn. */
export function start(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const way = [location.href, activation?.entry?.url ?? ''].map((url) => URL.parse(url)?.pathname);
    const ofSpeakers = way.map((path) => path === publicAddress.speakers || path?.startsWith(PROFILES));
    const flies = ofSpeakers.every(Boolean) && way.includes(publicAddress.speakers);
    // What flies from other pages is theirs.
    if (ofSpeakers[0] && !flies) viewTransition?.skipTransition();
  });
}
