import { z } from 'zod';
import { lines, TITLE_MAX } from '#platform/contract/fields.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import { key, plain } from './field-forms.ts';
import { listOfThese, oneOfThese, onOff } from './fields.ts';

const QUESTIONS_MAX = 20;
const CHOICES_MAX = 2_000;
const TOO_FEW = 'Write at least two answers to choose from, one on each line.';

const questionFields = {
  key: key('Key'),
  label: plain('Question', lines(TITLE_MAX), { required: true }),
  help: plain('Help text', lines(TITLE_MAX), { hint: 'Below the question.' }),
  kind: oneOfThese('Answer', z.enum(['line', 'lines', 'choice', 'yes-no', 'number']).default('line'), {
    labels: ['Text on one line', 'Longer text', 'One of a list', 'Yes or no', 'A number'],
  }),
  choices: plain('The list', lines(CHOICES_MAX), {
    isLong: true,
    hint: 'Only for one of a list: an answer on each line.',
  }),
  isRequired: onOff('Must be answered', false),
  isAsked: onOff('Asked now', true, { hint: 'Turned off, it isn’t in the form. Answers to it stay.' }),
};

/** What a form asks beyond the specified questions. Answers are kept by the question's key. */
export type Question = z.output<z.ZodObject<typeof questionFields>>;

export function questionList(label: string) {
  return listOfThese(label, questionFields, {
    noun: 'question',
    name: 'label',
    distinct: ['label', 'key'],
    max: QUESTIONS_MAX,
    wrong: ({ kind, choices }) =>
      kind === 'choice' && linesOf(choices).length < 2 ? { choices: TOO_FEW } : {},
  });
}
