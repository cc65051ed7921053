import { z } from 'zod';
import { lines, TITLE_MAX } from '#platform/contract/fields.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import type { Message } from '#platform/contract/message.ts';
import { key, plain } from './field-forms.ts';
import { listOfThese, oneOfThese, onOff, type Translated } from './fields.ts';
import * as say from './messages.ts';
import { QUESTION_KINDS, type QuestionKind } from './question-kinds.ts';

const KIND_LABELS: Readonly<Record<QuestionKind, Message>> = {
  line: say.textOnOneLine,
  lines: say.longerText,
  choice: say.oneOfList,
  several: say.severalOfList,
  'yes-no': say.yesOrNo,
  number: say.aNumber,
  date: say.aDate,
  file: say.aFile,
};
const QUESTIONS_MAX = 20;
const CHOICES_MAX = 2_000;

const questionFields = (kinds: readonly QuestionKind[]) => ({
  key: key(say.key),
  label: plain(say.question, lines(TITLE_MAX), { required: true }),
  help: plain(say.helpText, lines(TITLE_MAX), { hint: say.belowQuestion }),
  kind: oneOfThese(say.answer, z.enum(kinds).default('line'), {
    labels: kinds.map((kind) => KIND_LABELS[kind]),
  }),
  choices: plain(say.choices, lines(CHOICES_MAX), {
    isLong: true,
    isChosen: true,
    hint: say.choicesHint,
  }),
  isRequired: onOff(say.mustBeAnswered, false),
  isAsked: onOff(say.askedNow, true, { hint: say.askedNowHint }),
});

/** What a form asks beyond the specified questions. Answers are kept by the question's key. */
export type Question = z.output<z.ZodObject<ReturnType<typeof questionFields>>> & Translated;

/** What a form asks, with answers of these kinds. */
export function questionList(label: Message, kinds: readonly QuestionKind[] = QUESTION_KINDS) {
  return listOfThese(label, questionFields(kinds), {
    noun: say.questionNoun,
    add: say.addQuestion,
    name: 'label',
    distinct: ['label', 'key'],
    max: QUESTIONS_MAX,
    wrong: ({ kind, choices }) =>
      (kind === 'choice' || kind === 'several') && linesOf(choices).length < 2
        ? { choices: say.tooFewAnswers() }
        : {},
  });
}
