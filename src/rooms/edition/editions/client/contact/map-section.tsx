import { Island } from '#platform/client/island.tsx';
import { pictureAddress } from '#rooms/edition/content/picture-field.ts';
import { Picture } from '#ui/picture.tsx';
import { mapOnItsSite, mapPoint } from '../../map.ts';
import * as say from '../../messages.ts';
import type { SiteView } from '../../site-view.ts';
import { VenueMap } from './venue-map.island.tsx';

/** Where the summit is, as the organisers chose to show it. */
export function MapSection({ siteView }: { siteView: SiteView }) {
  const { map, mapHeading } = siteView.site.contactPage;
  const shown = map === 'picture' ? pictureOf(siteView) : map !== 'none' && mapOf(siteView, map);
  if (!shown) return null;
  return (
    <section className="mt-20 print:hidden" aria-labelledby="on-the-map">
      <h2 id="on-the-map" className="text-title font-bold">
        {mapHeading}
      </h2>
      {shown}
    </section>
  );
}

function mapOf({ current, texts }: SiteView, mode: 'always' | 'asked' | 'link') {
  const point = current && mapPoint(current);
  return point && <Island name="venue-map" component={VenueMap} props={{ point, city: texts.city, mode }} />;
}

/** Nothing is loaded from another site. */
function pictureOf({ current, site }: SiteView) {
  const { mapPicture } = site.contactPage;
  const point = current && mapPoint(current);
  return (
    mapPicture && (
      <>
        <Picture
          src={pictureAddress(mapPicture)}
          alt={mapPicture.alt}
          width={mapPicture.width}
          height={mapPicture.height}
          sizes="(min-width: 96rem) 87rem, 92vw"
          className="mt-6 h-auto w-full"
        />
        {point && (
          <p className="mt-4 text-small">
            <a className="link" href={mapOnItsSite(point)}>
              {say.openMap()}
            </a>
          </p>
        )}
      </>
    )
  );
}
