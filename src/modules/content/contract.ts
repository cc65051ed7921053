import { z } from 'zod';
import { change } from '#platform/contract/change.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { LANGUAGES, leaveInMainAs } from '#platform/contract/language.ts';
import { changed, oneOf } from '#platform/contract/lists.ts';
import { fill } from '#platform/contract/placeholders.ts';
import { escapeHtml } from '#platform/contract/rich-text.ts';
import { version } from '#platform/contract/version.ts';
import { editionContent } from './edition-content.ts';
import * as say from './messages.ts';
import type { PlaceholderValues } from './placeholders.ts';
import { sectionName } from './sections.ts';
import { siteContent } from './site-content.ts';
import { mapTexts } from './walk.ts';

export type { EditionContent } from './edition-content.ts';
export type { SponsorshipPackage } from './packages.ts';
export type { Question } from './questions.ts';
export type { SiteContent } from './site-content.ts';

const content = z.strictObject({
  site: siteContent,
  edition: editionContent,
  /** How many of each package are sold, by its name. */
  sold: z.record(z.string(), z.number().int()),
});
export type Content = z.output<typeof content>;

/** Puts what the edition says into every text. */
export function fillContent(content: Content, values: PlaceholderValues): Content {
  const inHtml = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]));
  const filled = (text: string, { kind }: { kind: string }) => {
    const said = fill(text, kind === 'rich' ? inHtml : values);
    leaveInMainAs(said, text);
    return said;
  };
  return {
    ...content,
    site: mapTexts('site', content.site, filled),
    edition: mapTexts('edition', content.edition, filled),
  };
}

/** The documented packages. They stand where an edition has none of its own (docs/product.md, 1.7). */
export const DOCUMENTED_PACKAGES = ['Platinum', 'Gold', 'Silver', 'Bronze', 'Bespoke'];

/** What people can ask for: the packages of the edition, and something else by agreement. */
export function packageNamesOf({ edition }: Pick<Content, 'edition'>): string[] {
  const { offers, otherName } = edition.packages;
  return [...offers.map(({ name }) => name), otherName];
}

/** What stands where nothing was entered, or nothing can be read. */
export const NEUTRAL_CONTENT: Content = content.parse({ site: {}, edition: {}, sold: {} });

export const viewContent = defineCall({
  name: 'viewContent',
  summary: 'What the site and its current edition say; words in braces stand for what the edition says',
  method: 'GET',
  path: '/api/v1/content',
  access: 'anyone',
  cached: true,
  reply: content,
});

export const defaultContent = defineCall({
  name: 'defaultContent',
  summary: 'What of it can still be read when a part can’t; neutral words stand for the rest',
  method: 'GET',
  path: '/api/v1/content/default',
  access: 'anyone',
  reply: content,
});

/** With what the texts of an edition can begin. */
const STARTING_TEXTS = ['sample', 'empty'] as const;
export type StartingTexts = (typeof STARTING_TEXTS)[number];
export const startingTexts = z.enum(STARTING_TEXTS, { error: say.startingTextsMissing });

export const startTexts = defineCall({
  name: 'startTexts',
  summary: 'Begin the words of the current edition anew, with a sample or empty, as a draft',
  method: 'POST',
  path: '/api/v1/content/start-texts',
  access: { right: 'site' },
  body: z.strictObject({ from: startingTexts }),
  reply: changed,
});

const publication = z.strictObject({
  id: z.string(),
  time: z.string(),
  username: z.string(),
  note: z.string(),
  changes: z.array(change),
});
export type Publication = z.output<typeof publication>;

export const viewDraft = defineCall({
  name: 'viewDraft',
  summary: 'What publishing would change on the site',
  method: 'GET',
  path: '/api/v1/content/draft',
  access: { right: 'site' },
  reply: z.strictObject({
    changes: z.array(change.extend({ section: sectionName })),
    /** Null before anything was published. */
    published: publication.nullable(),
  }),
});

export const singleSection = defineCall({
  name: 'singleSection',
  summary: 'One section of the site as the draft has it',
  method: 'GET',
  path: '/api/v1/content/sections/{section}',
  access: { right: 'site' },
  query: { section: sectionName },
  reply: oneOf(
    z.strictObject({
      section: sectionName,
      values: z.record(z.string(), z.unknown()),
      version: z.string(),
      /** Those of the site, the main one first. */
      languages: z.array(z.enum(LANGUAGES)),
    }),
  ),
});

export const saveSection = defineCall({
  name: 'saveSection',
  summary: 'Save one section of the site as a draft; its values are checked against its fields',
  method: 'PUT',
  path: '/api/v1/content/sections/{section}',
  access: { right: 'site' },
  body: z.strictObject({
    section: sectionName,
    values: z.record(z.string(), z.unknown(), { error: say.valuesMissing }),
    version,
  }),
  reply: changed,
});

export const discardDraft = defineCall({
  name: 'discardDraft',
  summary: 'Discard the draft: one section of it, or all',
  method: 'POST',
  path: '/api/v1/content/discard',
  access: { right: 'site' },
  body: z.strictObject({ section: sectionName.optional() }),
  reply: changed,
});

export const publishContent = defineCall({
  name: 'publishContent',
  summary: 'Publish the draft: everything in it at once',
  method: 'POST',
  path: '/api/v1/content/publications',
  access: { right: 'site' },
  status: 201,
  body: z.strictObject({ note: text(TITLE_MAX).optional() }),
  reply: changed,
});

export const viewPublications = defineCall({
  name: 'viewPublications',
  summary: 'Every version of the site: who published it, when, and what it changed; newest first',
  method: 'GET',
  path: '/api/v1/content/publications',
  access: { right: 'site' },
  reply: z.strictObject({ records: z.array(publication) }),
});

export const restoreContent = defineCall({
  name: 'restoreContent',
  summary: 'Bring back what the site said after a publication, as a draft or at once',
  method: 'POST',
  path: '/api/v1/content/publications/{id}/restore',
  access: { right: 'site' },
  query: { id },
  body: z.strictObject({ publish: z.boolean().default(false) }),
  reply: changed,
});

/** Stands for the token in the address at which the desk itself shows the draft. */
export const DESK_PREVIEW = 'desk';

/** How long a link to the draft works. */
export const PREVIEW_DAYS = 7;

const previewLink = z.strictObject({
  id: z.string(),
  username: z.string(),
  created: z.string(),
  expires: z.string(),
});
export type PreviewLink = z.output<typeof previewLink>;

export const viewPreviewLinks = defineCall({
  name: 'viewPreviewLinks',
  summary: 'The links that show the draft and still work',
  method: 'GET',
  path: '/api/v1/content/preview-links',
  access: { right: 'site' },
  reply: z.strictObject({ records: z.array(previewLink) }),
});

export const addPreviewLink = defineCall({
  name: 'addPreviewLink',
  summary: `Create a link that shows the draft on the real pages for ${PREVIEW_DAYS} days`,
  method: 'POST',
  path: '/api/v1/content/preview-links',
  access: { right: 'site' },
  status: 201,
  reply: z.strictObject({ message: z.string(), id: z.string(), address: z.string() }),
});

export const deletePreviewLink = defineCall({
  name: 'deletePreviewLink',
  summary: 'End a link that shows the draft',
  method: 'DELETE',
  path: '/api/v1/content/preview-links/{id}',
  access: { right: 'site' },
  query: { id },
  reply: changed,
});
