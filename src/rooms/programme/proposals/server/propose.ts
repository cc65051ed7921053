import type { z } from 'zod';
import { emailKey } from '#platform/contract/email-address.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { check } from '#platform/server/http/handler.ts';
import { hashSecret, isSecret, newId, newSecret } from '#platform/server/identifier.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import { inLanguageOf, languageOf, languageOfForm } from '#platform/server/reader.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import type { Question } from '#rooms/edition/contract.ts';
import { findCurrentEdition, type ShownOption } from '#rooms/edition/server.ts';
import { spendProof, verifySpamGuard, withActivity } from '#rooms/ground/server.ts';
import { queueMail } from '#rooms/mail/server.ts';
import { agreedTo, countOneInAll, toAnswers } from '#rooms/people/server.ts';
import { ownProposal } from '../addresses.ts';
import type { newProposal } from '../contract.ts';
import { proposalKind } from '../kind.ts';
import * as say from '../messages.ts';
import { type DraftProposal, draftProposal, PERSON_FIELDS, type Person, proposal } from '../proposal.ts';
import type { ProposalState } from '../states.ts';
import { openCallOf } from './calls.ts';
import { draftMail, linkMail, namedMail, receivedMail } from './mails.ts';
import { findByHash, findFrom, findProposal, insertProposal, updateProposal } from './queries.ts';
import type { ProposalRow } from './tables.ts';

/** Of somebody with many proposals, the newest. */
const LOST_LINKS_MAX = 5;
const SMALLEST = { title: '', kind: '', abstract: '' };

export function peopleOf({ people }: Pick<ProposalRow, 'people'>): Person[] {
  return JSON.parse(people);
}

interface Made {
  id: string;
  /** Of its page, which works from now on. */
  link: string;
}

/** Keeps a proposal, as a draft or to be read, and writes to who proposes it. */
export async function propose(
  context: CallContext,
  { isDraft = false, consent: agreed, captcha, ...sent }: z.output<typeof newProposal>,
): Promise<Made> {
  const given = check(isDraft ? draftProposal : proposal, sent);
  const proof = await verifySpamGuard(context, captcha);
  return withActivity(context, async (database) => {
    const { edition, ...asked } = await openCallOf(database, context);
    const columns = columnsOf(given, asked, isDraft);
    await spendProof(database, proof);
    const notices = await countOneInAll(database, context, {
      limit: 'proposalsInAll',
      kind: proposalKind,
    });
    const now = context.clock.now().toISOString();
    const token = newSecret();
    const row: ProposalRow = {
      ...columns,
      id: newId(),
      event_id: edition.id,
      state: isDraft ? 'draft' : 'received',
      token_hash: hashSecret(token),
      former_hash: null,
      language: languageOfForm(),
      consent_version: await agreedTo(database, { consent: agreed }),
      speakers: null,
      session_id: null,
      created_at: now,
      sent_at: isDraft ? null : now,
      updated_at: now,
    };
    await insertProposal(database, row);
    const link = siteUrl(context.config) + ownProposal(token);
    await queueMail(database, context, languageOf(row), () =>
      isDraft ? draftMail(row, link) : receivedMail(row, link),
    );
    if (!isDraft) await tellNamed(database, context, row);
    return {
      result: { id: row.id, link },
      activity: isDraft ? notices : [about(row, say.receivedEntry(row), 'Created'), ...notices],
    };
  });
}

/** Whose page it is; undefined if the link leads nowhere. */
export async function findByToken(database: Database, token: string): Promise<ProposalRow | undefined> {
  return isSecret(token) ? findByHash(database, hashSecret(token)) : undefined;
}

