import type { PersonalData } from '#platform/server/personal-data.ts';
import { findFrom } from '#rooms/people/server.ts';
import * as say from '../messages.ts';
import { eraseFeedback, listBy } from './queries.ts';

/** Erased with the registration, too. */
export const feedbackData: PersonalData = {
  isByName: false,
  async find(database, { email }) {
    const attendees = await findFrom(database, email);
    const known = new Map(attendees.map((attendee) => [attendee.id, attendee]));
    return (await listBy(database, [...known.keys()])).map((row) => {
      const attendee = known.get(row.attendee_id);
      return {
        id: row.id,
        name: attendee?.fullname ?? '',
        reachedAt: [],
        editionId: attendee?.event_id ?? null,
        date: row.created_at,
        isDeleted: attendee?.deleted_at != null,
        details: { [say.stars()]: String(row.stars), [say.words()]: row.words },
      };
    });
  },
  findOfEdition: null,
  erase: eraseFeedback,
  correct: null,
};
