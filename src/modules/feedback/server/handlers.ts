import { listScope } from '#modules/editions/server/service.ts';
import { exportList } from '#modules/exports/server/service.ts';
import { ALL_EDITIONS } from '#platform/contract/edition-filter.ts';
import { one } from '#platform/contract/lists.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { pageOf } from '#platform/server/database/list.ts';
import { ListedIds } from '#platform/server/database/list-ids.ts';
import { handler } from '#platform/server/http/handler.ts';
import {
  exportFeedback,
  FEEDBACK_FILES,
  type RatedSession,
  STARS,
  singleFeedback,
  viewFeedback,
} from '../contract.ts';
import * as say from '../messages.ts';
import { type Rated, ratedSessions } from './service.ts';

interface Answer {
  id: string;
  title: string;
  stars: number;
  words: string;
  date: string;
}

const columns = () => ({
  [say.sessionTitle()]: ({ title }: Answer) => title,
  [say.stars()]: ({ stars }: Answer) => String(stars),
  [say.words()]: ({ words }: Answer) => words,
  [say.date()]: ({ date }: Answer) => new Date(date),
});

function toRecord({ id, title, begins, average, answers }: Rated): RatedSession {
  return { id, title, begins, average, answers };
}

interface Query {
  search?: string | undefined;
  sort?: keyof RatedSession | undefined;
  order?: 'asc' | 'desc' | undefined;
}

function arranged(rated: readonly Rated[], { search = '', sort = 'begins', order = 'asc' }: Query): Rated[] {
  const wanted = normaliseForSearch(search);
  const keyOf = (one: Rated) => {
    const value = one[sort];
    return typeof value === 'string' ? normaliseForSearch(value) : (value ?? 0);
  };
  const sorted = rated
    .filter(({ title }) => normaliseForSearch(title).includes(wanted))
    .toSorted((a, b) => compare(keyOf(a), keyOf(b)) || compare(a.id, b.id));
  return order === 'desc' ? sorted.reverse() : sorted;
}

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

export const feedbackHandlers = [
  handler(viewFeedback, async ({ query: { edition, ...query } }, context) => {
    const rated = arranged(await ratedSessions(context.store.database, context, edition), query);
    const { rows, total } = pageOf(rated, query);
    return { records: rows.map(toRecord), total };
  }),

  handler(singleFeedback, async ({ query: { sessionId } }, context) => {
    const rated = await ratedSessions(context.store.database, context, ALL_EDITIONS);
    const found = rated.find(({ id }) => id === sessionId);
    if (!found) throw new Refusal('not-found', say.sessionGone());
    return one({
      ...toRecord(found),
      counts: STARS.map((stars) => found.given.filter((answer) => answer.stars === stars).length),
      words: found.given
        .filter(({ words }) => words !== '')
        .map(({ id, stars, words, updated_at }) => ({ id, stars, words, date: updated_at })),
    });
  }),

  handler(exportFeedback, async ({ query: { edition, ...query }, body }, context) => {
    const { database } = context.store;
    const answers = async (ids?: readonly string[]): Promise<Answer[]> => {
      const rated = arranged(await ratedSessions(database, context, edition), query);
      return rated.flatMap(({ title, given }) =>
        given
          .filter(({ id }) => !ids || ids.includes(id))
          .map(({ id, stars, words, updated_at }) => ({ id, title, stars, words, date: updated_at })),
      );
    };
    return exportList(context, query, body, {
      kind: 'feedback',
      what: say.exported,
      files: FEEDBACK_FILES,
      columns: columns(),
      scope: await listScope(database, context.clock.now(), edition),
      listIds: async ({ ids }) => new ListedIds((await answers(ids)).map(({ id }) => id)),
      list: async ({ ids }) => ({ rows: await answers(ids) }),
    });
  }),
];
