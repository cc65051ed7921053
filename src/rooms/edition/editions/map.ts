import type { Edition } from './edition.ts';

/** OpenStreetMap, the only other site that any of our pages embeds. */
const SITE = 'https://www.openstreetmap.org';
/** The only address of it that the contact page may embed. */
export const MAP_FRAME = `${SITE}/export/embed.html`;

const HALF_WIDTH = 0.05;
const HALF_HEIGHT = 0.025;

export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** Where the venue is; undefined while that isn't known. */
export function mapPoint({ latitude, longitude }: Pick<Edition, 'latitude' | 'longitude'>) {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

/** The map to embed. */
export function mapInFrame({ latitude, longitude }: MapPoint): string {
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
  return `${MAP_FRAME}?${query}`;
}

/** The same map on its own site. */
export function mapOnItsSite({ latitude, longitude }: MapPoint): string {
  return `${SITE}/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
}
