import { callAddress } from '#platform/contract/call.ts';
import { newId } from '#platform/server/identifier.ts';
import { syncDoor } from '#rooms/door/door/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { type DoorKnowledge, hear } from '#testing/door-knowledge.ts';
import { publishSections } from '#testing/publish-section.ts';
import { sampleRegistration } from '#testing/samples.ts';
import type { Question } from './questions.ts';
import type { Site } from './sites.ts';

const DAY = '2025-08-26';

export function registration(what: string): Question {
  const body = () => {
    const id = newId();
    return sampleRegistration({ email: `${id}@visitors.example`, company_name: `Company ${id}` });
  };
  return { what, path: callAddress(addAttendee), body };
}

/** A phone at the door that has the list, and has let somebody in. */
export async function syncOf({ client, store, doorKey: key }: Site): Promise<Question> {
  const known: DoorKnowledge = { since: 0 };
  const now = new Date().toISOString();
  for (let isMore = true; isMore; ) {
    const { status, body } = await client.call(syncDoor, { body: { key, now, ...known, scans: [] } });
    if (status !== 200) throw new Error(JSON.stringify(body));
    isMore = hear(known, body);
  }
  const { id: who } = await store.database.selectFrom('attendees').select('id').executeTakeFirstOrThrow();
  const body = () => {
    const at = new Date().toISOString();
    return { key, now: at, ...known, scans: [{ id: newId(), who, kind: 'in', day: DAY, at }] };
  };
  return { what: 'syncDoor, one scan', path: callAddress(syncDoor), body };
}

/** Takes the orders away and ends the sale, so that who registers owes nothing. */
export async function sellNothing({ client, store }: Site): Promise<void> {
  const { database } = store;
  for (const table of ['order_papers', 'ledger_entries', 'order_lines', 'orders'] as const)
    await database.deleteFrom(table).execute();
  await publishSections(client, { discountCodes: { codes: [] }, ticketKinds: { kinds: [] } });
}
