import { Carousel } from '#ui/carousel.tsx';
import { WideCloth } from '#ui/cloth/wide-cloth.tsx';
import { type Film, PausableFilm } from '#ui/pausable-film.tsx';

/** docs/product.md, 2.8 */
const ADVANCE_MS = 8000;

export interface PastSlide {
  /** Cloth woven from the title stands where there is none. */
  film?: Film | undefined;
  subtitle: string;
  title: string;
  text: string;
  buttonText: string;
  link: string;
}

export function PastCarousel({ label, slides }: { label: string; slides: readonly PastSlide[] }) {
  const shown = slides.map((slide) => ({ name: slide.title, content: <PastSlideView slide={slide} /> }));
  return <Carousel label={label} slides={shown} delay={ADVANCE_MS} className="past-carousel" />;
}

function PastSlideView({ slide }: { slide: PastSlide }) {
  return (
    <div className="past-slide">
      {slide.film ? (
        <PausableFilm film={slide.film} width={1280} height={720} className="past-slide-film" />
      ) : (
        <WideCloth seed={slide.title} strips={9} className="past-slide-film" />
      )}
      <div className="past-slide-text wrap">
        <p className="font-semibold">{slide.subtitle}</p>
        <h2 className="display mt-3 max-w-[6.2em] text-page">{slide.title}</h2>
        <p className="mt-6 max-w-[46ch] text-lead">{slide.text}</p>
        {slide.buttonText && (
          <p className="mt-8">
            <a className="button button-main" href={slide.link}>
              {slide.buttonText}
              <span className="sr-only"> about us</span>
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
