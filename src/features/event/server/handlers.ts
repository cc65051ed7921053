import { one } from '#platform/contract/lists.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { versionOf } from '#platform/server/activity-snapshot.ts';
import { handler } from '#platform/server/http/handler.ts';
import { requiredId } from '#platform/server/http/required-id.ts';
import {
  counter,
  createBasicData,
  deleteBasicData,
  singleBasicData,
  updateBasicData,
  viewBasicData,
} from '../contract.ts';
import { eventSnapshot } from './activity-snapshot.ts';
import { listEvents } from './queries.ts';
import { toEventRecord } from './record.ts';
import { beginning, changeEvent, createEvent, currentEvent, deleteEvent, getEvent } from './service.ts';

export const eventHandlers = [
  handler(counter, async (_input, { store }) => {
    const start = beginning(await currentEvent(store.database));
    if (!start) throw new Refusal('not-found', 'The summit’s date isn’t known yet.');
    return { event_time: start.getTime() / 1000 };
  }),

  handler(viewBasicData, async ({ query }, { store }) => {
    const { rows, total } = await listEvents(store.database, query);
    return { records: rows.map(toEventRecord), total };
  }),

  handler(singleBasicData, async ({ query }, { store }) => {
    const event = await getEvent(store.database, query.id);
    return one({ ...toEventRecord(event), version: versionOf(eventSnapshot(event)) });
  }),

  handler(createBasicData, async ({ body }, context) => ({
    message: 'Event data saved.',
    id: await createEvent(context, body),
  })),

  handler(updateBasicData, async ({ query, body }, context) => {
    const id = requiredId(query.id, body.id);
    await changeEvent(context, id, body);
    return { message: 'Event data saved.', id };
  }),

  handler(deleteBasicData, async ({ query }, context) => {
    await deleteEvent(context, query.id);
    return { message: 'Event data deleted.', id: query.id };
  }),
];
