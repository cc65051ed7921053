/** The packages with a price, most expensive first (docs/product.md, 1.7). */
export const PRICED_PACKAGES = ['Platinum', 'Gold', 'Silver', 'Bronze'] as const;
export type PricedPackage = (typeof PRICED_PACKAGES)[number];
