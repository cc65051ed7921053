import { Carousel } from '#ui/carousel.tsx';
import { SPONSORSHIP_PACKAGES } from '../../sponsorship-packages.ts';
import { PackageCard } from './package-card.tsx';

/** docs/product.md, 2.8 */
const AUTOPLAY_MS = 5000;

export function PackagesCarousel() {
  const slides = SPONSORSHIP_PACKAGES.map((offer) => ({
    name: offer.name,
    content: <PackageCard offer={offer} />,
  }));
  return (
    <Carousel
      label="The packages, one by one"
      slides={slides}
      delay={AUTOPLAY_MS}
      className="packages-carousel"
    />
  );
}
