import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import { publish } from '#platform/server/events.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { getEdition, readAllPublished } from '#rooms/edition/server.ts';
import { countOneInAll } from '#rooms/people/submissions/server/service.ts';
import { attendeeKind } from '../kind.ts';
import * as say from '../messages.ts';
import { newAttendee } from './attendee-row.ts';
import { addAttendees, type PlacesToName } from './changes.ts';
import { findByAddress } from './queries.ts';
import type { AttendeeRow } from './tables.ts';
import { confirmer } from './write-to.ts';

type Person = Parameters<typeof newAttendee>[2] & {
  /** Whether the group discount is theirs, whoever else has registered. */
  inGroup?: boolean | undefined;
};

/** Counts somebody towards the limit of all registrations, and returns what is recorded of it. */
export function countRegistration(database: Database, context: CallContext) {
  return countOneInAll(database, context, { limit: 'registrationsInAll', kind: attendeeKind });
}

/**
 * What registers people who don't send the form themselves, and confirms it to them, in the caller's transaction. To be had
 * before it begins. Returns them, with the links of their own pages.
 */
export async function registrar(context: CallContext) {
  const confirm = await confirmer(context);
  return async (
    database: Database,
    editionId: string | null,
    people: readonly Person[],
    { discountKey, ...later }: PlacesToName & { discountKey?: string | undefined } = {},
  ) => {
    const rows: AttendeeRow[] = [];
    for (const { inGroup, ...person } of people) {
      if (await findByAddress(database, editionId, person.email)) {
        throw new Refusal('conflict', say.alreadyRegisteredNamed({ email: person.email }));
      }
      const attendee = newAttendee({ ...context, idempotencyKey: undefined }, editionId, person);
      // Who registers others answers for their being of one company.
      const discount_key = discountKey ?? rows[0]?.discount_key ?? attendee.discount_key;
      const row = { ...attendee, discount_key, group_fee_at: inGroup ? attendee.created_at : null };
      await addAttendees(database, context, editionId, [row]);
      rows.push(row);
    }
    const edition = editionId === null ? undefined : await getEdition(database, editionId);
    const documents = await readAllPublished(database, edition?.id);
    publish(database, 'AttendeesRegistered', { edition, documents, attendees: rows, ...later });
    // Once all are there, as together they may complete a group.
    return { rows, links: await confirm(database, rows, { areNew: true }) };
  };
}
