import { GROUP_LEAST } from './group-least.ts';

/**
 * What the specification says of the summit of 2025 (docs/product.md, 1.2). Stands on the sites made with it while
 * their edition is missing.
 */
export const EDITION_2025 = {
  name: 'AI for Business Summit',
  days: 2,
  city: 'Accra',
  country: 'GH',
  latitude: 5.56,
  longitude: -0.2057,
  zone: 'Africa/Accra',
  currency: 'GHS',
  groupLeast: GROUP_LEAST,
} as const;
