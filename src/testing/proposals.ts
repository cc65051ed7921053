import { addProposal, type ProposalInput, setSpeakerCall } from '#rooms/programme/proposals/contract.ts';
import type { TestApp } from './app.ts';

/** Opens the current edition's call for speakers. */
export async function openCall(
  app: TestApp,
  settings: { endsAt?: string; isBlind?: boolean } = {},
): Promise<void> {
  const { client } = await app.signInAs('Administrator');
  const body = { isOpen: true, isBlind: false, ...settings };
  const { status } = await client.call(setSpeakerCall, { query: { edition: 'current' }, body });
  if (status !== 200) throw new Error(`the call couldn’t be opened: ${status}`);
}

export const PROPOSER = {
  title: 'Dr.',
  name: 'Ɔkyeame Akwasi',
  role: 'Weaver',
  company_name: 'Bonwire Looms',
  email: 'akwasi@bonwire.example',
  about: 'Weaves.',
};

/** A visitor's complete proposal. */
export function sampleProposal(changes: Partial<ProposalInput> = {}): ProposalInput {
  const session = { title: 'Looms that learn', kind: 'Talk', abstract: 'What looms know.' };
  return { ...session, proposer: PROPOSER, others: [], ...changes };
}

/** Proposes a session, and answers with its id and the path of its page. */
export async function proposed(app: TestApp, changes: Partial<ProposalInput> = {}) {
  const { status, body } = await app.visitor.call(addProposal, { body: sampleProposal(changes) });
  if (status !== 201) throw new Error(`the sample was refused: ${JSON.stringify(body)}`);
  return { id: body.id ?? '', path: new URL(body.link).pathname };
}
