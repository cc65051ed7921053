import { Island } from '#platform/client/island.tsx';
import { PastCarousel } from './past-carousel.tsx';

/** How the home page opens once the summit is over. */
export function PastHero() {
  return (
    <section className="past-hero night" aria-labelledby="past-heading">
      <h1 id="past-heading" className="sr-only">
        About Us
      </h1>
      <Island name="past-carousel" component={PastCarousel} props={{}} />
    </section>
  );
}
