import { pictureAddress } from '#modules/content/picture-field.ts';
import { Island } from '#platform/client/island.tsx';
import { Picture } from '#ui/picture.tsx';
import { mapOnItsSite, mapPoint } from '../../map.ts';
import type { Summit } from '../../summit-content.ts';
import { VenueMap } from './venue-map.tsx';

/** Where the summit is, as the organisers chose to show it. */
export function MapSection({ summit }: { summit: Summit }) {
  const { map, mapHeading } = summit.site.contactPage;
  const shown = map === 'picture' ? pictureOf(summit) : map !== 'none' && mapOf(summit, map);
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

function mapOf({ event, words }: Summit, mode: 'always' | 'asked' | 'link') {
  const point = event && mapPoint(event);
  return point && <Island name="venue-map" component={VenueMap} props={{ point, city: words.city, mode }} />;
}

/** Nothing is loaded from another site. */
function pictureOf({ event, site }: Summit) {
  const { mapPicture } = site.contactPage;
  const point = event && mapPoint(event);
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
              Open OpenStreetMap
            </a>
          </p>
        )}
      </>
    )
  );
}
