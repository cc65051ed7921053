import type { z } from 'zod';
import { toSent } from '#platform/contract/record.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { hashSecret } from '#platform/server/identifier.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import { getEdition, phaseOf } from '#rooms/edition/server.ts';
import { type ActivityEntry, Outsider, withActivity } from '#rooms/ground/server.ts';
import { countRegistration, registrar } from '#rooms/people/registrations/server/service.ts';
import {
  NO_NEWS,
  notRequiredIn,
  PASSED_ON,
  personFields,
  releaseFiles,
  without,
} from '#rooms/people/submissions/server/service.ts';
import { companion, companionField } from '../contract.ts';
import * as say from '../messages.ts';
import { about, findByLink, getOpen, markAccepted } from './service.ts';
import type { WaitingEntryRow } from './tables.ts';

/**
 * Registers who was offered places, and those who come along; places that nobody gets are free again. Returns the link
 * of the own page of who accepted.
 */
export async function acceptOffer(
  context: CallContext,
  token: string,
  values: Record<string, string>,
): Promise<string> {
  const { address, limits } = context;
  await refuseAtLimit(() => limits.take('offersTried', hashSecret(token)), say.triedTooOften());
  await refuseAtLimit(() => limits.take('offersTriedFromNetwork', address), say.triedTooOften());
  const register = await registrar(context);
  return withActivity(context, async (database) => {
    const found = await findByLink(database, token);
    const entry = await getOpen(database, found?.id ?? '');
    const now = context.clock.now();
    const edition = entry.event_id === null ? undefined : await getEdition(database, entry.event_id);
    const isPast = (entry.offered_until ?? '') <= now.toISOString() || phaseOf(edition, now) === 'after';
    if (entry.state !== 'offered' || isPast) throw new Refusal('conflict', say.offerOver());
    const schema = without(companion, await notRequiredIn(database, entry.event_id));
    const guests = guestsIn(values, entry.size, schema);
    const people = [firstOf(entry), ...guests.map((guest) => alongWith(entry, guest))];
    await releaseFiles(database, entry.id);
    const { rows, links } = await register(database, entry.event_id, people, {
      discountKey: entry.discount_key ?? undefined,
    });
    const activity: ActivityEntry[] = [about(entry, say.acceptedEntry(entry))];
    for (const [index, row] of rows.entries()) {
      activity.push({
        type: 'Registered',
        description: say.registeredEntry(row),
        subject: { type: 'attendee', id: row.id },
        by: new Outsider('Visitor', entry.fullname),
      });
      // Who waited was counted when they joined the list.
      if (index > 0) activity.push(...(await countRegistration(database, context)));
    }
    await markAccepted(database, entry, rows[0]?.id ?? '');
    return { result: links[0] ?? '', activity };
  });
}

function firstOf(entry: WaitingEntryRow) {
  return {
    ...toSent(personFields, entry),
    answers: entry.answers,
    consent: entry.consent_version ?? '',
    language: entry.language,
    news: { news_version: entry.news_version, news_agreed_at: entry.news_agreed_at },
  };
}

function alongWith(entry: WaitingEntryRow, guest: z.output<typeof companion>) {
  const own = { contact_number: undefined, answers: null, consent: PASSED_ON.version, news: NO_NEWS };
  return { ...firstOf(entry), ...guest, ...own };
}

/** Those who come along, of whose fields any is filled in. What is wrong is told at its field. */
function guestsIn(values: Record<string, string>, size: number, schema: typeof companion) {
  const guests: z.output<typeof companion>[] = [];
  const errors: Record<string, string> = {};
  for (let number = 2; number <= size; number += 1) {
    const at = (field: string) => values[companionField(field, number)] ?? '';
    const given = { name: at('name'), role: at('role'), email: at('email') };
    if (Object.values(given).every((value) => value.trim() === '')) continue;
    const read = schema.safeParse(given);
    if (read.success) guests.push(read.data);
    for (const { path, message } of read.error?.issues ?? []) {
      errors[companionField(path.join('.'), number)] ??= message;
    }
  }
  const [first] = Object.values(errors);
  if (first) throw new Refusal('invalid', first, errors);
  return guests;
}
