import type { ReactNode } from 'react';
import { Carousel } from '#ui/carousel.tsx';
import * as say from '../../messages.ts';

/** docs/product.md, 2.8 */
const AUTOPLAY_MS = 5000;

interface PackagesCarouselProps {
  titles: readonly string[];
  /** Of the server alone. */
  cards?: readonly ReactNode[];
}

export function PackagesCarousel({ titles, cards }: PackagesCarouselProps) {
  const slides = titles.map((name, index) => ({ name, content: cards?.[index] }));
  return (
    <Carousel
      label={say.packagesCarousel()}
      slides={slides}
      delay={AUTOPLAY_MS}
      className="packages-carousel"
    />
  );
}
