import { emailKey } from '#platform/contract/email-address.ts';
import { ownName } from '#platform/contract/language.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { PersonalData, PersonalRecord } from '#platform/server/personal-data.ts';
import { languageOf } from '#platform/server/reader.ts';
import { eraseMailsAbout } from '#rooms/mail/server.ts';
import { withAnswers } from '#rooms/people/server.ts';
import * as say from '../messages.ts';
import type { Person } from '../proposal.ts';
import { STATE_LABELS } from '../states.ts';
import { peopleOf } from './propose.ts';
import {
  eraseProposals,
  findMentioning,
  findProposal,
  findSomeOf,
  listReviewsBy,
  updateProposal,
} from './queries.ts';
import type { ProposalRow } from './tables.ts';

/** Between the id of a proposal and the place of one of its people: what is kept of somebody who would speak with who proposes it. */
const PART = '/';

function toRecord(row: ProposalRow): PersonalRecord {
  const people = peopleOf(row);
  const answers = withAnswers([], row).map(({ label, answer }) => [label, answer]);
  return {
    ...common(row),
    id: row.id,
    name: people[0]?.name ?? '',
    reachedAt: people[0]?.email ? [people[0].email] : [],
    details: {
      [say.state()]: STATE_LABELS[row.state](),
      [say.sessionTitle()]: row.title,
      [say.kind()]: row.kind,
      [say.language()]: ownName(languageOf(row)),
      [say.abstract()]: row.abstract,
      [say.people()]: people.map(inWords).join('\n'),
      ...Object.fromEntries(answers),
    },
  };
}

/** Of who proposes it, all of it; of others, what it says of themselves. */
function recordsOf(row: ProposalRow, email: string): PersonalRecord[] {
  const key = emailKey(email);
  if (row.email_key === key) return [toRecord(row)];
  return peopleOf(row).flatMap((person, place) => {
    if (emailKey(person.email) !== key) return [];
    const details = { [say.sessionTitle()]: row.title, [say.people()]: inWords(person) };
    const id = `${row.id}${PART}${place}`;
    return [{ ...common(row), id, name: person.name, reachedAt: [person.email], details }];
  });
}

function common({ event_id: editionId, created_at: date }: ProposalRow) {
  return { editionId, date, isDeleted: false };
}

function inWords({ title, name, role, company_name, email, about }: Person): string {
  return [title, name, role, company_name, email, about].join(', ');
}

/** The whole of an edition's proposals is erased, with everybody in them. */
function withEverybody(row: ProposalRow): PersonalRecord {
  return { ...toRecord(row), reachedAt: peopleOf(row).flatMap(({ email }) => email || []) };
}

async function erasePeople(database: Database, id: string, places: readonly string[]): Promise<void> {
  const row = await findProposal(database, id);
  if (!row) return;
  const people = peopleOf(row).filter((_, place) => !places.includes(String(place)));
  await updateProposal(database, id, { people: JSON.stringify(people) });
}

export const proposalData: PersonalData = {
  isByName: false,
  find: async (database, { email }) =>
    (await findMentioning(database, email)).flatMap((row) => recordsOf(row, email)),
  findOfEdition: async (database, editionId, limit) =>
    (await findSomeOf(database, editionId, limit)).map(withEverybody),
  async erase(database, ids) {
    const whole = ids.filter((id) => !id.includes(PART));
    if (whole.length > 0) {
      await eraseMailsAbout(database, whole);
      await eraseProposals(database, whole);
    }
    const parts = ids.filter((id) => id.includes(PART)).map((id) => id.split(PART));
    for (const [id = '', own] of Map.groupBy(parts, ([of]) => of))
      await erasePeople(
        database,
        id,
        own.flatMap(([, place = '']) => place),
      );
  },
  correct: null,
};

/** What a user thought of proposals. */
export async function describeReviewer(database: Database, userId: string) {
  const reviews = await listReviewsBy(database, userId);
  return {
    [say.reviewsGiven()]: reviews.map(({ title, stars, note }) => `${title}: ${stars}. ${note}`),
  };
}
