import { z } from 'zod';
import {
  choice,
  id,
  lines,
  NAME_MAX,
  optional,
  requiredText,
  TITLE_MAX,
  text,
} from '#platform/contract/fields.ts';
import { notAPoint } from '#platform/contract/messages.ts';
import { FOCUS } from '#platform/contract/picture-focus.ts';
import { optionalRichText } from '#platform/contract/rich-text-field.ts';
import { SLUG_MAX, slugOf } from '#platform/contract/slug.ts';
import * as say from './messages.ts';

/** Some 10,000 words. */
export const CONTENT_MAX = 60_000;
export const EXCERPT_MAX = 300;
const TAGS_MAX = 10;
const TAG_MAX = 40;

/** What the desk keeps of a post; when it is read, it depends on the clock whether it is out. */
export const POST_STATES = ['draft', 'published'] as const;
export const POST_STATUSES = ['draft', 'scheduled', 'published'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

const slug = optional(text(SLUG_MAX).refine((value) => slugOf(value) === value, { error: say.slugInvalid }));

/** Separated by commas; each once, in the order in which they were written. */
const tags = optional(
  text(TAGS_MAX * (TAG_MAX + 2))
    .transform((value) => splitTags(value))
    .refine((list) => list.length <= TAGS_MAX, { error: () => say.tooManyTags({ most: TAGS_MAX }) })
    .refine((list) => list.every((tag) => tag.length <= TAG_MAX), {
      error: () => say.tagTooLong({ most: TAG_MAX }),
    })
    .transform((list) => list.join(', ')),
);

export function splitTags(value: string): string[] {
  const seen = new Map<string, string>();
  for (const tag of value.split(',').map((one) => one.trim())) {
    if (tag && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  }
  return [...seen.values()];
}

const focus = optional(text(7).regex(FOCUS, { error: notAPoint }));

/** The name of a stored picture. */
const pictureName = optional(text(80).regex(/^[\w-]+\.\w+$/, { error: say.notAPicture }));

/** A local date and time in the zone of the current edition, as forms send it; the reply is an instant. */
const publishAt = optional(
  text(16)
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, { error: say.publishDateInvalid })
    .refine(isOnCalendar, { error: say.publishDateInvalid }),
);

/** Not the 30th of February, nor 24:00. */
function isOnCalendar(local: string): boolean {
  const instant = new Date(`${local}Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(local);
}

const textFields = {
  slug,
  excerpt: optional(lines(EXCERPT_MAX)),
  cover: pictureName,
  coverAlt: optional(text(TITLE_MAX)),
  focus,
  author: optional(text(NAME_MAX)),
  categoryId: optional(id),
  tags,
};

/** What a post is saved with. */
export const savedFields = {
  title: requiredText(TITLE_MAX, say.titleMissing),
  ...textFields,
  content: optionalRichText(CONTENT_MAX),
  state: choice(POST_STATES, say.stateMissing),
  publishAt,
};

/** What is kept while somebody writes: as it is, however unfinished. */
export const draftFields = {
  title: optional(text(TITLE_MAX)),
  slug: optional(text(SLUG_MAX)),
  excerpt: optional(lines(EXCERPT_MAX)),
  content: optionalRichText(CONTENT_MAX),
  cover: pictureName,
  coverAlt: optional(text(TITLE_MAX)),
  focus,
  author: optional(text(NAME_MAX)),
  categoryId: optional(id),
  tags: optional(text(TAGS_MAX * (TAG_MAX + 2))),
};

/** The fields of a post as texts, '' where there is nothing. Drafts and versions are kept in this form. */
export const postFields = z.strictObject({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  cover: z.string(),
  coverAlt: z.string(),
  focus: z.string(),
  author: z.string(),
  categoryId: z.string(),
  tags: z.string(),
});
export type PostFields = z.output<typeof postFields>;
