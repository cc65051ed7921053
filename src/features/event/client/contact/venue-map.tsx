import { useState } from 'react';
import { ClothPanel } from '#ui/cloth/cloth-panel.tsx';
import { MAP_SITE } from '../../map.ts';

/** The centre of Accra; to be replaced by the venue's location once known. */
const PLACE = { latitude: 5.56, longitude: -0.2057 };
/** Streets and districts of Accra, each shown as cloth until the map itself is. */
const STREETS = ['Ring Road', 'Osu', 'Jamestown', 'Labone', 'Nima', 'Airport', 'Legon', 'Ridge'] as const;
const HALF_WIDTH = 0.05;
const HALF_HEIGHT = 0.025;

/** A map from another site. Nothing is requested from that site until the visitor asks for the map. */
export function VenueMap() {
  const [shown, setShown] = useState(false);
  return (
    <div
      className={`mt-6 grid ${shown ? 'h-[26rem]' : 'sm:h-[16rem]'} grid-cols-1 grid-rows-1 place-items-center overflow-hidden border border-line bg-sunk`}
    >
      {shown ? (
        <iframe className="size-full" src={embedded()} title="Map of Accra" />
      ) : (
        <>
          <ClothPanel className="col-start-1 row-start-1 size-full" seeds={STREETS} picks={336} />
          <div className="z-1 col-start-1 row-start-1 m-4 bg-ground p-8 text-center">
            <p className="max-w-[36ch]">The map comes from OpenStreetMap, which then sees your address.</p>
            <p className="mt-5 flex flex-wrap justify-center gap-3">
              <button
                type="button"
                className="button button-main needs-script"
                onClick={() => setShown(true)}
              >
                Show the map
              </button>
              <a className="button" href={linked()}>
                Open OpenStreetMap
              </a>
            </p>
          </div>
        </>
      )}
    </div>
  );
}

function embedded(): string {
  const { latitude, longitude } = PLACE;
  const box = [
    longitude - HALF_WIDTH,
    latitude - HALF_HEIGHT,
    longitude + HALF_WIDTH,
    latitude + HALF_HEIGHT,
  ];
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${MAP_SITE}/export/embed.html?${query}`;
}

function linked(): string {
  const { latitude, longitude } = PLACE;
  return `${MAP_SITE}/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
}
