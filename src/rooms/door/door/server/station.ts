import { Refusal } from '#platform/contract/refusal.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { getEdition } from '#rooms/edition/server.ts';
import { outlineTicket, ticketSigner } from '#rooms/ground/server.ts';
import { attendeesById, badgesOf, type PrintedBadge } from '#rooms/people/server.ts';
import type { StationBadge } from '../contract.ts';
import * as say from '../phone-messages.ts';
import { deviceWithKey, isOver } from './devices.ts';
import { findWalkIn, findWalkInsById } from './queries.ts';
import type { DeviceRow } from './tables.ts';

/** What a printing station prints of somebody of its edition. */
export async function stationBadge(
  context: CallContext,
  { key, who }: { key: string; who: string },
): Promise<{ summit: string; badge: StationBadge }> {
  const device = await deviceWithKey(context, key);
  if (device.sort !== 'station' || isOver(device, context.clock.now())) {
    throw new Refusal('forbidden', say.noStation());
  }
  const { name } = await getEdition(context.store.database, device.event_id);
  const found = await badgeOf(context, device, who);
  if (!found) throw new Refusal('not-found', say.walkInGone());
  const { ticket, ...printed } = found;
  return { summit: name ?? '', badge: { ...printed, code: await outlineTicket(ticket) } };
}

async function badgeOf(context: CallContext, { event_id }: DeviceRow, who: string) {
  const { database } = context.store;
  const walkIn = await findWalkIn(database, who);
  const [attendee] = await attendeesById(database, [walkIn?.attendee_id ?? who]);
  if (attendee?.event_id === event_id) {
    const [found] = await badgesOf(context, [attendee]);
    if (!found) return undefined;
    const { id: _, ...badge } = found;
    return badge;
  }
  return walkIn?.event_id === event_id ? (await walkInBadges(context, [who]))[0] : undefined;
}

/** The badges of those who came without a registration, and have none yet. */
export async function walkInBadges(context: CallContext, ids: readonly string[]): Promise<PrintedBadge[]> {
  const walkIns = await findWalkInsById(context.store.database, ids);
  const sign = await ticketSigner(context);
  const unknown = { details: '', kind: '', tone: 0, languages: '' };
  return walkIns
    .filter(({ attendee_id }) => attendee_id === null)
    .map(({ id, event_id, name, company }) => {
      const ticket = sign({ editionId: event_id, attendeeId: id });
      return { name, company, ...unknown, ticket };
    });
}
