import { z } from 'zod';
import { type Access, mayAccess } from '#platform/contract/access.ts';
import { askedEdition } from '#platform/contract/language.ts';
import type { Message } from '#platform/contract/message.ts';
import { type EditionContent, editionContent } from './edition-content.ts';
import { fieldInfo, type SectionInfo, sectionInfo, translationsOf, unlikeLines } from './fields.ts';
import * as say from './messages.ts';
import { type SiteContent, siteContent } from './site-content.ts';

/**
 * The documents of texts: the whole site has one, and each edition has some of its own. A module that gives editions
 * another one adds it here, beside its declaration.
 */
export interface Documents {
  site: SiteContent;
  edition: EditionContent;
}
export type Part = keyof Documents;
export type SectionName = { [P in Part]: keyof Documents[P] & string }[Part];

interface PartInfo {
  /** What the list of its sections is called. */
  title: Message;
  /** What somebody is told in whose texts something was found. */
  place: Message;
  /** Its sections; what was entered last is read with them. */
  schema: z.ZodObject;
  /** Where its sections are listed, if not among the site's pages; below it is the screen of each. */
  screen?: string;
  /** What reading and changing it needs besides the right `site`, where it does more than tell. */
  access?: Access;
  /** How it is copied to another edition, days of the one before becoming those of the other. Else it says the same. */
  copied?: (document: unknown, moved: (day: string) => string) => unknown;
  /** What its other sections say after one of them has changed. */
  follows?: (document: object, before: object) => object;
  /** It says something before it was ever published. */
  saysSomethingUnpublished?: true;
}

const parts = new Map<Part, PartInfo>([
  ['site', { title: say.wholeSite, place: say.sitesTexts, schema: siteContent }],
  ['edition', { title: say.thisEdition, place: say.editionsTexts, schema: editionContent }],
]);

/** The lists of modules add the parts that modules give, before anything is read. */
export function addPart(name: Part, part: PartInfo): void {
  parts.set(name, part);
}

export function partNames(): Part[] {
  return [...parts.keys()];
}

/** Those that are written for the edition in question: what the whole site says goes with the current one. */
export function writtenParts(): Part[] {
  return partNames().filter((part) => part !== 'site' || !askedEdition());
}

export function partInfo(name: Part): PartInfo {
  const part = parts.get(name);
  if (!part) throw new Error(`no module gives the part ${name} of the content`);
  return part;
}

/** Whether somebody who writes the site may write this part of it as well. */
export function mayWrite(part: Part, actor: Parameters<typeof mayAccess>[1]): boolean {
  const { access } = partInfo(part);
  return !access || mayAccess(access, actor);
}

/** The sections of a part in their order. */
export function sectionsOf(part: Part): SectionName[] {
  return Object.keys(partInfo(part).schema.shape) as SectionName[];
}

export function sectionNames(): SectionName[] {
  return partNames().flatMap(sectionsOf);
}

export const sectionName = z.lazy(() => z.enum(sectionNames(), { error: say.noSuchSection }));

export function partOf(name: SectionName): Part {
  return partNames().find((part) => name in partInfo(part).schema.shape) ?? 'site';
}

export function sectionOf(name: SectionName): SectionInfo {
  const section = partInfo(partOf(name)).schema.shape[name];
  if (!section) throw new Error(`the content has no section ${name}`);
  return sectionInfo(section);
}

/** With what the other sections of its part say, it is compared with them as well. */
export function schemaOf(name: SectionName, beside?: object): z.ZodObject {
  const { fields, wrong, wrongBeside } = sectionOf(name);
  return z.strictObject({ ...fields, ...translationsOf(fields) }).check(({ value, issues }) => {
    const found = {
      ...wrong?.(value),
      ...(beside && wrongBeside?.({ ...beside, [name]: value })),
      ...unlikeLines(fields, value),
    };
    for (const [field, message] of Object.entries(found)) {
      issues.push({ code: 'custom', path: [field], message, input: value });
    }
  });
}

/** What can be chosen in the fields of a section that choose among what other sections say, by field: 'codes.kind'. */
export function choicesOf(name: SectionName, document: object): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const look = (fields: z.ZodRawShape, within: string) => {
    for (const [field, schema] of Object.entries(fields)) {
      const { chosenFrom, item } = fieldInfo(schema);
      if (chosenFrom) found[within + field] = chosenFrom(document as Readonly<Record<string, unknown>>);
      if (item) look(item.fields, `${within}${field}.`);
    }
  };
  look(sectionOf(name).fields, '');
  return found;
}
