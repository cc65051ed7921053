import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Carousel } from '#ui/carousel.tsx';
import { type Film, PausableFilm } from '#ui/pausable-film.tsx';
import { PAST_PEOPLE, PAST_SIGNAL, PAST_WEAVE } from '../films/films.ts';

/** docs/product.md, 2.8 */
const ADVANCE_MS = 8000;

interface PastSlide {
  film: Film;
  subtitle: string;
  title: string;
  text: string;
  buttonText: string;
  link: string;
}

const SLIDES: readonly PastSlide[] = [
  {
    film: PAST_WEAVE,
    subtitle: 'About Us',
    title: 'Two days, one cloth',
    text: 'For two days the summit brought business people and builders together in Accra. This is who we are, and what we’re weaving next.',
    buttonText: 'Learn More',
    link: publicAddress.aboutUs,
  },
  {
    film: PAST_SIGNAL,
    subtitle: 'About Us',
    title: 'What was said still holds',
    text: 'The cases, the figures and the mistakes that speakers brought to Accra are worth reading twice.',
    buttonText: 'Learn More',
    link: publicAddress.aboutUs,
  },
  {
    film: PAST_PEOPLE,
    subtitle: 'About Us',
    title: 'The next thread is yours',
    text: 'Partners, speakers and companies who want to be part of what comes next can write to us any time.',
    buttonText: 'Learn More',
    link: publicAddress.aboutUs,
  },
];

export function PastCarousel() {
  const slides = SLIDES.map((slide) => ({ name: slide.title, content: <PastSlideView slide={slide} /> }));
  return <Carousel label="About Us" slides={slides} delay={ADVANCE_MS} className="past-carousel" />;
}

function PastSlideView({ slide }: { slide: PastSlide }) {
  return (
    <div className="past-slide">
      <PausableFilm film={slide.film} width={1280} height={720} className="past-slide-film" />
      <div className="past-slide-text wrap">
        <p className="font-semibold">{slide.subtitle}</p>
        <h2 className="display mt-3 max-w-[6.2em] text-page">{slide.title}</h2>
        <p className="mt-6 max-w-[46ch] text-lead">{slide.text}</p>
        <p className="mt-8">
          <a className="button button-main" href={slide.link}>
            {slide.buttonText}
            <span className="sr-only"> about us</span>
          </a>
        </p>
      </div>
    </div>
  );
}
