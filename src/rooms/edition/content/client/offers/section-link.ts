import type { LinkOptions } from '@tanstack/react-router';
import { partInfo, partOf, type SectionName } from '../../sections.ts';

/** Where a section is worded: among the site's pages, unless its part has a place of its own. */
export function sectionLink(section: SectionName): LinkOptions {
  return { to: `${partScreen(section)}/$section`, params: { section } } as LinkOptions;
}

/** The list of its part. */
export function partScreen(section: SectionName): string {
  return partInfo(partOf(section)).screen ?? '/admin/site';
}
