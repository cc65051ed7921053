import { type Expression, type SqlBool, sql } from 'kysely';
import { isPostgres } from '#database/column-types.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Question } from '#rooms/edition/contract.ts';
import { type CountedAnswer, choicesOf } from '../questions.ts';

/** The rows with this answer, maybe among several: the key of its question, a colon, and what was answered. */
export function answeredWith(database: Database, asked: string): Expression<SqlBool> {
  const at = asked.indexOf(':');
  const [key, line] = [asked.slice(0, at), `\n${asked.slice(at + 1)}\n`];
  return isPostgres(database)
    ? sql<SqlBool>`exists (
        select 1 from jsonb_array_elements(answers::jsonb) as given
        where given ->> 'key' = ${key} and strpos(chr(10) || (given ->> 'answer') || chr(10), ${line}) > 0)`
    : sql<SqlBool>`exists (
        select 1 from json_each(answers) as given
        where given.value ->> 'key' = ${key}
          and instr(char(10) || (given.value ->> 'answer') || char(10), ${line}) > 0)`;
}

/** Each answer that is offered, with how many gave it. */
export function withCounts(
  questions: readonly Question[],
  counted: readonly { key: string; answer: string; count: number }[],
): CountedAnswer[] {
  return questions.flatMap(({ key, label: question, kind, choices }) =>
    choicesOf({ kind, choices }).map((answer) => {
      const given = counted.filter((one) => one.key === key && linesOf(one.answer).includes(answer));
      return { key, question, kind, answer, count: given.reduce((sum, { count }) => sum + count, 0) };
    }),
  );
}
