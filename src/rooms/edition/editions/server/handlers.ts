import { Refusal } from '#platform/contract/refusal.ts';
import { versionOf } from '#platform/server/activity-snapshot.ts';
import { handler, keyedHandler } from '#platform/server/http/handler.ts';
import { requiredId } from '#platform/server/http/required-id.ts';
import {
  copyEdition as copyEditionCall,
  counter,
  createBasicData,
  currentEdition,
  defaultEdition as defaultEditionCall,
  deleteBasicData,
  makeCurrent,
  singleBasicData,
  singleEdition,
  updateBasicData,
  viewBasicData,
  viewEditions,
} from '../contract.ts';
import * as say from '../messages.ts';
import { phaseAt, scheduleOf } from '../schedule.ts';
import { chooseEdition } from './choose-edition.ts';
import { copyEdition } from './copy-edition.ts';
import { defaultEdition, listCurrentFirst } from './current.ts';
import { editionSnapshot, toDocumentedEdition, toEdition } from './edition-row.ts';
import {
  changeEdition,
  createEdition,
  currentOrDefault,
  deleteEdition,
  findCurrentEdition,
  getEdition,
} from './service.ts';

export const editionHandlers = [
  handler(counter, async (_input, { store, clock }) => {
    const edition = await findCurrentEdition(store.database, clock.now());
    const schedule = scheduleOf(edition && toEdition(edition));
    if (!schedule) throw new Refusal('not-found', say.dateUnknown());
    return { event_time: schedule.begins.getTime() / 1000 };
  }),

  handler(viewBasicData, async ({ query }, { store, clock }) => {
    const { rows, total } = await listCurrentFirst(store.database, clock.now(), query);
    return { records: rows.map(toDocumentedEdition), total };
  }),

  handler(singleBasicData, async ({ query }, { store }) => {
    const edition = await getEdition(store.database, query.id);
    return {
      record: { ...toDocumentedEdition(edition), version: versionOf(() => editionSnapshot(edition)) },
    };
  }),

  handler(createBasicData, async ({ body }, context) => ({
    message: say.saved(),
    id: await createEdition(context, body),
  })),

  handler(updateBasicData, async ({ query, body }, context) => {
    const id = requiredId(query.id, body.id);
    await changeEdition(context, id, body);
    return { message: say.saved(), id };
  }),

  handler(deleteBasicData, async ({ query }, context) => {
    await deleteEdition(context, query.id);
    return { message: say.deleted(), id: query.id };
  }),

  handler(currentEdition, async (_input, { store, clock }) => ({
    record: await currentOrDefault(store.database, clock.now()),
  })),

  handler(defaultEditionCall, async (_input, { store, clock }) => ({
    record: await defaultEdition(store.database, clock.now()),
  })),

  handler(viewEditions, async (_input, { store, clock }) => {
    const now = clock.now();
    const { rows } = await listCurrentFirst(store.database, now, {});
    return {
      records: rows.map((row, index) => {
        const listed = toEdition(row);
        const over = phaseAt(now, scheduleOf(listed)) === 'after';
        return { ...listed, current: index === 0, chosen: row.chosen_at !== null, over };
      }),
    };
  }),

  handler(makeCurrent, async ({ body: { id } }, context) => {
    const year = await chooseEdition(context, id);
    return { message: say.madeCurrent({ year }), id };
  }),

  keyedHandler(
    copyEditionCall,
    ({ query, body }, context) => copyEdition(context, query.id, body),
    ({ id, hasMovedDays }, { body }) => {
      const copied = say.copied({ year: body.event_year });
      return { message: hasMovedDays ? `${copied} ${say.copiedDays()}` : copied, id };
    },
  ),

  handler(singleEdition, async ({ query }, { store }) => {
    const edition = await getEdition(store.database, query.id);
    return { record: { ...toEdition(edition), version: versionOf(() => editionSnapshot(edition)) } };
  }),
];
