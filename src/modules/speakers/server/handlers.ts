import { editionScope, shownScope } from '#modules/editions/server/service.ts';
import { mayAccess } from '#platform/contract/access.ts';
import { versionOf } from '#platform/server/activity-snapshot.ts';
import { handler } from '#platform/server/http/handler.ts';
import { requiredId } from '#platform/server/http/required-id.ts';
import {
  addSpeaker,
  deleteSpeaker,
  orderSpeakers,
  singleSpeaker,
  speakerCounts,
  speakerList,
  updateSpeaker,
} from '../contract.ts';
import { speakerKind } from '../kind.ts';
import * as say from '../messages.ts';
import { getShownSpeaker, getSpeaker, viewSpeakers } from './listed-speakers.ts';
import { countSpeakers } from './queries.ts';
import { changeSpeaker, createSpeaker, removeSpeaker, reorderSpeakers } from './service.ts';
import { toSpeaker, versionedSpeaker } from './speaker-row.ts';

export const speakerHandlers = [
  handler(speakerCounts, async ({ query }, { store, clock }) => {
    const scope = await editionScope(store.database, clock.now(), query.edition);
    const totalSpeaker = await countSpeakers(store.database, scope);
    return { message: say.count({ totalSpeaker }), totalSpeaker };
  }),

  handler(speakerList, async ({ query: { edition, ...query } }, { store, clock, actor }) => {
    const mayReadAhead = mayAccess(speakerKind.access, actor);
    const scope = await shownScope(store.database, clock.now(), edition, mayReadAhead);
    const { rows, total } = await viewSpeakers(store.database, query, scope);
    return { records: rows.map(toSpeaker), total };
  }),

  handler(singleSpeaker, async ({ query }, { store, clock, actor }) => {
    const row = mayAccess(speakerKind.access, actor)
      ? await getSpeaker(store.database, query.speakerId)
      : await getShownSpeaker(store.database, clock.now(), query.speakerId);
    const speaker = { ...toSpeaker(row), version: versionOf(versionedSpeaker(row)) };
    return { message: `${speaker.title} ${speaker.fullname}`, records: [speaker] satisfies [unknown] };
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
