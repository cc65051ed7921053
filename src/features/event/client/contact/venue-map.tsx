import { useState } from 'react';
import { ClothPanel } from '#ui/cloth/cloth-panel.tsx';
import { useLive } from '#ui/use-live.ts';
import { mapInFrame, mapOnItsSite } from '../../map.ts';

/** Streets and districts of Accra, each shown as cloth until the map itself is. */
const STREETS = ['Ring Road', 'Osu', 'Jamestown', 'Labone', 'Nima', 'Airport', 'Legon', 'Ridge'] as const;

declare global {
  interface Navigator {
    /** Set by browsers whose user asks for less data (Save-Data), if they report it. */
    connection?: { saveData?: boolean };
    /** Set by browsers whose user asks not to be passed on (Global Privacy Control). */
    globalPrivacyControl?: boolean;
  }
}

/**
 * A map from another site. It loads when it is nearly in view or, if the browser asks for less data or more
 * privacy, when the visitor presses a button.
 */
export function VenueMap() {
  const live = useLive();
  return (
    <>
      <div className="venue-map">
        <ClothPanel className="size-full" seeds={STREETS} picks={336} />
        {live && <FramedMap />}
      </div>
      <p className="mt-4 text-small text-quiet">
        The map comes from OpenStreetMap, which then sees your address.{' '}
        <a className="link" href={mapOnItsSite()}>
          Open OpenStreetMap
        </a>
      </p>
    </>
  );
}

function FramedMap() {
  const [asked, setAsked] = useState(false);
  if (asked || !asksForLess()) return <iframe src={mapInFrame()} loading="lazy" title="Map of Accra" />;
  return (
    <button type="button" className="button button-main" onClick={() => setAsked(true)}>
      Show the map
    </button>
  );
}

function asksForLess(): boolean {
  return Boolean(navigator.connection?.saveData || navigator.globalPrivacyControl);
}
