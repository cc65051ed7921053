import type { ReactNode } from 'react';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { pictureAddress } from '#rooms/edition/content/picture-field.ts';
import { Picture } from '#ui/picture.tsx';
import type { SiteView } from '../../site-view.ts';
import type { NextSummitForm } from '../offers/next-summit-form.ts';

/** Of their elements. */
export const PAST_IDS = { pictures: 'pictures', next: 'next' } as const;

type Past = SiteView['edition']['past'];

export function hasPictures({ pictures }: Past): boolean {
  return pictures.some(({ picture }) => picture);
}

/** Pictures of the summit, once it is over. */
export function PastPictures({ past }: { past: Past }) {
  const pictures = past.pictures.flatMap(({ picture, caption }) => (picture ? [{ picture, caption }] : []));
  return (
    <section id={PAST_IDS.pictures} className="section wrap" aria-labelledby="pictures-heading">
      <h2 id="pictures-heading" className="text-section font-bold">
        {past.picturesHeading}
      </h2>
      <ul className="past-pictures mt-10">
        {pictures.map(({ picture, caption }, index) => (
          <li key={picture.name}>
            <figure>
              <Picture
                src={pictureAddress(picture)}
                alt={picture.alt}
                focus={picture.focus}
                width={picture.width}
                height={picture.height}
                sizes={index === 0 ? '(min-width: 62rem) 62vw, 92vw' : '(min-width: 36rem) 46vw, 92vw'}
              />
              {caption && <figcaption className="mt-2 text-small text-quiet">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When the next summit is, and how to hear of it. */
export function NextSummit({ siteView, Form }: { siteView: SiteView; Form: NextSummitForm | undefined }) {
  const { past, registration } = siteView.edition;
  return (
    <section id={PAST_IDS.next} className="night section" aria-labelledby="next-heading">
      <div className="loom wrap">
        <h2 id="next-heading" className="text-section font-bold">
          {past.nextHeading}
        </h2>
        <div className="measure">
          <p className="font-display text-title font-semibold">{past.nextDate || registration.nextNote}</p>
          <div className="mt-8">
            {Form ? (
              <Form siteView={siteView} />
            ) : (
              <a className="button button-main" href={publicAddress.registration}>
                {past.next}
              </a>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** What invited people to a summit that is over: still there, and out of the way. */
export function Announced({ past, children }: { past: Past; children: ReactNode }) {
  return (
    <details id="announced" className="announced">
      <summary className="wrap">
        <h2 className="text-title font-bold">{past.announcedHeading}</h2>
      </summary>
      {children}
    </details>
  );
}
