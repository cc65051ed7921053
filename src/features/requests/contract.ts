import { z } from 'zod';
import {
  email,
  id,
  NAME_MAX,
  optional,
  phone,
  requiredText,
  TITLE_MAX,
  text,
} from '#platform/contract/fields.ts';
import { PAGE_SIZE_MAX } from '#platform/contract/lists.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** How many rows can be chosen at once: as many as the longest page has. */
export const CHOSEN_MAX = PAGE_SIZE_MAX;

/** What both public forms ask of a person: to register, and to ask for a partnership. */
export const personFields = {
  name: requiredText(NAME_MAX, 'Please enter your full name'),
  email: email(),
  contact_number: optional(phone('Invalid contact number')),
  whatsapp_number: phone('Invalid WhatsApp number'),
  company_name: requiredText(TITLE_MAX, 'Please enter your company’s name'),
  role: requiredText(TITLE_MAX, 'Please enter your role'),
  /** The solved spam guard; see the call `challenge`. */
  captcha: text(10_000).optional(),
};

/** What both lists show of a person. */
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
};

export const PERSON_SORTS = [
  'fullname',
  'company',
  'designation',
  'email',
  'phone',
  'whatsapp',
  'date',
] as const;

/** What an export takes beside the list's own filters, which stand in the query. */
export const exportOptions = z.strictObject({
  format: z.enum(EXPORT_FORMATS).default('csv'),
  /** Of the rows that pass the filters the chosen ones alone; without it, all of them. */
  ids: z.array(id).min(1).max(CHOSEN_MAX).optional(),
});
export type ExportOptions = z.output<typeof exportOptions>;
