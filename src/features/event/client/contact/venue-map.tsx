import { useState } from 'react';
import { Strip } from '#ui/cloth/strip.tsx';

/** The middle of Accra; the venue's own place once it is known. */
const PLACE = { latitude: 5.56, longitude: -0.2057 };
const HALF_WIDTH = 0.05;
const HALF_HEIGHT = 0.025;

/** A map from another site, which is asked for nothing until the visitor wants to see it. */
export function VenueMap() {
  const [shown, setShown] = useState(false);
  return (
    <div className="mt-6 grid h-[26rem] place-items-center overflow-hidden border border-line bg-sunk">
      {shown ? (
        <iframe className="size-full" src={embedded()} title="Map of Accra" />
      ) : (
        <>
          <div
            className="col-start-1 row-start-1 grid size-full grid-rows-4 gap-16 opacity-25"
            aria-hidden="true"
          >
            <Strip seed="Accra map" along picks={672} />
            <Strip seed="Accra streets" along shifted picks={672} />
          </div>
          <div className="col-start-1 row-start-1 bg-ground p-8 text-center">
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
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

function linked(): string {
  const { latitude, longitude } = PLACE;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
}
