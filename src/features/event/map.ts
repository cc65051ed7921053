/** OpenStreetMap, the only other site that any of our pages embeds. */
const SITE = 'https://www.openstreetmap.org';
/** The only address of it that the contact page may embed. */
export const MAP_FRAME = `${SITE}/export/embed.html`;

/** The centre of Accra; to be replaced by the venue's location once known. */
const PLACE = { latitude: 5.56, longitude: -0.2057 };
const HALF_WIDTH = 0.05;
const HALF_HEIGHT = 0.025;

/** The map to embed. */
export function mapInFrame(): string {
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
  return `${MAP_FRAME}?${query}`;
}

/** The same map on its own site. */
export function mapOnItsSite(): string {
  const { latitude, longitude } = PLACE;
  return `${SITE}/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
}
