import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionFilter } from '#platform/contract/edition-filter.ts';
import { id, NAME_MAX, requiredLines, requiredText, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { changed, changedMany, listOf, listQuery, oneOf, wholeListQuery } from '#platform/contract/lists.ts';
import { chosenIds, EXPORT_MEDIA_TYPES, exportOptions } from '#rooms/ground/contract.ts';
import {
  type AnsweredQuestion,
  answeredQuestion,
  FILE_TYPES,
  fileQuery,
  listedNotices,
  PERSON_SORTS,
  personFilters,
  personForm,
  personRecord,
} from '#rooms/people/contract.ts';
import * as say from './messages.ts';

export const partnership = z.strictObject({
  ...personForm,
  /** The service checks that the current edition offers it. */
  packages: requiredText(NAME_MAX, say.packageMissing).describe(
    'A package of the current edition, such as Platinum, Gold, Silver, Bronze or Bespoke.',
  ),
});
export type PartnershipInput = z.input<typeof partnership>;

const partnershipRecord = z.strictObject({
  ...personRecord,
  package: z.string(),
  /** When somebody marked it as answered; '' until then. */
  answered: z.string(),
});
export type Partnership = z.output<typeof partnershipRecord>;
/** With the version of the consent text, which only the single record has. */
export type PartnershipDetails = Partnership & { consent?: string; questions?: AnsweredQuestion[] };

export const PARTNERSHIP_SORTS = [...PERSON_SORTS, 'notice', 'package'] as const;

const partnershipFilters = {
  ...personFilters,
  package: text(NAME_MAX).optional(),
  notice: text(TITLE_MAX).optional(),
  answered: z.enum(['yes', 'no']).optional(),
};
const partnershipQuery = { ...listQuery(PARTNERSHIP_SORTS), ...partnershipFilters };
export type PartnershipListQuery = z.output<z.ZodObject<typeof partnershipQuery>>;

export const PARTNERSHIP_EXPORT_FILES = {
  csv: 'Partnerships_List.csv',
  xlsx: 'Partnerships_List.xlsx',
} as const;

export const addPartnership = defineCall({
  name: 'addPartnership',
  summary: 'Request a partnership or sponsorship',
  method: 'POST',
  path: '/records/addpartnership',
  access: 'anyone',
  takesIdempotencyKey: true,
  alsoRefused: ['too-many'],
  body: partnership,
  reply: changed,
});

export const viewPartnerships = defineCall({
  name: 'viewPartnerships',
  summary: 'All partnership requests, newest first; searches name, email address and numbers',
  method: 'GET',
  path: 'records/viewpartnerships',
  access: { right: 'partnerships' },
  query: partnershipQuery,
  reply: listOf(partnershipRecord),
});

export const singlePartnership = defineCall({
  name: 'singlePartnership',
  summary: 'One partnership request',
  method: 'GET',
  path: '/api/v1/partnership-requests/{id}',
  access: { right: 'partnerships' },
  query: { id },
  reply: oneOf(
    partnershipRecord.extend({ consent: z.string(), questions: z.array(answeredQuestion).optional() }),
  ),
});

export const partnershipFile = defineCall({
  name: 'partnershipFile',
  summary: 'The file with which a partnership request answers an own question',
  method: 'GET',
  path: '/api/v1/partnership-requests/{id}/files/{key}',
  access: { right: 'partnerships' },
  query: fileQuery,
  file: Object.values(FILE_TYPES),
});

export const partnershipNotices = defineCall({
  name: 'partnershipNotices',
  summary:
    'By what the list can be filtered: the packages, and how people heard of the summit, by the form and as was given',
  method: 'GET',
  path: '/api/v1/partnership-requests/notices',
  access: { right: 'partnerships' },
  query: editionFilter,
  reply: listedNotices.extend({ packages: z.array(z.string()) }),
});

/** Recorded for each request; those that are gone or already marked so are skipped. */
export const markAnswered = defineCall({
  name: 'markAnswered',
  summary: 'Mark partnership requests as answered, or as not answered',
  method: 'POST',
  path: '/api/v1/partnership-requests/mark-answered',
  access: { right: 'partnerships' },
  body: z.strictObject({ ids: chosenIds, answered: z.boolean() }),
  reply: changedMany,
});

const SUBJECT_MAX = 150;
const ANSWER_MAX = 5_000;

export const answerForm = z.strictObject({
  subject: requiredText(SUBJECT_MAX, say.subjectMissing),
  answer: requiredLines(ANSWER_MAX, say.answerMissing),
});

/** Marks it as answered, too. What they answer goes to whoever wrote. */
export const answerPartnership = defineCall({
  name: 'answerPartnership',
  summary: 'Answer a partnership request by mail, and mark it as answered',
  method: 'POST',
  path: '/api/v1/partnership-requests/{id}/answer',
  access: { right: 'partnerships' },
  body: answerForm.extend({ id }),
  reply: changed,
});

export const makeSponsor = defineCall({
  name: 'makeSponsor',
  summary: 'Add the company of a partnership request as a sponsor of its package, still without a logo',
  method: 'POST',
  path: '/api/v1/partnership-requests/{id}/make-sponsor',
  access: { right: 'partnerships', and: 'sponsors' },
  alsoRefused: ['conflict'],
  body: z.strictObject({ id }),
  reply: changed,
});

export const exportPartnerships = defineCall({
  name: 'exportPartnerships',
  summary:
    'The partnership requests as a CSV or XLSX file: filtered and sorted like the list, or only the chosen ones',
  method: 'POST',
  path: '/api/v1/partnership-requests/export',
  access: { right: 'partnerships' },
  query: { ...wholeListQuery(PARTNERSHIP_SORTS), ...partnershipFilters },
  body: exportOptions,
  file: EXPORT_MEDIA_TYPES,
});
