import { z } from 'zod';
import {
  email,
  NAME_MAX,
  nationalPhone,
  optional,
  requiredText,
  TITLE_MAX,
  text,
} from '#platform/contract/fields.ts';
import { answers } from './questions.ts';

/** docs/product.md, 3.1 */
export const NO_NOTICE = 'Please choose how you heard about the summit';

export const WRONG_NUMBERS = {
  whatsapp_number: 'Invalid WhatsApp number',
  contact_number: 'Invalid contact number',
} as const;

/** What both public forms, registration and partnership request, ask about a person. */
export const personFields = {
  name: requiredText(NAME_MAX, 'Please enter your full name'),
  email: email(),
  contact_number: optional(nationalPhone(WRONG_NUMBERS.contact_number)),
  whatsapp_number: nationalPhone(WRONG_NUMBERS.whatsapp_number, 'Please enter your WhatsApp number'),
  company_name: requiredText(TITLE_MAX, 'Please enter your company’s name'),
  role: requiredText(TITLE_MAX, 'Please enter your role'),
  /** The service checks that it was shown. */
  consent: optional(text(TITLE_MAX)).describe(
    'The version of the consent text that was shown; without it, the current one.',
  ),
  answers,
  /** The service checks that the edition offers it. */
  notice: requiredText(TITLE_MAX, NO_NOTICE).describe(
    'How they heard of the summit: one of the answers that the edition offers, such as LinkedIn.',
  ),
  /** The solved spam guard; see the call `challenge`. */
  captcha: text(10_000).optional(),
};

/** The box about news, which is never ticked for anybody. The service checks that its words were shown. */
export const newsChoice = z
  .union([text(TITLE_MAX), z.literal(false)])
  .optional()
  .transform((version) => version || undefined)
  .describe('The version of the words about news whose box was ticked; nothing if it wasn’t.');

/** A person's validated answers. */
export type PersonForm = Omit<z.output<z.ZodObject<typeof personFields>>, 'consent' | 'answers'> & {
  consent: string;
  /** As they are kept. */
  answers: string | null;
};

/** What both lists show about a person. */
export const personRecord = {
  id: z.string(),
  fullname: z.string(),
  company: z.string(),
  designation: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  notice: z.string(),
  date: z.string(),
  /** To the organisers' own questions, by the key of each; only if there are any. */
  answers: z.record(z.string(), z.string()).optional(),
};

/** What a list can be filtered by: the answers that are offered, and others that people have given. */
export const listedNotices = z.strictObject({ notices: z.array(z.string()) });

export const PERSON_SORTS = [
  'fullname',
  'company',
  'designation',
  'email',
  'phone',
  'whatsapp',
  'date',
] as const;
