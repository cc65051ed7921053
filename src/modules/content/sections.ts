import { z } from 'zod';
import { editionContent } from './edition-content.ts';
import { type SectionInfo, sectionInfo } from './fields.ts';
import { mailContent } from './mail-content.ts';
import { placeholdersIn } from './mail-placeholders.ts';
import { siteContent } from './site-content.ts';

/** The whole site has one document of words, and each edition has two of its own: for its pages and its mails. */
export const PARTS = { site: siteContent, edition: editionContent, mails: mailContent } as const;
export type Part = keyof typeof PARTS;
export const PART_NAMES: readonly Part[] = ['site', 'edition', 'mails'];

const SECTIONS = { ...siteContent.shape, ...editionContent.shape, ...mailContent.shape };
export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as [SectionName, ...SectionName[]];

export function partOf(name: SectionName): Part {
  return PART_NAMES.find((part) => name in PARTS[part].shape) ?? 'site';
}

export function sectionOf(name: SectionName): SectionInfo {
  return sectionInfo(SECTIONS[name]);
}

/** The sections of a part in their order. */
export function sectionsOf(part: Part): SectionName[] {
  return SECTION_NAMES.filter((name) => partOf(name) === part);
}

export function schemaOf(name: SectionName): z.ZodObject {
  const { fields, needs = [], wrong } = sectionOf(name);
  return z.strictObject(fields).check(({ value, issues }) => {
    const named = placeholdersIn(Object.values(value).map(String));
    for (const missing of needs.filter((need) => !named.includes(need))) {
      const message = `Please name {${missing}} in this text: nobody else tells its reader.`;
      issues.push({ code: 'custom', path: ['closing'], message, input: value });
    }
    for (const [field, message] of Object.entries(wrong?.(value) ?? {})) {
      issues.push({ code: 'custom', path: [field], message, input: value });
    }
  });
}
