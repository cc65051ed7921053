import type { Summit } from '#modules/event/summit-content.ts';
import { paletteOf } from '#platform/contract/palette.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';

const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
];

/** What a phone needs to know to keep the site among its applications (W3C). */
export function manifest({ site: { identity, look } }: Pick<Summit, 'site'>): string {
  const palette = paletteOf(look);
  return JSON.stringify({
    id: publicAddress.home,
    name: identity.name,
    short_name: identity.shortName || identity.name,
    ...(identity.description && { description: identity.description }),
    start_url: publicAddress.home,
    display: 'minimal-ui',
    lang: 'en-GH',
    background_color: palette.ground[0],
    theme_color: palette.night[0],
    icons: ICONS,
  });
}
