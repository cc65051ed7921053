import { makeCall } from '#platform/client/call-client.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Question } from '#rooms/edition/contract.ts';
import { addAnswerFile, FILE_BYTES_MAX, FILE_TYPES, fileHint, fileTooLarge } from '../../answer-file.ts';
import { answerField, answerOptions, askedOf } from '../../questions.ts';

const TYPES = {
  line: 'text',
  lines: 'lines',
  choice: 'choice',
  several: 'several',
  'yes-no': 'choice',
  number: 'number',
  date: 'date',
  file: 'file',
} as const;
const OFFERED: ReadonlySet<string> = new Set(['choice', 'several']);

/** The organisers' own questions as fields of a public form, below the specified ones. */
export function questionFields(questions: readonly Question[]) {
  return askedOf(questions).map((question) => ({
    name: answerField(question),
    label: question.label,
    type: TYPES[question.kind],
    optional: !question.isRequired,
    ...hintOf(question),
    ...(question.kind === 'file' && { accept: Object.values(FILE_TYPES).join(), keep: keepFile }),
    ...(OFFERED.has(TYPES[question.kind]) && { options: answerOptions(question) }),
  }));
}

function hintOf({ help, kind }: Question) {
  const hint = [help, kind === 'file' && fileHint()].filter(Boolean).join(' ');
  return hint && { hint };
}

async function keepFile(file: File): Promise<string> {
  if (file.size > FILE_BYTES_MAX) throw new Refusal('too-large', fileTooLarge());
  return (await makeCall(addAnswerFile, { body: { file } })).answer;
}
