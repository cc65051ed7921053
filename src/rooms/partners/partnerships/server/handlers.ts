import { handler } from '#platform/server/http/handler.ts';
import { listReply } from '#platform/server/http/list-reply.ts';
import {
  currentSiteView,
  editionScope,
  findCurrentEdition,
  listScope,
  packageNames,
} from '#rooms/edition/server.ts';
import {
  asAsked,
  fileAnswering,
  listedNotices,
  questionsIn,
  questionsOf,
  withAnswers,
} from '#rooms/people/server.ts';
import {
  addPartnership,
  answerPartnership,
  exportPartnerships,
  makeSponsor,
  markAnswered,
  partnership,
  partnershipFile,
  partnershipNotices,
  singlePartnership,
  viewPartnerships,
} from '../contract.ts';
import * as say from '../messages.ts';
import { answerByMail, makeSponsorOf } from './answer.ts';
import { exportFile } from './export-file.ts';
import { countByNotice, listPartnershipIds, listPartnerships } from './queries.ts';
import { getPartnership, markRequests, requestPartnership, toPartnership } from './service.ts';

export const partnershipHandlers = [
  handler(
    addPartnership,
    async ({ body }, context) => {
      const id = await requestPartnership(context, body);
      const { database } = context.store;
      const edition = await findCurrentEdition(database, context.clock.now());
      const { partnership: texts } = (await currentSiteView(database, context, edition)).edition;
      return { message: texts.received, id };
    },
    (_input, context) => asAsked(partnership, 'partnership', context),
  ),

  handler(viewPartnerships, async ({ query: { edition, ...query } }, context) => {
    const { database } = context.store;
    const scope = await listScope(database, context.clock.now(), edition);
    return listReply(viewPartnerships, query, context, {
      list: (request) => listPartnerships(database, request, scope),
      listIds: (request) => listPartnershipIds(database, request, scope),
      listByIds: async (request, ids) =>
        (await listPartnerships(database, { ...request, search: undefined, ids }, scope)).rows,
      toRecord: toPartnership,
    });
  }),

  handler(partnershipNotices, async ({ query }, { store: { database }, clock }) => {
    const scope = await editionScope(database, clock.now(), query.edition);
    const given = await countByNotice(database, scope);
    const notices = await listedNotices(database, 'partnership', clock.now(), scope, given);
    const questions = await questionsIn(database, 'partnership', scope);
    return { notices, questions, packages: await packageNames(database, clock.now(), scope.editionId) };
  }),

  handler(singlePartnership, async ({ query }, { store }) => {
    const row = await getPartnership(store.database, query.id);
    const questions = withAnswers(await questionsOf(store.database, 'partnership', row.event_id), row);
    return {
      record: {
        ...toPartnership(row),
        consent: row.consent_version ?? '',
        ...(questions.length > 0 && { questions }),
      },
    };
  }),

  handler(partnershipFile, async ({ query: { id, key } }, { store: { database } }) =>
    fileAnswering(database, await getPartnership(database, id), key),
  ),

  handler(answerPartnership, async ({ body: { id, ...answer } }, context) => {
    const email = await answerByMail(context, id, answer);
    const told = context.config.mail ? say.answerQueued : say.answerKept;
    return { id, message: told({ email }) };
  }),

  handler(makeSponsor, async ({ body }, context) => {
    const { id, company } = await makeSponsorOf(context, body.id);
    return { id, message: say.sponsorAdded({ company }) };
  }),

  handler(markAnswered, async ({ body: { ids, answered } }, context) => {
    const marked = await markRequests(context, ids, answered);
    const told = answered ? say.markedAnswered : say.markedNotAnswered;
    return { message: told({ count: marked.length }), ids: marked };
  }),

  handler(exportPartnerships, async ({ query, body }, context) => exportFile(context, query, body)),
];
