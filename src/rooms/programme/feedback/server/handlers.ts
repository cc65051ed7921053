import { one } from '#platform/contract/lists.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { sortedBy } from '#platform/contract/sorted-by.ts';
import { pageOf } from '#platform/server/database/list.ts';
import { ListedIds } from '#platform/server/database/list-ids.ts';
import { handler } from '#platform/server/http/handler.ts';
import { listScope } from '#rooms/edition/server.ts';
import { exportList } from '#rooms/ground/server.ts';
import {
  exportFeedback,
  FEEDBACK_FILES,
  type RatedSession,
  singleFeedback,
  viewFeedback,
} from '../contract.ts';
import * as say from '../messages.ts';
import { listByIds, listIdsOf, listOf } from './queries.ts';
import { type Rated, ratedSession, ratedSessions } from './service.ts';
import type { FeedbackRow } from './tables.ts';

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
    if (sort === 'title') return normaliseForSearch(one.title);
    return one[sort] ?? 0;
  };
  const found = wanted ? rated.filter(({ title }) => normaliseForSearch(title).includes(wanted)) : rated;
  return sortedBy(found, keyOf, order);
}

export const feedbackHandlers = [
  handler(viewFeedback, async ({ query: { edition, ...query } }, context) => {
    const rated = arranged(await ratedSessions(context, edition), query);
    const { rows, total } = pageOf(rated, query);
    return { records: rows.map(toRecord), total };
  }),

  handler(singleFeedback, async ({ query: { sessionId } }, context) => {
    const found = await ratedSession(context, sessionId);
    if (!found) throw new Refusal('not-found', say.sessionGone());
    const given = await listOf(context.store.database, [sessionId]);
    return one({
      ...toRecord(found),
      counts: [...found.counts],
      words: given
        .filter(({ words }) => words !== '')
        .map(({ id, stars, words, updated_at }) => ({ id, stars, words, date: updated_at })),
    });
  }),

  handler(exportFeedback, async ({ query: { edition, ...query }, body }, context) => {
    const { database } = context.store;
    const rated = arranged(await ratedSessions(context, edition), query);
    const titles = new Map(rated.map(({ id, title }) => [id, title]));
    return exportList(context, query, body, {
      kind: 'feedback',
      what: say.exported,
      files: FEEDBACK_FILES,
      columns: columns(),
      scope: await listScope(database, context.clock.now(), edition),
      async listIds({ ids }) {
        const chosen = ids && new Set(ids);
        const given = Map.groupBy(await listIdsOf(database, [...titles.keys()]), (one) => one.session_id);
        const inOrder = [...titles.keys()].flatMap((session) => given.get(session) ?? []);
        return new ListedIds(inOrder.flatMap(({ id }) => (!chosen || chosen.has(id) ? id : [])));
      },
      async list({ ids = [] }) {
        const known = new Map((await listByIds(database, ids)).map((row) => [row.id, row]));
        return { rows: ids.flatMap((id) => answerOf(known.get(id), titles)) };
      },
    });
  }),
];

function answerOf(row: FeedbackRow | undefined, titles: ReadonlyMap<string, string>): Answer[] {
  if (!row) return [];
  const { id, session_id, stars, words, updated_at } = row;
  return [{ id, title: titles.get(session_id) ?? '', stars, words, date: updated_at }];
}
