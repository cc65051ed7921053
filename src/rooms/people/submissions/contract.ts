import { z } from 'zod';
import { dayFilters } from '#platform/contract/day-filters.ts';
import { editionFilter } from '#platform/contract/edition-filter.ts';
import { optional, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { LANGUAGES } from '#platform/contract/language.ts';
import { callShape, listedIn, replyShape, type Sent } from '#platform/contract/record.ts';
import { MAY_BE_EMPTY } from './not-required.ts';
import { type PersonFields, personFields } from './person-fields.ts';
import { answers, askedQuestion } from './questions.ts';

const { name, email, contact_number, whatsapp_number, company_name, role, notice, ...further } =
  callShape(personFields);

/** What both public forms, registration and partnership request, take of a person. */
export const personForm = {
  ...{ name, email, contact_number, whatsapp_number, company_name, role, ...further },
  /** The service checks that it was shown. */
  consent: optional(text(TITLE_MAX)).describe(
    'The version of the consent text that was shown; without it, the current one.',
  ),
  answers,
  notice,
  /** The solved spam guard; see the call `challenge`. */
  captcha: text(10_000).optional(),
};

/** The box about news, which is never ticked for anybody. The service checks that its texts were shown. */
export const newsChoice = z
  .union([text(TITLE_MAX), z.literal(false)])
  .optional()
  .transform((version) => version || undefined)
  .describe('The version of the words about news whose box was ticked; nothing if it wasn’t.');

/** A person's validated answers. */
export type PersonForm = Sent<PersonFields> & {
  consent: string;
  /** As they are kept. */
  answers: string | null;
  /** In which they are written to; null stands for the site's main one. */
  language: string | null;
  captcha?: string | undefined;
};

/** What each list shows about a person. */
export const personRecord = {
  id: z.string(),
  ...replyShape(personFields),
  date: z.string(),
  /** To the organisers' own questions, by the key of each; only if there are any. */
  answers: z.record(z.string(), z.string()).optional(),
  /** In which they are written to. */
  language: z.enum(LANGUAGES),
};

/** What each list can be filtered by. */
export const personFilters = {
  ...editionFilter,
  ...dayFilters,
  language: z.enum(LANGUAGES).optional().describe('Only those who are written to in it.'),
};

/**
 * What a list can be filtered by: the answers that are offered, and others that people have given. And what is asked besides,
 * in columns of its own.
 */
export const listedNotices = z.strictObject({
  notices: z.array(z.string()),
  questions: z.array(askedQuestion),
});

/** What the form of an edition asks at the desk. */
export const askedAtTheDesk = listedNotices.extend({
  notRequired: z.array(z.enum(MAY_BE_EMPTY)).describe('What of a person needn’t be said.'),
});

export const PERSON_SORTS = [...listedIn(personFields), 'date'] as const;
export type { PersonFields } from './person-fields.ts';
