import { linesOf } from '#platform/contract/lines-of.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Question } from '#rooms/edition/contract.ts';
import { type AttendeeRow, type BadgeFacts, questionsOf, withAnswers } from '#rooms/people/server.ts';
import type { DoorSettings } from '../contract.ts';
import { readSettings } from './settings.ts';

/** What the answers to the questions that organisers chose say of somebody. */
export function factsOf(
  row: Pick<AttendeeRow, 'answers'>,
  { kindQuestion, languagesQuestion }: DoorSettings,
  questions: readonly Question[],
): BadgeFacts {
  const answers = withAnswers(questions, row);
  const answerTo = (asked: string) =>
    linesOf(answers.find(({ key }) => asked && key === asked)?.answer ?? '').join(', ');
  const kind = answerTo(kindQuestion);
  return { kind, tone: toneOf(kind, questions, kindQuestion), languages: answerTo(languagesQuestion) };
}

/** Its place among the answers that can be chosen; of words that anybody may write, a number that stays the same. */
function toneOf(kind: string, questions: readonly Question[], asked: string): number {
  const question = questions.find(({ key }) => key === asked);
  const place = question ? linesOf(question.choices).indexOf(kind) : -1;
  return place >= 0 ? place : [...kind].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

/** For badges. */
export async function badgeFacts(
  database: Database,
  attendees: readonly AttendeeRow[],
): Promise<ReadonlyMap<string, BadgeFacts>> {
  const facts = new Map<string, BadgeFacts>();
  for (const [editionId, rows] of Map.groupBy(attendees, ({ event_id }) => event_id)) {
    if (!editionId) continue;
    const [settings, questions] = await Promise.all([
      readSettings(database, editionId),
      questionsOf(database, 'registration', editionId),
    ]);
    for (const row of rows) facts.set(row.id, factsOf(row, settings, questions));
  }
  return facts;
}
