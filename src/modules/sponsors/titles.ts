import type { Content } from '#modules/content/contract.ts';
import { SPONSOR_TITLES } from './contract.ts';

/** What an organisation can be shown as: by what it pays for, or in another capacity. */
export function sponsorTitles(content: Content): string[] {
  const packages = content.edition.packages.offers.map(({ name }) => name);
  return [...packages, ...SPONSOR_TITLES.filter((title) => !packages.includes(title))];
}
