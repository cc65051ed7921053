import { z } from 'zod';
import { lines, TITLE_MAX } from '#platform/contract/fields.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import type { Message } from '#platform/contract/message.ts';
import { key, plain } from './field-forms.ts';
import { listOfThese, oneOfThese, onOff, type Translated } from './fields.ts';
import * as say from './messages.ts';

/** How a question can be answered. */
export const QUESTION_KINDS = ['line', 'lines', 'choice', 'yes-no', 'number', 'date'] as const;
const QUESTIONS_MAX = 20;
const CHOICES_MAX = 2_000;

const questionFields = {
  key: key(say.key),
  label: plain(say.question, lines(TITLE_MAX), { required: true }),
  help: plain(say.helpText, lines(TITLE_MAX), { hint: say.belowQuestion }),
  kind: oneOfThese(say.answer, z.enum(QUESTION_KINDS).default('line'), {
    labels: [say.textOnOneLine, say.longerText, say.oneOfList, say.yesOrNo, say.aNumber, say.aDate],
  }),
  choices: plain(say.choices, lines(CHOICES_MAX), {
    isLong: true,
    isChosen: true,
    hint: say.choicesHint,
  }),
  isRequired: onOff(say.mustBeAnswered, false),
  isAsked: onOff(say.askedNow, true, { hint: say.askedNowHint }),
};

/** What a form asks beyond the specified questions. Answers are kept by the question's key. */
export type Question = z.output<z.ZodObject<typeof questionFields>> & Translated;

export function questionList(label: Message) {
  return listOfThese(label, questionFields, {
    noun: say.questionNoun,
    add: say.addQuestion,
    name: 'label',
    distinct: ['label', 'key'],
    max: QUESTIONS_MAX,
    wrong: ({ kind, choices }) =>
      kind === 'choice' && linesOf(choices).length < 2 ? { choices: say.tooFewAnswers() } : {},
  });
}
