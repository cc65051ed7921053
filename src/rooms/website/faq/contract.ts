import type { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { listOf } from '#platform/contract/lists.ts';
import { recordCalls } from '#rooms/edition/contract.ts';
import { faqFields } from './record.ts';

export const questionCalls = recordCalls({
  fields: faqFields,
  named: { one: 'Question', many: 'Questions' },
  nouns: { one: 'question', many: 'questions' },
  searched: 'question, answer and group',
  path: '/api/v1/questions',
  access: { right: 'site' },
  file: 'Questions_List',
});
export const { view: viewQuestions, single: singleQuestion, add: addQuestion } = questionCalls;
export const { update: updateQuestion, remove: deleteQuestion } = questionCalls;
export const { order: orderQuestions, export: exportQuestions } = questionCalls;
export type Faq = z.output<typeof questionCalls.record>;

export const currentQuestions = defineCall({
  name: 'currentQuestions',
  summary: 'The questions and answers of the current edition, in the order of the page',
  method: 'GET',
  path: '/api/v1/editions/current/questions',
  access: 'anyone',
  cached: true,
  reply: listOf(questionCalls.record),
});
