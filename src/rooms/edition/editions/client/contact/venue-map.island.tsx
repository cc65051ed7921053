import { useState } from 'react';
import { ClothPanel } from '#ui/cloth/cloth-panel.tsx';
import { savesData } from '#ui/saves-data.ts';
import { useLive } from '#ui/use-live.ts';
import { type MapPoint, mapInFrame, mapOnItsSite } from '../../map.ts';
import * as say from '../../messages.ts';

/** Cloth that is shown until the map itself is. */
const STREETS = ['Ring Road', 'Osu', 'Jamestown', 'Labone', 'Nima', 'Airport', 'Legon', 'Ridge'] as const;

interface VenueMapProps {
  point: MapPoint;
  /** '' if it isn't known. */
  city: string;
  /** Whether the map loads by itself, on a click, or not at all. */
  mode: 'always' | 'asked' | 'link';
}

declare global {
  interface Navigator {
    /** Set by browsers whose user asks not to be passed on (Global Privacy Control). */
    globalPrivacyControl?: boolean;
  }
}

/**
 * A map from another site. It loads when it is nearly in view or, if the browser asks for less data or more
 * privacy, when the visitor presses a button.
 */
export function VenueMap({ point, city, mode }: VenueMapProps) {
  const live = useLive();
  return (
    <>
      {mode !== 'link' && (
        <div className="venue-map">
          <ClothPanel className="size-full" seeds={STREETS} picks={336} />
          {live && <FramedMap point={point} city={city} mode={mode} />}
        </div>
      )}
      <p className="mt-4 text-small text-quiet">
        {mode !== 'link' && `${say.mapSource()} `}
        <a className="link" href={mapOnItsSite(point)}>
          {say.openMap()}
        </a>
      </p>
    </>
  );
}

function FramedMap({ point, city, mode }: VenueMapProps) {
  const [asked, setAsked] = useState(false);
  if (asked || (mode === 'always' && !asksForLess())) {
    const title = city ? say.mapOf({ city }) : say.map();
    return <iframe src={mapInFrame(point)} loading="lazy" title={title} />;
  }
  return (
    <button type="button" className="button button-main" onClick={() => setAsked(true)}>
      {say.showMap()}
    </button>
  );
}

function asksForLess(): boolean {
  return savesData() || navigator.globalPrivacyControl === true;
}
