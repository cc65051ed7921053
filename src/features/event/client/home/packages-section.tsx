import { Island } from '#platform/client/island.tsx';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { Phase } from '../../schedule.ts';
import { PackagesCarousel } from './packages-carousel.tsx';

export function PackagesSection({ phase }: { phase: Phase }) {
  return (
    <section id="pricing" className="section overflow-x-clip" aria-labelledby="pricing-heading">
      <div className="wrap">
        <h2 id="pricing-heading" className="text-section font-bold">
          Sponsorship packages
        </h2>
        <p className="measure mt-5 text-lead text-quiet">
          Four ways to get in front of the people who buy, build and decide.{' '}
          {phase === 'after'
            ? 'These were this summit’s prices; ask us about the next one’s.'
            : 'Prices cover both days.'}
        </p>
        <Island name="packages-carousel" component={PackagesCarousel} props={{}} />
        <p className="mt-8 text-quiet">
          Something else in mind?{' '}
          <a className="link" href={publicAddress.sponsorshipWith('Bespoke')}>
            Ask for a bespoke package
          </a>
          .
        </p>
      </div>
    </section>
  );
}
