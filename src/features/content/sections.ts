import { z } from 'zod';
import { editionContent } from './edition-content.ts';
import { type SectionInfo, sectionInfo } from './fields.ts';
import { siteContent } from './site-content.ts';

/** The whole site has one document of words, and each edition has one of its own. */
export const PARTS = { site: siteContent, edition: editionContent } as const;
export type Part = keyof typeof PARTS;
export const PART_NAMES: readonly Part[] = ['site', 'edition'];

const SECTIONS = { ...siteContent.shape, ...editionContent.shape };
export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as [SectionName, ...SectionName[]];

export function partOf(name: SectionName): Part {
  return name in siteContent.shape ? 'site' : 'edition';
}

export function sectionOf(name: SectionName): SectionInfo {
  return sectionInfo(SECTIONS[name]);
}

/** The sections of a part in their order. */
export function sectionsOf(part: Part): SectionName[] {
  return SECTION_NAMES.filter((name) => partOf(name) === part);
}

export function schemaOf(name: SectionName): z.ZodObject {
  return z.strictObject(sectionOf(name).fields);
}
