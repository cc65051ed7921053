import type { ServerModule } from '#platform/server/module.ts';
import type { MagicLinkRoute } from '#platform/server/pages/magic-link-route.ts';
import type { PublicRoute } from '#platform/server/pages/public-route.ts';
import { withChosen } from '#rooms/edition/server.ts';
import { withAnswers } from '#rooms/people/server.ts';
import { DONE, ownProposal, PROPOSE_PAGE } from '../addresses.ts';
import { ownProposalPage } from '../client/own-proposal-page.tsx';

import { wayToSpeak } from '../client/way-to-speak.ts';
import { readProposal } from '../proposal-form.ts';
import { readCurrentCall } from './calls.ts';
import { changeOwn, findByToken, peopleOf } from './propose.ts';

const pages: readonly PublicRoute[] = [
  {
    path: PROPOSE_PAGE,
    isUnlisted: true,
    page: async () => (await import('../client/propose-page.tsx')).page,
  },
];

const ACTIONS = ['save', 'send', 'withdraw', 'renew'] as const;
const DONE_BY = { save: 'saved', send: 'sent', withdraw: 'withdrawn', renew: 'renewed' } as const;

const ownRoute: MagicLinkRoute = {
  path: ownProposal(':token'),
  async page({ context, params, query }) {
    const { database } = context.store;
    const row = await findByToken(database, params.token ?? '');
    if (!row) return undefined;
    const { edition, isOpen, endsAt, zone, kinds, titles, questions } = await readCurrentCall(
      database,
      context,
    );
    const isStillOpen = edition?.id === row.event_id && isOpen;
    return ownProposalPage({
      state: row.state,
      isOpen: isStillOpen,
      endsAt: isStillOpen ? endsAt : '',
      zone,
      kinds: withChosen(kinds, row.kind),
      titles,
      session: { title: row.title, kind: row.kind, abstract: row.abstract },
      people: peopleOf(row),
      questions: withAnswers(questions, row).filter(({ isGone }) => !isGone),
      done: DONE.find((one) => one === query.done),
    });
  },
  async press({ context, params }, { do: asked, ...values }) {
    const { token = '' } = params;
    const what = ACTIONS.find((one) => one === asked) ?? 'save';
    await changeOwn(context, token, what, () => readProposal(values));
    return { location: `${ownProposal(token)}?done=${DONE_BY[what]}` };
  },
};

export const proposalPages = {
  pages,
  magicLinkPages: [ownRoute],
  wayToSpeak,
} satisfies Pick<ServerModule, 'pages' | 'magicLinkPages' | 'wayToSpeak'>;
