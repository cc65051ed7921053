import { z } from 'zod';
import type { Call } from '#platform/contract/call.ts';
import { lines, optional, requiredLines, requiredText, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { fileIdOf, fileNameOf } from '#platform/contract/file-answer.ts';
import { LANGUAGES } from '#platform/contract/language.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import type { Message } from '#platform/contract/message.ts';
import { plainDigits } from '#platform/contract/plain-digits.ts';
import { ordinalDate } from '#platform/contract/zoned-time.ts';
import { labelOf, QUESTION_KINDS, type Question, shownOptions } from '#rooms/edition/contract.ts';
import { fileAddress } from './answer-file.ts';
import * as say from './messages.ts';

/** As they are stored. */
export const YES_OR_NO = ['Yes', 'No'];
const LONG_MAX = 2_000;
const day = z.iso.date();
const NUMBER = /^-?\d{1,12}([.,]\d{1,4})?$/;

/** The answers that a call takes. The service checks them against the questions that are asked. */
export const answers = z
  .record(z.string().max(16), z.string().max(LONG_MAX))
  .optional()
  .describe(
    'The answers to the organisers’ own questions, by the key of each: `content/content` lists them.',
  );

/** A question of a form. */
export const askedQuestion = z.strictObject({
  key: z.string(),
  label: z.string(),
  help: z.string(),
  kind: z.enum(QUESTION_KINDS),
  choices: z.string(),
  isRequired: z.boolean(),
  isAsked: z.boolean(),
  /** Its choices as people read them in another language. */
  translations: z.partialRecord(z.enum(LANGUAGES), z.record(z.string(), z.string().optional())).optional(),
});

/** An answer as a record shows it, with its question as it is asked today. */
export const answeredQuestion = askedQuestion.extend({
  answer: z.string(),
  /** Organisers have removed the question. */
  isGone: z.boolean(),
});
export type AnsweredQuestion = z.output<typeof answeredQuestion>;

/** How often an offered answer was chosen. */
export const countedAnswer = askedQuestion
  .pick({ key: true, kind: true })
  .extend({ question: z.string(), answer: z.string(), count: z.number().int() });
export type CountedAnswer = z.output<typeof countedAnswer>;

/** What a list and a mailing can be narrowed to. */
export const answerFilter = z
  .string()
  .max(LONG_MAX)
  .regex(/^[^:]+:/)
  .optional()
  .describe('Only those with this answer: the key of its question, a colon, and the answer.');

/** The choices of a filter by answer, with how many gave each. */
export function answerFilterOptions(counted: readonly CountedAnswer[]) {
  return counted.map(({ key, kind, question, answer, count }) => ({
    value: `${key}:${answer}`,
    label: say.answerCounted({ question, answer: answerLabel({ kind, choices: '' }, answer), count }),
  }));
}

/** What a form calls the field of an answer. */
export function answerField({ key }: Pick<Question, 'key'>): string {
  return `answers.${key}`;
}

export function choicesOf({ kind, choices }: Pick<Question, 'kind' | 'choices'>): string[] {
  return kind === 'yes-no' ? YES_OR_NO : linesOf(choices);
}

/** An answer as people read it. */
export function answerLabel(question: Pick<Question, 'kind' | 'choices' | 'translations'>, answer: string) {
  const file = fileNameOf(answer);
  if (file) return file;
  if (question.kind === 'choice' || question.kind === 'several') {
    const options = shownOptions(question, 'choices');
    return linesOf(answer)
      .map((one) => labelOf(options, one))
      .join(', ');
  }
  if (question.kind === 'date') return day.safeParse(answer).success ? ordinalDate(answer) : answer;
  if (question.kind !== 'yes-no') return answer;
  return answer === 'Yes' ? say.yes() : answer === 'No' ? say.no() : answer;
}

/** What a form offers for a question with choices. */
export function answerOptions(question: Pick<Question, 'kind' | 'choices' | 'translations'>) {
  return choicesOf(question).map((value) => ({ value, label: answerLabel(question, value) }));
}

/** The columns of a list for the answers. */
export function listedAnswers(questions: readonly Question[]) {
  return questions.map((question) => ({
    id: answerField(question),
    label: question.label,
    read: ({ answers }: { answers?: Record<string, string> | undefined }) =>
      answerLabel(question, answers?.[question.key] ?? ''),
  }));
}

/** The answers of an open record, of which files are given out by a call. */
export function answerDetails(
  { id, questions = [] }: { id: string; questions?: readonly AnsweredQuestion[] | undefined },
  fileCall: Pick<Call, 'path'>,
) {
  return questions.map((question) => ({
    label: question.isGone ? say.noLongerAsked(question) : question.label,
    value: answerLabel(question, question.answer),
    ...(fileIdOf(question.answer) && { file: fileAddress(fileCall, { id, key: question.key }) }),
  }));
}

/** Those that visitors are asked. */
export function askedOf(questions: readonly Question[]): Question[] {
  return questions.filter(({ isAsked }) => isAsked);
}

/** What may be answered. Organisers, who enter somebody else’s answers, may leave any out. */
export function answersTo(questions: readonly Question[], by: 'visitor' | 'organiser') {
  const shape = questions.map((question) => {
    const isRequired = by === 'visitor' && question.isRequired && question.isAsked;
    return [question.key, isRequired ? requiredAnswer(question) : optional(givenAnswer(question))];
  });
  return z.strictObject(Object.fromEntries(shape) as Record<string, z.ZodType<string | undefined>>);
}

/** A form's own schema, with the answers to what visitors are asked. */
export function withQuestions<Form extends z.ZodObject>(
  form: Form,
  questions: readonly Question[],
): z.ZodObject {
  return questions.length > 0 ? form.extend({ answers: answersTo(questions, 'visitor') }) : form;
}

function requiredAnswer(question: Question) {
  if (question.kind === 'line') return requiredText(TITLE_MAX, say.answerMissing);
  if (question.kind === 'lines') return requiredLines(LONG_MAX, say.answerMissing);
  if (question.kind === 'several') return severalOf(question, requiredLines(LONG_MAX, say.answerMissing));
  return givenAnswer(question, say.answerMissing);
}

function givenAnswer(question: Question, missing?: Message) {
  switch (question.kind) {
    case 'line':
      return text(TITLE_MAX);
    case 'lines':
      return lines(LONG_MAX);
    case 'several':
      return severalOf(question, lines(LONG_MAX));
    case 'date':
      return text(TITLE_MAX, missing)
        .overwrite(dayOf)
        .refine((value) => day.safeParse(value).success, {
          error: ({ input }) => (input === '' && missing ? missing() : say.notADate()),
        });
    case 'file':
      return text(TITLE_MAX, missing).refine((value) => fileIdOf(value) !== undefined, {
        error: ({ input }) => (input === '' && missing ? missing() : say.fileGone()),
      });
    case 'number':
      return text(TITLE_MAX, missing)
        .overwrite(plainDigits)
        .regex(NUMBER, { error: ({ input }) => (input === '' && missing ? missing() : say.notANumber()) })
        .overwrite((value) => value.replace(',', '.'));
    default:
      return z.enum(choicesOf(question), {
        error: ({ input }) => (missing && !input ? missing() : say.notOffered()),
      });
  }
}

/** Spreadsheets may keep a time beside the day. */
function dayOf(value: string): string {
  return value.replace(/(?<=^\d{4}-\d{2}-\d{2}) \d{2}:\d{2}$/, '');
}

/** Each on a line, in the order in which they are offered. */
function severalOf(question: Question, text: z.ZodString) {
  const offered = choicesOf(question);
  return text
    .refine((value) => linesOf(value).every((line) => offered.includes(line)), { error: say.notOffered })
    .overwrite((value) => offered.filter((one) => linesOf(value).includes(one)).join('\n'));
}