/** What somebody does on the page of their proposal, until the call ends. */
export async function changeOwn(
  context: CallContext,
  token: string,
  what: 'save' | 'send' | 'withdraw' | 'renew',
  given: () => Record<string, unknown>,
): Promise<void> {
  await refuseAtLimit(() => context.limits.take('submissions', context.address), say.tooMany());
  await withActivity(context, async (database) => {
    const row = await findByToken(database, token);
    if (!row) throw new Refusal('not-found', say.linkGone());
    const asked = await openCallOf(database, context, row.event_id);
    const now = context.clock.now().toISOString();
    if (what === 'withdraw' || what === 'renew') {
      const [from, to]: ProposalState[] =
        what === 'withdraw' ? ['received', 'withdrawn'] : ['withdrawn', 'received'];
      if (row.state !== from || !to) throw new Refusal('conflict', say.notAnyMore());
      await updateProposal(database, row.id, { state: to, updated_at: now });
      const entry = what === 'withdraw' ? say.withdrawnEntry(row) : say.renewedEntry(row);
      return { result: undefined, activity: about(row, entry) };
    }
    if (row.state !== 'draft' && row.state !== 'received') throw new Refusal('conflict', say.notAnyMore());
    const isDraft = row.state === 'draft' && what === 'save';
    const form = check(isDraft ? draftProposal : proposal, given());
    const columns = columnsOf(form, asked, isDraft, row.answers);
    await updateProposal(database, row.id, { ...columns, updated_at: now });
    if (row.state === 'received') await tellNamed(database, context, { ...row, ...columns }, row);
    if (row.state === 'received')
      return { result: undefined, activity: about(row, say.changedEntry(columns)) };
    if (isDraft) return { result: undefined };
    const sent: ProposalRow = { ...row, ...columns, state: 'received', sent_at: now };
    await updateProposal(database, row.id, { state: sent.state, sent_at: now });
    await queueMail(database, context, languageOf(row), async () =>
      receivedMail(sent, await newLink(database, context, sent)),
    );
    await tellNamed(database, context, sent);
    return { result: undefined, activity: about(sent, say.receivedEntry(sent), 'Created') };
  });
}

/** Writes to those whom somebody named as speaking with them, once. Runs in the caller's transaction. */
async function tellNamed(database: Database, services: Services, row: ProposalRow, before?: ProposalRow) {
  const known = new Set([row, before ?? row].map((one) => emailKey(peopleOf(one)[0]?.email ?? '')));
  for (const { email } of before ? peopleOf(before) : []) known.add(emailKey(email ?? ''));
  for (const person of peopleOf(row).slice(1)) {
    const key = emailKey(person.email ?? '');
    if (!person.email || known.has(key)) continue;
    known.add(key);
    await queueMail(database, services, languageOf(row), () => namedMail(row, person));
  }
}

interface Asked {
  kinds: readonly ShownOption[];
  titles: readonly ShownOption[];
  questions: readonly Question[];
}

const isOffered = (options: readonly ShownOption[], chosen: string) =>
  options.some(({ value }) => value === chosen);

/** What is kept of a form. Refuses what isn't offered. */
function columnsOf(
  { proposer, others, answers, ...session }: DraftProposal,
  { kinds, titles, questions }: Asked,
  isDraft: boolean,
  before: string | null = null,
) {
  const { title, kind, abstract } = { ...SMALLEST, ...withoutUndefined(session) };
  if (kind && !isOffered(kinds, kind)) throw invalid('kind', say.kindMissing());
  const people = [proposer, ...others].map((one, index) => {
    if (one.title && !isOffered(titles, one.title))
      throw invalid(index === 0 ? 'proposer.title' : `others.${index - 1}.title`, say.titleMissing());
    return Object.fromEntries(PERSON_FIELDS.map((name) => [name, one[name] ?? ''])) as unknown as Person;
  });
  return {
    title,
    kind,
    abstract,
    people: JSON.stringify(people),
    email_key: emailKey(proposer.email),
    answers: toAnswers(questions, answers, { by: isDraft ? 'organiser' : 'visitor', before }),
  };
}

function invalid(field: string, message: string): Refusal {
  return new Refusal('invalid', message, { [field]: message });
}

/** A new link; the one before still leads there. Runs in the caller's transaction. */
async function newLink(database: Database, { config }: Pick<Services, 'config'>, row: ProposalRow) {
  const token = newSecret();
  await updateProposal(database, row.id, { token_hash: hashSecret(token), former_hash: row.token_hash });
  return siteUrl(config) + ownProposal(token);
}

/** For a mail that is sent again. Runs in the caller's transaction. */
export async function renewableLink(database: Database, services: Services, id: string) {
  const row = await findProposal(database, id);
  return (
    row && { email: row.email_key, renew: () => inLanguageOf(row, () => newLink(database, services, row)) }
  );
}

/** The links of an address's proposals for the current edition. */
export async function sendLostLinks(database: Database, services: Services, email: string): Promise<void> {
  const edition = await findCurrentEdition(database, services.clock.now());
  const theirs = (await findFrom(database, email)).filter(({ event_id }) => event_id === edition?.id);
  for (const row of theirs.slice(-LOST_LINKS_MAX)) {
    await queueMail(database, services, languageOf(row), async () => {
      const link = await newLink(database, services, row);
      return row.state === 'draft' ? draftMail(row, link) : linkMail(row, link);
    });
  }
}

/** Without a name: who reads blind sees it. */
export function about(
  { id }: Pick<ProposalRow, 'id'>,
  description: string,
  type: 'Created' | 'Updated' = 'Updated',
) {
  return { type, description, subject: { type: proposalKind.name, id } } as const;
}

function withoutUndefined<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };
}
