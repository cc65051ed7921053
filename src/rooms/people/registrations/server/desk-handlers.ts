import { Refusal } from '#platform/contract/refusal.ts';
import { versionOf } from '#platform/server/activity-snapshot.ts';
import { handler, keyedHandler } from '#platform/server/http/handler.ts';
import { queueLongRead } from '#platform/server/long-reads.ts';
import { editionOfNew, editionScope } from '#rooms/edition/server.ts';
import { outlineTicket, ticketSigner } from '#rooms/ground/server.ts';
import { formatMissed } from '#rooms/mail/server.ts';
import {
  askedOf,
  fileAnswering,
  listedNotices,
  noticesIn,
  notRequiredIn,
  notRequiredOfRegistered,
  questionsIn,
  questionsOf,
  withAnswers,
  withCounts,
  without,
} from '#rooms/people/submissions/server/service.ts';
import {
  askedOfAttendees,
  attendeeAnswers,
  attendeeFile,
  attendeeNotices,
  attendeeTicket,
  beforeJoining,
  cancelAttendees,
  changedAttendee,
  enterAttendee,
  joinGroup,
  newEnteredAttendee,
  updateAttendee,
  viewAttendee,
  writeToAttendees,
} from '../desk.ts';
import * as say from '../messages.ts';
import { attendeeSnapshot } from './attendee-row.ts';
import { withGroups } from './companies.ts';
import { addAtTheDesk, cancelMany, correctAttendee } from './desk.ts';
import { NEVER_COUNTED } from './discount-key.ts';
import { listColleagues } from './group-queries.ts';
import { beforeJoining as changesOfJoining, joinGroup as join, separateGroup } from './join-group.ts';
import { countByAnswer, countByNotice, findAttendee } from './queries.ts';
import { getAttendee, toAttendee } from './service.ts';
import { writeTo } from './write-to.ts';

/** How many colleagues are named; the list has all of them. */
const COLLEAGUES_SHOWN = 10;

export const deskHandlers = [
  handler(viewAttendee, async ({ query }, { store: { database } }) => {
    const row = await getAttendee(database, query.id);
    const [counted = { ...row, group: 0, named: 0 }] = await withGroups(database, [row]);
    const colleagues = await listColleagues(database, row, COLLEAGUES_SHOWN);
    return {
      record: {
        ...toAttendee(counted),
        consent: row.consent_version ?? '',
        note: row.note ?? '',
        joined: row.discount_key_before !== null,
        colleagues: colleagues.map((one) => ({
          ...{ id: one.id, fullname: one.fullname },
          together: row.discount_key !== NEVER_COUNTED && one.discount_key === row.discount_key,
        })),
        notices: [...new Set([...(await noticesIn(database, 'registration', row.event_id)), row.notice])],
        notRequired: [...(await notRequiredOfRegistered(database, row))],
        questions: withAnswers(await questionsOf(database, 'registration', row.event_id), row),
        version: versionOf(() => attendeeSnapshot(row)),
      },
    };
  }),

  handler(attendeeFile, async ({ query: { id, key } }, { store: { database } }) =>
    fileAnswering(database, await getAttendee(database, id), key),
  ),

  handler(attendeeTicket, async ({ query }, context) => {
    const row = await getAttendee(context.store.database, query.id);
    if (row.cancelled_at) throw new Refusal('conflict', say.noTicketWhileCancelled());
    const sign = await ticketSigner(context);
    return outlineTicket(sign({ editionId: row.event_id, attendeeId: row.id }));
  }),

  handler(attendeeNotices, async ({ query }, { store: { database }, clock }) => {
    const scope = await editionScope(database, clock.now(), query.edition);
    const given = await countByNotice(database, scope);
    return {
      notices: await listedNotices(database, 'registration', clock.now(), scope, given),
      questions: await questionsIn(database, 'registration', scope),
    };
  }),

  handler(attendeeAnswers, async ({ query }, { store: { database }, clock }) => {
    const scope = await editionScope(database, clock.now(), query.edition);
    const questions = await questionsIn(database, 'registration', scope);
    return { answers: withCounts(questions, await queueLongRead(() => countByAnswer(database, scope))) };
  }),

  handler(askedOfAttendees, async ({ query }, { store: { database }, clock }) => {
    const editionId = (await editionOfNew(database, clock.now(), query.edition))?.id ?? null;
    return {
      notices: await noticesIn(database, 'registration', editionId),
      questions: askedOf(await questionsOf(database, 'registration', editionId)),
      notRequired: [...(await notRequiredIn(database, editionId))],
    };
  }),

  keyedHandler(
    enterAttendee,
    ({ body }, context) => addAtTheDesk(context, body),
    (id, { body }) => ({ message: say.registered({ name: body.name }), id }),
    async ({ body }, { store: { database }, clock }) => {
      const { data } = newEnteredAttendee.shape.edition.safeParse(Object(body).edition);
      const edition = await editionOfNew(database, clock.now(), data);
      return without(newEnteredAttendee, await notRequiredIn(database, edition?.id ?? null));
    },
  ),

  handler(
    updateAttendee,
    async ({ query, body }, context) => {
      await correctAttendee(context, query.id, body);
      return { message: say.saved({ name: body.name }), id: query.id };
    },
    async ({ query: { id } }, { store: { database } }) => {
      const row = await findAttendee(database, id);
      return without(changedAttendee, row ? await notRequiredOfRegistered(database, row) : []);
    },
  ),

  handler(writeToAttendees, async ({ body }, context) => {
    const { done: ids, missed } = await writeTo(context, body.ids, body.what);
    const told = context.config.mail === undefined ? say.mailsKept : say.mailsQueued;
    const what = told({ count: ids.length });
    return { message: `${what}${formatMissed(missed)}`, ids };
  }),

  handler(beforeJoining, async ({ query: { id } }, context) => ({
    changes: await changesOfJoining(context, id),
  })),

  handler(joinGroup, async ({ body: { id, together } }, context) => {
    const done = await (together ? join : separateGroup)(context, id);
    return { message: (together ? say.joined : say.separated)(done), id };
  }),

  handler(cancelAttendees, async ({ body }, context) => {
    const { ids: done, refusals } = await cancelMany(context, body);
    const { cancelled } = body;
    const what = (cancelled ? say.manyCancelled : say.manyRestored)({ count: done.length });
    const [first] = refusals;
    const left = first && say.notChangedRest({ count: refusals.length, message: first.message });
    return { message: left ? `${what} ${left}` : what, ids: done };
  }),
];
