import { one } from '#platform/contract/lists.ts';
import { ListedIds } from '#platform/server/database/list-ids.ts';
import { requireActor } from '#platform/server/http/context.ts';
import { handler, keyedHandler } from '#platform/server/http/handler.ts';
import { editionScope, listScope } from '#rooms/edition/server.ts';
import { exportList } from '#rooms/ground/server.ts';
import { PROPOSE_PAGE } from '../addresses.ts';
import {
  addProposal,
  currentSpeakerCall,
  decideProposals,
  exportProposals,
  type ListedProposal,
  PROPOSAL_FILES,
  reviewProposal,
  setSpeakerCall,
  singleProposal,
  speakerCallOf,
  viewProposals,
} from '../contract.ts';
import * as say from '../messages.ts';
import { STATE_LABELS } from '../states.ts';
import { changeCall, readCall, readCurrentCall } from './calls.ts';
import { decide } from './decide.ts';
import { propose } from './propose.ts';
import { listProposals, readProposalOf } from './read.ts';
import { review } from './review.ts';

const DECIDED = { accepted: say.accepted, waiting: say.keptWaiting, declined: say.declined };

const cells = () => ({
  [say.sessionTitle()]: ({ title }: ListedProposal) => title,
  [say.kind()]: ({ kind }: ListedProposal) => kind,
  [say.state()]: ({ state }: ListedProposal) => STATE_LABELS[state](),
  [say.name()]: ({ name }: ListedProposal) => name,
  [say.company()]: ({ company }: ListedProposal) => company,
  [say.average()]: ({ average }: ListedProposal) => (average === null ? '' : String(average)),
  [say.reviews()]: ({ reviews }: ListedProposal) => String(reviews),
  [say.date()]: ({ date }: ListedProposal) => new Date(date),
});

export const proposalHandlers = [
  handler(currentSpeakerCall, async (_input, context) => {
    const { isOpen, endsAt, zone, texts, kinds, titles, asked } = await readCurrentCall(
      context.store.database,
      context,
    );
    return { isOpen, endsAt, zone, ...texts, kinds, titles, questions: asked };
  }),

  keyedHandler(
    addProposal,
    ({ body }, context) => propose(context, body),
    (made, { body }) => ({ message: body.isDraft ? say.draftKept() : say.received(), ...made }),
  ),

  handler(speakerCallOf, async ({ query }, context) => {
    const { edition, call } = await readCall(context.store.database, context, query.edition);
    return {
      isOpen: call?.is_open === 1,
      endsAt: call?.ends_at ?? '',
      isBlind: call?.is_blind === 1,
      zone: edition?.zone ?? 'UTC',
      link: context.config.publicUrl + PROPOSE_PAGE,
    };
  }),

  handler(setSpeakerCall, async ({ query, body }, context) => {
    await changeCall(context, query.edition, body);
    return { message: body.isOpen ? say.opened() : say.closed() };
  }),

  handler(viewProposals, async ({ query: { edition, ...query } }, context) => {
    const { database } = context.store;
    const scope = await editionScope(database, context.clock.now(), edition);
    const paged = { ...query, page: query.page ?? 1 };
    const { rows, total } = await listProposals(database, paged, scope, requireActor(context));
    return { records: rows, total };
  }),

  handler(exportProposals, async ({ query: { edition, ...query }, body }, context) => {
    const { database } = context.store;
    const scope = await listScope(database, context.clock.now(), edition);
    const actor = requireActor(context);
    return exportList(context, query, body, {
      kind: 'proposal',
      what: say.exported,
      files: PROPOSAL_FILES,
      columns: cells(),
      scope,
      listIds: async (asked) =>
        new ListedIds((await listProposals(database, asked, scope, actor)).rows.map(({ id }) => id)),
      list: (asked) => listProposals(database, asked, scope, actor),
    });
  }),

  handler(singleProposal, async ({ query }, context) =>
    one(await readProposalOf(context.store.database, query.id, requireActor(context))),
  ),

  handler(reviewProposal, async ({ query: { id }, body }, context) => {
    await review(context, id, body);
    return { message: say.reviewed(), id };
  }),

  handler(decideProposals, async ({ body: { ids, decision } }, context) => {
    const decided = await decide(context, ids, decision);
    return { message: DECIDED[decision]({ count: decided.length }), ids: decided };
  }),
];
