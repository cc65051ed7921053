import { z } from 'zod';
import { change } from '#platform/contract/change.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { writtenEdition } from '#platform/contract/edition-filter.ts';
import { id, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { LANGUAGES, leaveInMainAs, leftInMain } from '#platform/contract/language.ts';
import { changed, oneOf } from '#platform/contract/lists.ts';
import { fill } from '#platform/contract/placeholders.ts';
import { escapeHtml } from '#platform/contract/rich-text.ts';
import { version } from '#platform/contract/version.ts';
import { editionContent } from './edition-content.ts';
import * as say from './messages.ts';
import type { PlaceholderValues } from './placeholders.ts';
import { sectionName } from './sections.ts';
import { type ShownOption, shownName } from './shown-options.ts';
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

/** Puts what the edition says into every text; into those that nobody has translated, in the main language. */
export function fillContent(
  content: Content,
  spoken: PlaceholderValues,
  inMain: PlaceholderValues = spoken,
): Content {
  const inHtml = new Map([spoken, inMain].map((values) => [values, escaped(values)]));
  const filled = (text: string, { kind }: { kind: string }) => {
    const values = leftInMain().has(text.trim()) ? inMain : spoken;
    const said = fill(text, (kind === 'rich' && inHtml.get(values)) || values);
    leaveInMainAs(said, text);
    return said;
  };
  return {
    ...content,
    site: mapTexts('site', content.site, filled),
    edition: mapTexts('edition', content.edition, filled),
  };
}

function escaped(values: PlaceholderValues): PlaceholderValues {
  const entries = Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]);
  return Object.fromEntries(entries);
}

/** The documented packages. They stand where an edition has none of its own (docs/product.md, 1.7). */
export const DOCUMENTED_PACKAGES = ['Platinum', 'Gold', 'Silver', 'Bronze', 'Bespoke'];

/** What people can ask for: the packages of the edition, and something else by agreement. */
export function packageNamesOf(content: Pick<Content, 'edition'>): string[] {
  return shownPackages(content).map(({ value }) => value);
}

/** The same as they read it. */
export function shownPackages({ edition: { packages } }: Pick<Content, 'edition'>): ShownOption[] {
  return [
    ...packages.offers.map((offer) => ({ value: offer.name, label: shownName(offer, 'name') })),
    { value: packages.otherName, label: shownName(packages, 'otherName') },
  ];
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
  query: writtenEdition,
  reply: z.strictObject({
    /** The year of the edition, unless it is the current one; its draft is previewed below it. */
    year: z.number().int().nullable(),
    changes: z.array(change.extend({ section: sectionName })),
    /** A draft waits, of this edition or another. */
    isAnyWaiting: z.boolean(),
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
  query: { section: sectionName, ...writtenEdition },
  reply: oneOf(
    z.strictObject({
      section: sectionName,
      values: z.record(z.string(), z.unknown()),
      /** Which of its texts are the program's own. They have their words in each language. */
      programs: z.array(z.string()),
      version: z.string(),
      /** What can be chosen where that is what other sections say, by field. */
      choices: z.record(z.string(), z.array(z.string())),
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
    ...writtenEdition,
  }),
  reply: changed,
});

export const discardDraft = defineCall({
  name: 'discardDraft',
  summary: 'Discard the draft: one section of it, or all that you may write',
  method: 'POST',
  path: '/api/v1/content/discard',
  access: { right: 'site' },
  body: z.strictObject({ section: sectionName.optional(), ...writtenEdition }),
  reply: changed,
});

export const publishContent = defineCall({
  name: 'publishContent',
  summary:
    'Publish the draft: all of it that you may write, at once. Visitors read an edition’s texts once it is current',
  method: 'POST',
  path: '/api/v1/content/publications',
  access: { right: 'site' },
  status: 201,
  body: z.strictObject({ note: text(TITLE_MAX).optional(), ...writtenEdition }),
  reply: changed,
});

export const viewPublications = defineCall({
  name: 'viewPublications',
  summary: 'Every version of the site: who published it, when, and what it changed; newest first',
  method: 'GET',
  path: '/api/v1/content/publications',
  access: { right: 'site' },
  query: writtenEdition,
  reply: z.strictObject({ records: z.array(publication) }),
});

export const restoreContent = defineCall({
  name: 'restoreContent',
  summary:
    'Bring back what the site said after a publication, as far as you may write it, as a draft or at once',
  method: 'POST',
  path: '/api/v1/content/publications/{id}/restore',
  access: { right: 'site' },
  query: { id },
  body: z.strictObject({ publish: z.boolean().default(false), ...writtenEdition }),
  reply: changed,
});

/** A section as it is being written, which the desk posts to a page of the draft to see it there. Nothing is kept. */
export const triedSection = z.strictObject({
  section: sectionName,
  values: z.record(z.string(), z.unknown()),
});
/** The field of that form. */
export const TRIED = 'tried';

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
  body: z.strictObject(writtenEdition),
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
