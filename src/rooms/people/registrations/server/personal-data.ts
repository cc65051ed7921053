import type { Database } from '#platform/server/database/store.ts';
import { givenBy, type ServerModule } from '#platform/server/module.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { countryOf } from '#rooms/edition/server.ts';
import { eraseMailsAbout } from '#rooms/mail/server.ts';
import { correctedSubmission, newsText, personalRecords } from '#rooms/people/submissions/server/service.ts';
import * as say from '../messages.ts';
import { groupColumns } from './attendee-row.ts';
import { correctColumns, removeAttendees } from './changes.ts';
import { findAttendee, findFrom, findSomeOf } from './queries.ts';
import type { AttendeeRow } from './tables.ts';
import { assertFree } from './taken.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** What else is kept about an attendee, by label. */
    describeAttendee?: (database: Database, attendeeId: string) => Promise<Record<string, string>>;
  }
}

async function toRecords(
  database: Database,
  rows: readonly AttendeeRow[],
  describe: readonly NonNullable<ServerModule['describeAttendee']>[] = [],
) {
  const described = new Map(
    await Promise.all(
      rows.map(async ({ id }) => {
        const each = await Promise.all(describe.map((describeOne) => describeOne(database, id)));
        return [id, Object.assign({}, ...each) as Record<string, string>] as const;
      }),
    ),
  );
  return personalRecords(database, rows, (row, consentText) => ({
    [say.stateHeading()]: row.cancelled_at ? say.cancelledState() : say.registeredState(),
    [say.note()]: row.note ?? '',
    [say.news()]: newsText(row, consentText),
    ...described.get(row.id),
  }));
}

export const attendeeData: PersonalData = {
  isByName: false,
  find: async (database, { email }, { modules }) =>
    toRecords(database, await findFrom(database, email), givenBy(modules, 'describeAttendee')),
  findOfEdition: async (database, editionId, limit) =>
    toRecords(database, await findSomeOf(database, editionId, limit)),
  async erase(database, ids, services) {
    await eraseMailsAbout(database, ids);
    await removeAttendees(database, services, ids);
  },
  async correct(database, id, to, version) {
    const row = await findAttendee(database, id);
    if (!row) return undefined;
    const { columns, corrected } = correctedSubmission(row, to, {
      version,
      country: await countryOf(database, row.event_id),
    });
    if (row.cancelled_at === null) await assertFree(database, row, to.email);
    const group = groupColumns({ ...row, ...columns }, row);
    await correctColumns(database, row, { ...columns, ...group });
    return corrected;
  },
};
