import { Island } from '#platform/client/island.tsx';
import { isOurLook } from '#platform/contract/look.ts';
import { readVideoLink } from '#platform/contract/video-link.ts';
import { pictureAddress } from '#rooms/edition/content/picture-field.ts';
import { Said } from '#ui/said.tsx';
import type { SiteView } from '../../site-view.ts';
import { PAST_PEOPLE, PAST_SIGNAL, PAST_WEAVE } from '../films/films.ts';
import { ownFilm } from '../films/own-film.ts';
import { PastCarousel } from './past-carousel.island.tsx';
import { PAST_IDS } from './past-sections.tsx';

const FILMS = { weave: PAST_WEAVE, signal: PAST_SIGNAL, people: PAST_PEOPLE };

/** The top of the home page once the summit is over. */
export function PastHero({ siteView }: { siteView: SiteView }) {
  const { heading, slides, over, next } = siteView.edition.past;
  const films = isOurLook(siteView.site.look) ? FILMS : undefined;
  const shown = slides.map((slide) => ({
    ...slide,
    film: slide.ownFilm && slide.picture ? ownFilm(slide.ownFilm, slide.picture) : films?.[slide.film],
    ownFilm: slide.ownFilm !== null,
    picture: slide.picture && { ...slide.picture, src: pictureAddress(slide.picture) },
    video: readVideoLink(slide.video)?.href ?? slide.video,
  }));
  return (
    <div className="past-hero night">
      <h1 className="sr-only">{heading}</h1>
      {shown.length > 0 && (
        <Island name="past-carousel" component={PastCarousel} props={{ label: heading, slides: shown }} />
      )}
      <p className="wrap py-8 text-lead">
        <Said of={[over]} />{' '}
        <a className="link" href={`#${PAST_IDS.next}`}>
          {next}
        </a>
      </p>
    </div>
  );
}
