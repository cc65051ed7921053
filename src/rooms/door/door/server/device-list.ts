import { createHash } from 'node:crypto';
import { linesOf } from '#platform/contract/lines-of.ts';
import { NO_ZONE } from '#platform/contract/zoned-time.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { Question } from '#rooms/edition/contract.ts';
import { publicKey } from '#rooms/ground/server.ts';
import { type AtTheDoor, listAtTheDoor, withAnswers } from '#rooms/people/server.ts';
import { type Listed, UNKNOWN } from '../answer.ts';
import {
  type ChangedPeople,
  type DoorEdition,
  type DoorSettings,
  type KnownPeople,
  TOLD_AT_ONCE,
} from '../contract.ts';
import { isOver } from './devices.ts';
import { doorContent } from './door-content.ts';
import { factsOf } from './facts.ts';
import { type HeldTicket, type LimitedKinds, ticketsOf } from './payments.ts';
import { findWalkInsById, listChanged, listDevices } from './queries.ts';
import { daysOf, readSettings } from './settings.ts';

/** What decides what devices are told of each person. */
interface Deciding {
  settings: DoorSettings;
  questions: readonly Question[];
  limited: LimitedKinds;
}

function versionOf(told: unknown): string {
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url');
}

/** What devices know of their edition, and by what they are told of its people. */
export async function doorEditionOf(
  services: Services,
  editionId: string,
): Promise<{ edition: DoorEdition; deciding: Deciding }> {
  const { database } = services.store;
  const [{ edition, questions, limited, nights }, settings, { x: ticketKey }, devices] = await Promise.all([
    doorContent(services, editionId),
    readSettings(database, editionId),
    publicKey(services),
    listDevices(database, editionId),
  ]);
  const told = {
    editionId,
    summit: edition.name ?? '',
    zone: edition.zone ?? NO_ZONE,
    days: daysOf(edition),
    nights,
    allowsReentry: settings.allowsReentry,
    rooms: settings.rooms,
    prints: devices.some((device) => device.sort === 'station' && !isOver(device, services.clock.now())),
    ticketKey,
  };
  return { edition: { version: versionOf(told), ...told }, deciding: { settings, questions, limited } };
}

/**
 * The next of those who changed since a device heard of them: of everybody, if it has heard nothing, or what decides about
 * all of them changed.
 */
export async function peopleSince(
  { store: { database }, modules }: Services,
  { editionId, deciding, known }: { editionId: string; deciding: Deciding; known: KnownPeople | undefined },
): Promise<ChangedPeople> {
  const { settings, questions, limited } = deciding;
  const rule = versionOf([settings, questions, [...limited]]);
  const since = known?.rule === rule ? known.upTo : 0;
  const rows = await listChanged(database, editionId, since, TOLD_AT_ONCE);
  const ids = rows.map(({ id }) => id);
  const [attendees, walkIns, tickets] = await Promise.all([
    listAtTheDoor(database, ids),
    findWalkInsById(database, ids),
    ticketsOf(modules, database, ids),
  ]);
  const listed = attendees
    .filter(({ event_id }) => event_id === editionId)
    .map((row) => toListed(row, deciding, tickets.get(row.id)));
  const people = [
    ...listed,
    ...walkIns
      .filter(({ attendee_id }) => attendee_id === null)
      .map(({ id, name, company }) => ({ ...UNKNOWN, id, name, company, isWalkIn: true })),
  ];
  const registered = walkIns.flatMap(({ id, attendee_id }): [string, string][] =>
    attendee_id === null ? [] : [[id, attendee_id]],
  );
  const present = new Set([...people.map(({ id }) => id), ...registered.map(([id]) => id)]);
  return {
    rule,
    upTo: rows.at(-1)?.position ?? since,
    people,
    registered,
    gone: ids.filter((id) => !present.has(id)),
    isMore: rows.length === TOLD_AT_ONCE,
  };
}

function toListed(
  row: AtTheDoor,
  { settings, questions, limited }: Deciding,
  ticket: HeldTicket | undefined,
): Listed {
  const { kind, tone } = factsOf(row, settings, questions);
  const days = ticket && limited.get(ticket.kind);
  return {
    id: row.id,
    name: row.fullname,
    company: row.company,
    isCancelled: row.cancelled_at !== null,
    isWalkIn: false,
    kind,
    tone,
    isUnpaid: ticket !== undefined && !ticket.isPaid,
    ...(days && { days: [...days] }),
    handedOut: withAnswers(questions, row)
      .filter(({ key, answer }) => settings.handedOut.includes(key) && answer)
      .map(({ label, answer }) => ({ label, value: linesOf(answer).join(', ') })),
  };
}
