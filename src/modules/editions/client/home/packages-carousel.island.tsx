import { Carousel } from '#ui/carousel.tsx';
import * as say from '../../messages.ts';
import { PackageCard, type PackageOffer } from './package-card.tsx';

/** docs/product.md, 2.8 */
const AUTOPLAY_MS = 5000;

export function PackagesCarousel({ offers }: { offers: readonly PackageOffer[] }) {
  const slides = offers.map((offer) => ({
    name: offer.title,
    content: <PackageCard offer={offer} />,
  }));
  return (
    <Carousel
      label={say.packagesCarousel()}
      slides={slides}
      delay={AUTOPLAY_MS}
      className="packages-carousel"
    />
  );
}
