import { Island } from '#platform/client/island.tsx';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { CurrentEdition } from '../../edition.ts';
import { editionWords } from '../../edition-words.ts';
import { PastCarousel } from './past-carousel.tsx';

/** The top of the home page once the summit is over. */
export function PastHero({ event }: { event: CurrentEdition | undefined }) {
  const { city, days } = editionWords(event);
  return (
    <div className="past-hero night">
      <h1 className="sr-only">About Us</h1>
      <Island name="past-carousel" component={PastCarousel} props={{}} />
      <p className="wrap py-8 text-lead">
        This summit is over: it was held {city && `in ${city} `}on {days}.{' '}
        <a className="link" href={publicAddress.registration}>
          Hear about the next one
        </a>
      </p>
    </div>
  );
}
