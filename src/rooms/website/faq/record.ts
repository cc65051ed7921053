import { z } from 'zod';
import { optional, requiredText, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { fieldOf } from '#platform/contract/record.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import { requiredRichText } from '#platform/contract/rich-text-field.ts';
import * as say from './messages.ts';

const ANSWER_MAX = 5_000;

const field = fieldOf();

/** What a question has, each field once. Its calls, row, form, list, history, files and imports follow. */
export const faqFields = {
  question: field(
    'question',
    { schema: requiredText(TITLE_MAX, say.questionMissing), reply: z.string(), absent: undefined },
    { label: say.question, required: true, listed: say.question, key: 'question_key' },
  ),
  group: field(
    'heading',
    { schema: optional(text(TITLE_MAX)), reply: z.string(), absent: '' },
    {
      sent: 'group',
      label: say.group,
      hint: say.groupHint,
      listed: say.group,
      selfEvident: true,
      key: 'heading_key',
    },
  ),
  answer: field(
    'answer',
    {
      schema: requiredRichText(ANSWER_MAX, say.answerMissing),
      reply: z.string(),
      absent: undefined,
      format: plainTextOf,
    },
    { label: say.answer, required: true },
  ),
};
export type FaqFields = typeof faqFields;
