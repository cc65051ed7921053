import { z } from 'zod';
import type { Call } from '#platform/contract/call.ts';
import { fileNameOf } from '#platform/contract/file-answer.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import type { ActivitySnapshot } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import { check } from '#platform/server/http/handler.ts';
import type { EditionContent, Question } from '#rooms/edition/contract.ts';
import { type EditionScope, listAllEditions, publishedEdition } from '#rooms/edition/server.ts';
import { fileAddress } from '../answer-file.ts';
import { ENTERED_AT_THE_DESK, PASSED_ON } from '../consent.ts';
import { type AnsweredQuestion, answersTo, askedOf, YES_OR_NO } from '../questions.ts';
import type { SubmissionRow } from './tables.ts';

/** An answer with its question as it was asked. */
interface StoredAnswer {
  key: string;
  question: string;
  answer: string;
}
type Given = Readonly<Record<string, string | undefined>>;
type Answered = Pick<SubmissionRow, 'answers'>;
type Form = keyof Pick<EditionContent['forms'], 'registration' | 'partnership'>;

/** What a form asks in an edition. */
export async function questionsOf(
  database: Database,
  form: Form,
  editionId: string | null,
): Promise<Question[]> {
  return (await publishedEdition(database, editionId ?? undefined)).forms[form];
}

/** What a form asks in the editions of a list, each question once. */
export async function questionsIn(
  database: Database,
  form: Form,
  { editionId }: EditionScope,
): Promise<Question[]> {
  const editions = editionId ? [{ id: editionId }] : [{ id: null }, ...(await listAllEditions(database))];
  const questions = new Map<string, Question>();
  for (const { id } of editions) {
    for (const question of await questionsOf(database, form, id)) questions.set(question.key, question);
  }
  return [...questions.values()];
}

interface Answering {
  by: 'visitor' | 'organiser';
  /** Answers from before stay, unless they are among the given ones. */
  before?: string | null;
}

/** The column of a row with these answers. Refuses what isn’t an answer to one of the questions. */
export function toAnswers(
  questions: readonly Question[],
  given: Given = {},
  { by, before = null }: Answering,
): string | null {
  if (questions.length === 0 && Object.keys(given).length === 0) return before;
  const { answers } = check(z.strictObject({ answers: answersTo(questions, by) }), { answers: given });
  const defined = Object.keys(given).map((key) => [key, answers[key]]);
  return keepAnswers(questions, Object.fromEntries(defined), before);
}

/** The same with answers that were checked. */
export function keepAnswers(
  questions: readonly Question[],
  given: Given,
  before: string | null = null,
): string | null {
  const earlier = parseAnswers(before);
  const answered = questions.flatMap(({ key, label }): StoredAnswer[] => {
    const known = earlier.find((one) => one.key === key);
    const answer = (Object.hasOwn(given, key) ? given[key] : known?.answer) ?? '';
    if (known?.answer === answer) return [known];
    return answer ? [{ key, question: label, answer }] : [];
  });
  const all = [...answered, ...goneFrom(questions, earlier)];
  return all.length > 0 ? JSON.stringify(all) : null;
}

/** Answers to what organisers have removed. */
function goneFrom(questions: readonly Question[], stored: readonly StoredAnswer[]): StoredAnswer[] {
  return stored.filter(({ key }) => !questions.some((question) => question.key === key));
}

/** The questions as they are asked today with the answers of a row, then what is no longer asked. */
export function withAnswers(questions: readonly Question[], { answers }: Answered): AnsweredQuestion[] {
  const stored = parseAnswers(answers);
  const known = questions.map((question) => {
    const answer = stored.find(({ key }) => key === question.key)?.answer ?? '';
    return { ...question, answer, isGone: false };
  });
  return [
    ...known.filter(({ isAsked, answer }) => isAsked || answer),
    ...goneFrom(questions, stored).map(asGone),
  ];
}

/** Their form was never shown to them. */
const BY_ANOTHER = [PASSED_ON.version, ENTERED_AT_THE_DESK.version];

/** What is still asked of somebody: all of it if another entered them, else what has to be answered. */
export function stillAsked(
  questions: readonly Question[],
  row: Answered & Pick<SubmissionRow, 'consent_version'>,
): Question[] {
  const stored = parseAnswers(row.answers);
  const wasNeverAsked = stored.length === 0 && BY_ANOTHER.includes(row.consent_version ?? '');
  return askedOf(questions).filter(
    ({ key, isRequired }) => (isRequired || wasNeverAsked) && !stored.some((one) => one.key === key),
  );
}

function asGone({ key, question: label, answer }: StoredAnswer): AnsweredQuestion {
  const asked = { help: '', kind: 'lines', choices: '', isRequired: false, isAsked: false } as const;
  return { key, label, ...asked, answer, isGone: true };
}

/** For a list, whose records are as documented where nothing else was asked. */
export function answersByKey({ answers }: Answered): { answers?: Record<string, string> } {
  if (!answers) return {};
  return { answers: Object.fromEntries(parseAnswers(answers).map(({ key, answer }) => [key, answer])) };
}

/** A record as text, with the answers by their questions: as they are asked today, or as they were. */
export function recordWithAnswers(
  record: ActivitySnapshot,
  { answers }: Answered,
  questions: readonly Question[] = [],
): ActivitySnapshot {
  const stored = parseAnswers(answers);
  const known = questions.map(({ key, label }) => {
    const answer = stored.find((one) => one.key === key)?.answer ?? '';
    return { key, question: label, answer };
  });
  const texts = { ...record };
  for (const { key, question, answer } of [...known, ...goneFrom(questions, stored)]) {
    texts[question in texts ? `${question} (${key})` : question] = fileNameOf(answer) ?? answer;
  }
  return texts;
}

/** What a search for answers looks through: nearly everybody answers yes or no. */
export function answersToFind(answers: string | null): string {
  return parseAnswers(answers)
    .flatMap(({ answer }) => (YES_OR_NO.includes(answer) ? [] : (fileNameOf(answer) ?? answer)))
    .join(' ');
}

/** The columns that an exported list has for them, after all others. A file is its name and where it can be had. */
export function answerCells<Row extends Answered & Pick<SubmissionRow, 'id'>>(
  questions: readonly Question[],
  others: Readonly<Record<string, unknown>>,
  siteAddress: string,
  fileCall: Pick<Call, 'path'>,
): Record<string, (row: Row) => string> {
  const cells: Record<string, (row: Row) => string> = {};
  for (const { key, label, kind } of questions) {
    const heading = label in others || label in cells ? `${label} (${key})` : label;
    cells[heading] = ({ id, answers }) => {
      const answer = parseAnswers(answers).find((one) => one.key === key)?.answer ?? '';
      const file = fileNameOf(answer);
      if (file) return `${file} ${siteAddress}${fileAddress(fileCall, { id, key })}`;
      return kind === 'several' ? linesOf(answer).join('; ') : answer;
    };
  }
  return cells;
}

export function parseAnswers(answers: string | null): StoredAnswer[] {
  return answers ? JSON.parse(answers) : [];
}
