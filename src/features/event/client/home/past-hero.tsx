import { Island } from '#platform/client/island.tsx';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { EventRecord } from '../../contract.ts';
import { daysInWords, scheduleOf } from '../../schedule.ts';
import { SUMMIT_CITY } from '../../summit.ts';
import { PastCarousel } from './past-carousel.tsx';

/** The top of the home page once the summit is over. */
export function PastHero({ event }: { event: EventRecord | undefined }) {
  return (
    <div className="past-hero night">
      <h1 className="sr-only">About Us</h1>
      <Island name="past-carousel" component={PastCarousel} props={{}} />
      <p className="wrap py-8 text-lead">
        This summit is over: it was held in {SUMMIT_CITY} on {daysInWords(scheduleOf(event))}.{' '}
        <a className="link" href={publicAddress.registration}>
          Hear about the next one
        </a>
      </p>
    </div>
  );
}
