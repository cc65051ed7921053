import { Carousel } from '#ui/carousel.tsx';
import { WideCloth } from '#ui/cloth/wide-cloth.tsx';
import { type Film, PausableFilm } from '#ui/pausable-film.tsx';
import { Picture } from '#ui/picture.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { useLive } from '#ui/use-live.ts';
import * as say from '../../messages.ts';

/** docs/product.md, 2.8 */
const ADVANCE_MS = 8000;
const STRIPS = 5;

export interface PastSlide {
  /** Cloth woven from the title stands where there is none. */
  film?: Film | undefined;
  /** The film is uploaded, and stands where a picture would. */
  ownFilm: boolean;
  /** Stands in place of ours. */
  picture: { src: string; alt: string; focus: string; width: number; height: number } | null;
  caption: string;
  /** Where a film about it can be seen. */
  video: string;
  subtitle: string;
  title: string;
  text: string;
  buttonText: string;
  link: string;
}

export function PastCarousel({ label, slides }: { label: string; slides: readonly PastSlide[] }) {
  const shown = slides.map((slide, index) => ({
    name: slide.title,
    content: <PastSlideView slide={slide} isFirst={index === 0} />,
  }));
  return <Carousel label={label} slides={shown} delay={ADVANCE_MS} className="past-carousel" />;
}

function PastSlideView({ slide, isFirst }: { slide: PastSlide; isFirst: boolean }) {
  return (
    <div className="past-slide" data-pictured={slide.picture ? true : undefined}>
      <Behind slide={slide} isFirst={isFirst} />
      <div className="past-slide-text wrap">
        <p className="font-semibold">{slide.subtitle}</p>
        <h2 className="display mt-3 max-w-[6.2em] text-page">{slide.title}</h2>
        <p className="mt-6 max-w-[46ch] text-balance text-lead">{slide.text}</p>
        {(slide.buttonText || slide.video) && (
          <p className="mt-8 flex flex-wrap gap-3">
            {slide.buttonText && (
              <a className="button button-main" href={slide.link}>
                <span>{slide.buttonText}</span>
                <span className="sr-only">{` ${say.aboutUs()}`}</span>
              </a>
            )}
            {slide.video && (
              <a className="button" href={slide.video} rel="noopener">
                <RichMessage
                  of={say.watchFilm({ title: slide.title })}
                  tags={{
                    hidden: (words) => <span className="sr-only">{words}</span>,
                    name: (words) => <span className="sr-only">{words}</span>,
                  }}
                />
              </a>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

/** What stands behind the words of a slide, or above them on a phone. */
function Behind({
  slide: { film, ownFilm, picture, caption, title },
  isFirst,
}: {
  slide: PastSlide;
  isFirst: boolean;
}) {
  const isLive = useLive();
  if (picture) {
    return (
      <figure className="past-slide-picture">
        {film && ownFilm ? (
          <PausableFilm film={film} focus={picture.focus} width={1280} height={720} eager={isFirst} />
        ) : (
          <Picture {...picture} sizes="(min-width: 62rem) 66vw, 100vw" eager={isFirst} />
        )}
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    );
  }
  if (film) return <PausableFilm film={film} width={1280} height={720} eager={isFirst} />;
  // What nobody sees yet would be a third of the page.
  const strips = isFirst || isLive ? STRIPS : 0;
  return <WideCloth seed={title} strips={strips} className="past-slide-cloth" />;
}
