import { type ReactNode, useState } from 'react';
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
  const [drawn] = useState(() => (cards ? [] : drawnSlides()));
  const slides = titles.map((name, index) => ({ name, content: cards?.[index], drawn: drawn[index] }));
  return (
    <Carousel
      label={say.packagesCarousel()}
      slides={slides}
      delay={AUTOPLAY_MS}
      className="packages-carousel"
    />
  );
}

/** What the server drew, which is still there even if React has to draw all of it anew. */
function drawnSlides(): { __html: string }[] {
  const slides = document.querySelectorAll('.packages-carousel .carousel-slide');
  return Array.from(slides, ({ innerHTML }) => ({ __html: innerHTML }));
}
