import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { ActivityEntry } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
import { placesLeft } from '../sales.ts';
import { isAwaiting } from '../states.ts';
import { aboutOrder } from './about-order.ts';
import { billAgain, type Changing, heldUntil, settleOrder, updateLines } from './change-order.ts';
import { countKinds, linesOf } from './line-queries.ts';
import { mailBuyer, openedMail } from './mails.ts';
import { asGroupIs, priceAgain } from './price-again.ts';
import { updateOrder } from './queries.ts';
import type { OrderRow } from './tables.ts';

/** Takes back that lines ended, at what they cost now. Refused if too few places are left. */
export async function reopenLines(
  database: Database,
  services: Changing,
  before: OrderRow,
  ids: ReadonlySet<string>,
  billing: { note: string; isByHand?: boolean },
): Promise<{ order: OrderRow; activity: ActivityEntry[] }> {
  const about = await aboutOrder(database, services, before);
  const lines = await linesOf(database, [before.id]);
  const isAgain = lines.map(({ id, ended_at }) => ended_at !== null && ids.has(id));
  const taken = await countKinds(database, before.event_id);
  for (const kind of about.sales.ticketKinds.kinds) {
    const again = lines.filter((line, index) => isAgain[index] && line.kind === kind.key);
    if (again.length > placesLeft(kind, taken.get(kind.key)))
      throw new Refusal('conflict', say.kindTaken({ kind: kind.name }));
  }
  const hadDiscount = lines.some((line, index) => isAgain[index] && line.in_group === 1);
  // What is paid stays as it was priced.
  const isRepriced = before.ended !== null || isAwaiting(before.state);
  const reopened = lines.map((line, index) => {
    if (isAgain[index]) return { ...line, ended_at: null, amount: line.price };
    const regains = hadDiscount && isRepriced && line.ended_at === null;
    return regains ? { ...line, in_group: 1 } : line;
  });
  const repriced = priceAgain(before, reopened, about).map((line, index) =>
    isAgain[index] || isRepriced ? line : (lines[index] ?? line),
  );
  const after = isRepriced ? await asGroupIs(database, before, repriced, about) : repriced;
  await updateLines(database, lines, after);
  if (before.ended !== null) {
    const held_until = heldUntil(about.sales, services.clock.now());
    await updateOrder(database, before.id, { ended: null, held_until, reminded_at: null });
  }
  await billAgain(database, services, before, after, billing);
  const settled = await settleOrder(database, services, before.id);
  const { order } = settled;
  if (before.ended !== null && isAwaiting(order.state))
    await mailBuyer(database, services, order, (told) => openedMail(order, told));
  return settled;
}
