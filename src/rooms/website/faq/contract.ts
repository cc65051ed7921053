import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionFilter, editionOfNew } from '#platform/contract/edition-filter.ts';
import { id } from '#platform/contract/fields.ts';
import { changed, listOf, listQuery, oneOf, wholeListQuery } from '#platform/contract/lists.ts';
import { callShape, listedIn, replyShape } from '#platform/contract/record.ts';
import { version, versioned } from '#platform/contract/version.ts';
import { EXPORT_MEDIA_TYPES, exportOptions } from '#rooms/ground/contract.ts';
import { faqFields } from './record.ts';

export const FAQ_SORTS = [...listedIn(faqFields), 'position'] as const;
export const FAQ_FILES = { csv: 'Questions_List.csv', xlsx: 'Questions_List.xlsx' };

const question = z.strictObject(callShape(faqFields));
export const newQuestion = question.extend({ edition: editionOfNew });
export const changedQuestion = question.extend({ version });

const faq = z.strictObject({ id: z.string(), ...replyShape(faqFields) });
export type Faq = z.output<typeof faq>;

export const currentQuestions = defineCall({
  name: 'currentQuestions',
  summary: 'The questions and answers of the current edition, in the order of the page',
  method: 'GET',
  path: '/api/v1/editions/current/questions',
  access: 'anyone',
  cached: true,
  reply: listOf(faq),
});

export const viewQuestions = defineCall({
  name: 'viewQuestions',
  summary: 'The questions of an edition; searches question, answer and group',
  method: 'GET',
  path: '/api/v1/questions',
  access: { right: 'site' },
  query: { ...listQuery(FAQ_SORTS), ...editionFilter },
  reply: listOf(faq),
});

export const exportQuestions = defineCall({
  name: 'exportQuestions',
  summary: 'The questions of an edition as a file',
  method: 'POST',
  path: '/api/v1/questions/export',
  access: { right: 'site' },
  query: { ...wholeListQuery(FAQ_SORTS), ...editionFilter },
  jsonOnly: true,
  body: exportOptions,
  file: EXPORT_MEDIA_TYPES,
});

export const singleQuestion = defineCall({
  name: 'singleQuestion',
  summary: 'One question with its answer',
  method: 'GET',
  path: '/api/v1/questions/{id}',
  access: { right: 'site' },
  query: { id },
  reply: oneOf(versioned(faq)),
});

export const addQuestion = defineCall({
  name: 'addQuestion',
  summary: 'Add a question, after all others',
  method: 'POST',
  path: '/api/v1/questions',
  access: { right: 'site' },
  status: 201,
  body: newQuestion,
  reply: changed,
});

export const updateQuestion = defineCall({
  name: 'updateQuestion',
  summary: 'Update a question',
  method: 'PUT',
  path: '/api/v1/questions/{id}',
  access: { right: 'site' },
  query: { id },
  body: changedQuestion,
  reply: changed,
});

export const orderQuestions = defineCall({
  name: 'orderQuestions',
  summary: 'Set the order of the questions on the page',
  method: 'POST',
  path: '/api/v1/questions/order',
  access: { right: 'site' },
  jsonOnly: true,
  body: z.strictObject({ ids: z.array(id).min(1).max(1000) }),
  reply: changed,
});

export const deleteQuestion = defineCall({
  name: 'deleteQuestion',
  summary: 'Delete a question',
  method: 'DELETE',
  path: '/api/v1/questions/{id}',
  access: { right: 'site' },
  query: { id },
  reply: changed,
});
