import { eraseMailsAbout } from '#modules/mail/server/service.ts';
import { withAnswers } from '#modules/submissions/server/service.ts';
import { ownName } from '#platform/contract/language.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { PersonalData, PersonalRecord } from '#platform/server/personal-data.ts';
import { languageOf } from '#platform/server/reader.ts';
import * as say from '../messages.ts';
import { STATE_LABELS } from '../states.ts';
import { peopleOf } from './propose.ts';
import { eraseProposals, findFrom, findSomeOf, listReviewsBy } from './queries.ts';
import type { ProposalRow } from './tables.ts';

function toRecord(row: ProposalRow): PersonalRecord {
  const people = peopleOf(row);
  const answers = withAnswers([], row).map(({ label, answer }) => [label, answer]);
  return {
    id: row.id,
    name: people[0]?.name ?? '',
    reachedAt: people.flatMap(({ email }) => email || []),
    editionId: row.event_id,
    date: row.created_at,
    isDeleted: false,
    details: {
      [say.state()]: STATE_LABELS[row.state](),
      [say.sessionTitle()]: row.title,
      [say.kind()]: row.kind,
      [say.language()]: ownName(languageOf(row)),
      [say.abstract()]: row.abstract,
      [say.people()]: people
        .map((one) => [one.title, one.name, one.role, one.company_name, one.email, one.about].join(', '))
        .join('\n'),
      ...Object.fromEntries(answers),
    },
  };
}

export const proposalData: PersonalData = {
  isByName: false,
  find: async (database, { email }) => (await findFrom(database, email)).map(toRecord),
  findOfEdition: async (database, editionId, limit) =>
    (await findSomeOf(database, editionId, limit)).map(toRecord),
  async erase(database, ids) {
    await eraseMailsAbout(database, ids);
    await eraseProposals(database, ids);
  },
  correct: null,
};

/** What a user thought of proposals. */
export async function describeReviewer(database: Database, userId: string) {
  const reviews = await listReviewsBy(database, userId);
  return {
    [say.reviewsGiven()]: reviews.map(({ title, stars, note }) => `${title}: ${stars}. ${note}`).join('\n'),
  };
}
