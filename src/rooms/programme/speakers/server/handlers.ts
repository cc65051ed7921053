import { mayAccess } from '#platform/contract/access.ts';
import { isTranslated } from '#platform/contract/language.ts';
import { versionOf } from '#platform/server/activity-snapshot.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { handler } from '#platform/server/http/handler.ts';
import { requiredId } from '#platform/server/http/required-id.ts';
import { translated } from '#rooms/access/server.ts';
import {
  editionScope,
  findCurrentEdition,
  labelOf,
  shownScope,
  speakerTitlesOf,
  textsOf,
} from '#rooms/edition/server.ts';
import {
  addSpeaker,
  deleteSpeaker,
  orderSpeakers,
  type Speaker,
  type SpeakerCard,
  singleSpeaker,
  speakerCards,
  speakerChoices,
  speakerCounts,
  speakerList,
  updateSpeaker,
} from '../contract.ts';
import { speakerKind } from '../kind.ts';
import * as say from '../messages.ts';
import { ROLES_IN_ORDER } from '../roles.ts';
import {
  getShownSpeaker,
  getSpeaker,
  type ListedSpeaker,
  viewShownSpeakers,
  viewSpeakers,
} from './listed-speakers.ts';
import { countSpeakers } from './queries.ts';
import { changeSpeaker, createSpeaker, removeSpeaker, reorderSpeakers } from './service.ts';
import { toSpeaker, versionedSpeaker } from './speaker-row.ts';
import { offeredBy, rolesIn } from './titles.ts';
import { translatedSpeaker } from './translated.ts';

/** In the language that is spoken. */
async function spoken(context: CallContext, rows: readonly ListedSpeaker[]) {
  const records = await translated(context, speakerKind.name, translatedSpeaker, rows.map(toSpeaker));
  if (!isTranslated() || context.actor) return records;
  const editions = [...new Set(rows.map(({ event_id }) => event_id))];
  const offered = new Map(
    await Promise.all(editions.map(async (id) => [id, await offeredBy(context.store.database, id)] as const)),
  );
  return records.map((record, index) => {
    const { titles = [], roles = [] } = offered.get(rows[index]?.event_id ?? null) ?? {};
    return { ...record, title: labelOf(titles, record.title), role: labelOf(roles, record.role) };
  });
}

function toCard({ id, title, fullname, designation, company, role, image }: Speaker): SpeakerCard {
  return { id, title, fullname, designation, company, role, image };
}

export const speakerHandlers = [
  handler(speakerCounts, async ({ query }, { store, clock }) => {
    const scope = await editionScope(store.database, clock.now(), query.edition);
    const totalSpeaker = await countSpeakers(store.database, scope);
    return { message: say.count({ totalSpeaker }), totalSpeaker };
  }),

  handler(speakerList, async ({ query: { edition, ...query } }, context) => {
    const { store, clock, actor } = context;
    const mayReadAhead = mayAccess(speakerKind.access, actor);
    const scope = await shownScope(store.database, clock.now(), edition, mayReadAhead);
    const { rows, total } = await viewSpeakers(store.database, query, { ...scope, isPublic: !mayReadAhead });
    return { records: await spoken(context, rows), total };
  }),

  handler(speakerCards, async ({ query }, context) => {
    const { database } = context.store;
    const now = context.clock.now();
    const scope = await shownScope(database, now, undefined, false);
    const shown = scope.editionId ?? (await findCurrentEdition(database, now))?.id;
    const { roles: further } = await offeredBy(database, shown);
    const roles = new Set([...ROLES_IN_ORDER, ...further.map(({ value }) => value)]);
    const { rows, total } = await viewShownSpeakers(database, query, scope, [...roles]);
    const briefly = rows.map((row) => ({ ...row, description: '', category: null }));
    return { records: (await spoken(context, briefly)).map(toCard), total };
  }),

  handler(singleSpeaker, async ({ query }, context) => {
    const { store, clock, actor } = context;
    const row = mayAccess(speakerKind.access, actor)
      ? await getSpeaker(store.database, query.speakerId)
      : await getShownSpeaker(store.database, clock.now(), query.speakerId);
    const [shown = toSpeaker(row)] = await spoken(context, [row]);
    const speaker = { ...shown, version: versionOf(() => versionedSpeaker(row)) };
    return { message: `${speaker.title} ${speaker.fullname}`, records: [speaker] satisfies [unknown] };
  }),

  handler(speakerChoices, async ({ query: { edition, speakerId } }, { store: { database }, clock }) => {
    const of = speakerId ? await getSpeaker(database, speakerId) : undefined;
    const texts = await textsOf(database, clock.now(), of?.event_id ?? edition);
    return {
      titles: speakerTitlesOf(texts),
      roles: rolesIn(texts),
    };
  }),

  handler(addSpeaker, async ({ body }, context) => ({
    message: say.added(),
    id: await createSpeaker(context, body),
  })),

  handler(updateSpeaker, async ({ query, body: { speakerId, id: bodyId, ...data } }, context) => {
    const id = requiredId(query.speakerId, query.id, speakerId, bodyId);
    await changeSpeaker(context, id, data);
    return { message: say.saved(), id };
  }),

  handler(deleteSpeaker, async ({ query }, context) => ({
    message: say.deleted({ name: await removeSpeaker(context, query.id) }),
    id: query.id,
  })),

  handler(orderSpeakers, async ({ body }, context) => {
    await reorderSpeakers(context, body.ids);
    return { message: say.ordered() };
  }),
];
