import { type Expression, type SqlBool, sql } from 'kysely';
import { isPostgres } from '#database/column-types.ts';
import type { Question } from '#modules/content/contract.ts';
import type { Database } from '#platform/server/database/store.ts';
import { type CountedAnswer, choicesOf } from '../questions.ts';

/** The rows with this answer: the key of its question, a colon, and what was answered. */
export function answeredWith(database: Database, asked: string): Expression<SqlBool> {
  const at = asked.indexOf(':');
  const [key, answer] = [asked.slice(0, at), asked.slice(at + 1)];
  return isPostgres(database)
    ? sql<SqlBool>`answers::jsonb @> ${JSON.stringify([{ key, answer }])}::text::jsonb`
    : sql<SqlBool>`exists (
        select 1 from json_each(answers) as given
        where given.value ->> 'key' = ${key} and given.value ->> 'answer' = ${answer})`;
}

/** Each answer that is offered, with how many gave it. */
export function withCounts(
  questions: readonly Question[],
  counted: readonly { key: string; answer: string; count: number }[],
): CountedAnswer[] {
  return questions.flatMap(({ key, label: question, kind, choices }) =>
    choicesOf({ kind, choices }).map((answer) => {
      const found = counted.find((one) => one.key === key && one.answer === answer);
      return { key, question, kind, answer, count: found?.count ?? 0 };
    }),
  );
}
