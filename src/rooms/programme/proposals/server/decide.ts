import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { languageOf } from '#platform/server/reader.ts';
import { type ActivityEntry, type WithActivity, withActivity } from '#rooms/ground/server.ts';
import { queueMail } from '#rooms/mail/server.ts';
import { draftSession } from '#rooms/programme/programme/server/service.ts';
import { addressOfSpeaker, sendOwnPage } from '#rooms/programme/speaker-links/server/service.ts';
import { insertNewSpeaker, listSpeakers } from '#rooms/programme/speakers/server/service.ts';
import * as say from '../messages.ts';
import type { Person } from '../proposal.ts';
import type { Decision, ProposalState } from '../states.ts';
import { acceptedWithMail, decisionMail } from './mails.ts';
import { about, peopleOf } from './propose.ts';
import { findProposal, updateProposal } from './queries.ts';
import type { ProposalRow } from './tables.ts';

/** What can still be decided. What was accepted has become something else; what was withdrawn isn't ours. */
const OPEN: readonly ProposalState[] = ['received', 'waiting', 'declined'];
const ENTRIES = { accepted: say.acceptedEntry, waiting: say.waitingEntry, declined: say.declinedEntry };

/**
 * Decides about proposals, all in one transaction: what becomes of each, and a mail to who proposed it. Answers with those about
 * which it wasn't decided so before.
 */
export function decide(context: CallContext, ids: readonly string[], decision: Decision): Promise<string[]> {
  return withActivity(context, async (database) => {
    const activity: ActivityEntry[] = [];
    const decided: string[] = [];
    for (const id of new Set(ids)) {
      const row = await findProposal(database, id);
      if (!row || row.state === decision || !OPEN.includes(row.state)) continue;
      await queueMail(database, context, languageOf(row), () => decisionMail(row, decision));
      const made = decision === 'accepted' ? await accept(database, context, row) : undefined;
      const updated_at = context.clock.now().toISOString();
      await updateProposal(database, id, { state: decision, updated_at, ...made?.columns });
      activity.push(about(row, ENTRIES[decision](row)), ...(made?.activity ?? []));
      decided.push(id);
    }
    if (decided.length === 0) throw new Refusal('not-found', say.nothingToDecide());
    return { result: decided, activity };
  });
}

/**
 * Makes speakers of the people, unless they are speakers already, and a draft of their session. Who was named by another is
 * written to, and each new speaker is sent their own page.
 */
async function accept(database: Database, context: CallContext, row: ProposalRow) {
  const activity: ActivityEntry[] = [];
  const speakers: string[] = [];
  for (const [index, person] of peopleOf(row).entries()) {
    const known = await findKnown(database, row.event_id, person);
    const data = { ...toSpeaker(person), editionId: row.event_id };
    const made = known ? undefined : await insertNewSpeaker(database, context, data, undefined, undefined, 1);
    const id = known ?? made?.result ?? '';
    activity.push(...entriesOf(made));
    // Whoever proposes with a speaker's name and company may be somebody else: their own page stays theirs.
    if (index > 0 && person.email)
      await queueMail(database, context, languageOf(row), () => acceptedWithMail(row, person));
    if (made && person.email) {
      await addressOfSpeaker(database, context, id, { ...person, language: row.language });
      await sendOwnPage(database, context, id);
    }
    speakers.push(id);
  }
  const session = await draftSession(database, context, row.event_id, { ...row, speakers });
  return {
    columns: { speakers: JSON.stringify(speakers), session_id: session.result },
    activity: [...activity, ...entriesOf(session)],
  };
}

function entriesOf(made: WithActivity<string> | undefined): ActivityEntry[] {
  return [made?.activity ?? []].flat() as ActivityEntry[];
}

async function findKnown(
  database: Database,
  editionId: string,
  { name, company_name }: Person,
): Promise<string | undefined> {
  const [fullname, company] = [normaliseForSearch(name), normaliseForSearch(company_name)];
  const { rows } = await listSpeakers(database, {}, { editionId });
  return rows.find((one) => one.fullname_key === fullname && one.company_key === company)?.id;
}

function toSpeaker({ title, name, role, company_name, about: description }: Person) {
  return {
    title,
    username: name,
    designation: role,
    role: 'Speaker' as const,
    company: company_name,
    description,
    country: undefined,
    categoryId: undefined,
  };
}
