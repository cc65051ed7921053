import type { Question } from '#modules/content/contract.ts';
import { answerField, answerOptions, askedOf } from './questions.ts';

const TYPES = {
  line: 'text',
  lines: 'lines',
  choice: 'choice',
  'yes-no': 'choice',
  number: 'number',
  date: 'date',
} as const;

/** The fields of a public form for the questions that organisers ask. */
export function questionFields(questions: readonly Question[]) {
  return askedOf(questions).map((question) => ({
    name: answerField(question),
    label: question.label,
    type: TYPES[question.kind],
    optional: !question.isRequired,
    ...(question.help && { hint: question.help }),
    ...(TYPES[question.kind] === 'choice' && { options: answerOptions(question) }),
  }));
}
