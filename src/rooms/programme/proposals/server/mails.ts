import type { CallContext } from '#platform/server/http/context.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { greetable, type MailExample, type MailExamples, type NewMail } from '#rooms/mail/server.ts';
import * as say from '../messages.ts';
import type { Person } from '../proposal.ts';
import type { Decision } from '../states.ts';
import { hides, isHidden, listBlind } from './blind.ts';
import { findProposal, listSent } from './queries.ts';
import type { ProposalRow } from './tables.ts';

function to(row: ProposalRow) {
  const [{ name, email }] = JSON.parse(row.people) as [Person];
  return { to: { name, email }, aboutId: row.id, name: greetable(name) };
}

export function draftMail(row: ProposalRow, link: string): NewMail<'proposalDraft'> {
  const { name, ...about } = to(row);
  return { ...about, template: 'proposalDraft', values: { name }, link };
}

export function receivedMail(row: ProposalRow, link: string): NewMail<'proposalReceived'> {
  const { name, ...about } = to(row);
  return { ...about, template: 'proposalReceived', values: { name, title: titleOf(row) }, link };
}

export function linkMail(row: ProposalRow, link: string): NewMail<'proposalLink'> {
  const { name, ...about } = to(row);
  return { ...about, template: 'proposalLink', values: { name, title: titleOf(row) }, link };
}

const TEMPLATES = {
  accepted: 'proposalAccepted',
  waiting: 'proposalWaiting',
  declined: 'proposalDeclined',
} as const;

export function decisionMail(
  row: ProposalRow,
  decision: Decision,
): NewMail<'proposalAccepted'> | NewMail<'proposalWaiting'> | NewMail<'proposalDeclined'> {
  const { name, ...about } = to(row);
  return { ...about, template: TEMPLATES[decision], values: { name, title: titleOf(row) } };
}

/** To somebody who would speak with who proposes it. */
export function namedMail(row: ProposalRow, person: Person): NewMail<'proposalNamed'> {
  const { name, ...about } = toOther(row, person);
  return {
    ...about,
    template: 'proposalNamed',
    values: { name, title: titleOf(row), proposer: to(row).name },
  };
}

export function acceptedWithMail(row: ProposalRow, person: Person): NewMail<'proposalAcceptedWith'> {
  const { name, ...about } = toOther(row, person);
  return { ...about, template: 'proposalAcceptedWith', values: { name, title: titleOf(row) } };
}

function toOther({ id }: ProposalRow, { name, email = '' }: Pick<Person, 'name' | 'email'>) {
  return { to: { name, email }, aboutId: id, name: greetable(name) };
}

/** As a mail may say it: what somebody typed must not advertise a page in our name. */
function titleOf({ title }: ProposalRow): string {
  const said = title.replace(/:\s/g, ' – ');
  return greetable(said) === said ? said : say.yourProposal();
}

function toProposers(
  write: (row: ProposalRow, link: string) => ReturnType<MailExample['write']>,
): MailExample {
  return {
    async people({ store: { database } }: CallContext, limit) {
      const blind = await listBlind(database);
      const rows = (await listSent(database)).filter((row) => !hides(row, blind.has(row.event_id)));
      return rows.slice(0, limit).map((row) => ({ id: row.id, name: row.title }));
    },
    async write({ store: { database }, config }, id) {
      const row = await findProposal(database, id);
      return row && !(await isHidden(database, row)) ? write(row, siteUrl(config)) : undefined;
    },
  };
}

/** Who is named first; while nobody is, who proposes it stands for them. */
function otherOf({ people }: ProposalRow): Person {
  const [proposer, other] = JSON.parse(people) as [Person, Person?];
  return other ?? proposer;
}

/** The mails about proposals, as they would be sent; about those that are read blind, with made-up people. */
export const proposalMailExamples = {
  proposalDraft: toProposers(async (row, link) => draftMail(row, link)),
  proposalReceived: toProposers(async (row, link) => receivedMail(row, link)),
  proposalLink: toProposers(async (row, link) => linkMail(row, link)),
  proposalAccepted: toProposers(async (row) => decisionMail(row, 'accepted')),
  proposalNamed: toProposers(async (row) => namedMail(row, otherOf(row))),
  proposalAcceptedWith: toProposers(async (row) => acceptedWithMail(row, otherOf(row))),
  proposalWaiting: toProposers(async (row) => decisionMail(row, 'waiting')),
  proposalDeclined: toProposers(async (row) => decisionMail(row, 'declined')),
} satisfies MailExamples;
