import { z } from 'zod';
import { NOTICES } from '#features/registrations/contract.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import {
  email,
  NAME_MAX,
  optional,
  phone,
  requiredText,
  TITLE_MAX,
  text,
} from '#platform/contract/fields.ts';
import { changed, listOf, listQuery } from '#platform/contract/lists.ts';

/** What can be asked for; Bespoke is agreed in person (specification, section 5). */
export const PACKAGES = ['Platinum', 'Gold', 'Silver', 'Bronze', 'Bespoke'] as const;
export type PackageName = (typeof PACKAGES)[number];

/** The first five of the registration's answers (specification, section 5). */
export const PARTNERSHIP_NOTICES = NOTICES.slice(0, 5) as unknown as readonly [
  (typeof NOTICES)[0],
  ...(typeof NOTICES)[number][],
];

export const partnership = z.strictObject({
  name: requiredText(NAME_MAX, 'Please enter your full name'),
  email: email(),
  contact_number: optional(phone('Invalid contact number')),
  whatsapp_number: phone('Invalid WhatsApp number'),
  company_name: requiredText(TITLE_MAX, 'Please enter your company’s name'),
  role: requiredText(TITLE_MAX, 'Please enter your role'),
  packages: z.enum(PACKAGES, 'Please choose a package'),
  notice: z.enum(PARTNERSHIP_NOTICES, 'Please choose how you heard about the summit'),
  /** The solved spam guard; see the call `challenge`. */
  captcha: text(10_000).optional(),
});
export type PartnershipInput = z.input<typeof partnership>;

const partnershipRecord = z.object({
  id: z.string(),
  fullname: z.string(),
  company: z.string(),
  designation: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  notice: z.string(),
  package: z.string(),
  date: z.string(),
});
export type Partnership = z.output<typeof partnershipRecord>;

export const PARTNERSHIP_SORTS = [
  'fullname',
  'company',
  'designation',
  'email',
  'phone',
  'whatsapp',
  'notice',
  'package',
  'date',
] as const;

const partnershipQuery = {
  ...listQuery(PARTNERSHIP_SORTS),
  package: z.enum(PACKAGES).optional(),
  notice: z.enum(NOTICES).optional(),
};

export const PARTNERSHIP_EXPORT_FILE = 'Partnerships_List.csv';
export const PARTNERSHIP_RECEIVED = 'Your request has reached us. We will write to you within two working days.';

export const addPartnership = defineCall({
  name: 'addPartnership',
  summary: 'Ask for a partnership or sponsorship',
  method: 'POST',
  path: '/records/addpartnership',
  access: 'anyone',
  body: partnership,
  reply: changed,
});

export const viewPartnerships = defineCall({
  name: 'viewPartnerships',
  summary: 'Every partnership request, newest first; searched by name or e-mail address',
  method: 'GET',
  path: 'records/viewpartnerships',
  access: 'administrator',
  query: partnershipQuery,
  reply: listOf(partnershipRecord),
});

export const exportPartnerships = defineCall({
  name: 'exportPartnerships',
  summary: 'The partnership requests as CSV, searched and sorted like the list',
  method: 'GET',
  path: 'records/exportpartnerships',
  access: 'administrator',
  query: partnershipQuery,
  reply: z.any(),
});
