import { Island } from '#platform/client/island.tsx';
import { linesOf } from '#platform/contract/lines-of.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { formatPrice, priceParts } from '#rooms/edition/content/money.ts';
import { shownName } from '#rooms/edition/content/shown-options.ts';
import { Said } from '#ui/said.tsx';
import { isSoldOut } from '../../packages.ts';
import type { Phase } from '../../schedule.ts';
import type { SiteView } from '../../site-view.ts';
import { PackageCard, type PackageOffer } from './package-card.tsx';
import { PackagesCarousel } from './packages-carousel.island.tsx';

export function PackagesSection({ siteView, phase }: { siteView: SiteView; phase: Phase }) {
  const { heading, lead, note, noteAfter, otherName, otherQuestion, otherLink } = siteView.edition.packages;
  const shown = offersOf(siteView);
  const below = [lead, phase === 'after' ? noteAfter : note];
  return (
    <section id="pricing" className="section overflow-x-clip" aria-labelledby="pricing-heading">
      <div className="wrap">
        <h2 id="pricing-heading" className="text-section font-bold">
          {heading}
        </h2>
        {below.some(Boolean) && (
          <p className="measure mt-5 text-lead text-quiet">
            <Said of={below} between=" " />
          </p>
        )}
        {shown.length > 0 && (
          <Island
            name="packages-carousel"
            component={PackagesCarousel}
            props={{ titles: shown.map(({ title }) => title) }}
            onServer={{ cards: shown.map((offer) => <PackageCard key={offer.name} offer={offer} />) }}
          />
        )}
        {otherLink && (
          <p className="mt-8 text-quiet">
            <span>{otherQuestion}</span>{' '}
            <a className="link" href={publicAddress.sponsorshipWith(otherName)}>
              {otherLink}
            </a>
            .
          </p>
        )}
      </div>
    </section>
  );
}

/** What the cards say, in words. */
function offersOf(siteView: SiteView): PackageOffer[] {
  return siteView.edition.packages.offers.map((offer) => {
    const [main, ...further] = offer.prices;
    return {
      name: offer.name,
      title: shownName(offer, 'name'),
      note: offer.note,
      isHighlighted: offer.isHighlighted,
      isSoldOut: isSoldOut(offer, siteView),
      price: main && priceParts(main),
      further: further.map(formatPrice),
      benefits: linesOf(offer.benefits),
    };
  });
}
