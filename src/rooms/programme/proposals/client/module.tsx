import '../texts.ts';
import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewProposals } from '../contract.ts';
import { proposalKind } from '../kind.ts';
import { proposalMails } from '../mails.ts';
import { ProposalScreen } from './proposal-screen.tsx';
import { ProposalsScreen } from './proposals-screen.tsx';

const proposals = createRoute({
  getParentRoute: () => shell,
  path: '/admin/proposals',
  validateSearch: tableSearch(viewProposals),
  component: ProposalsScreen,
});

const proposal = createRoute({
  getParentRoute: () => shell,
  path: '/admin/proposals/$id',
  component: function Proposal() {
    const { id } = proposal.useParams();
    return <ProposalScreen key={id} id={id} />;
  },
});

export const proposalsClient = {
  kinds: [proposalKind],
  mails: proposalMails,
  routes: [proposals, proposal],
} as const satisfies ClientModule;
