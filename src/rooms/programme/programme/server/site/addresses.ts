import type { CallClient } from '#platform/contract/call.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Address } from '#platform/server/module.ts';
import { PROGRAMME_PAGE, sessionAddress } from '../../addresses.ts';
import { dayAddress, isByDay } from '../../days-shown.ts';
import { currentProgramme } from '../../site-contract.ts';

/** The programme's page, those of its days if it has any, and those of its sessions; none while nothing is published. */
export async function listSessionAddresses(call: CallClient): Promise<Address[]> {
  const programme = await call(currentProgramme, {}).catch((thrown: unknown) => {
    if (thrown instanceof Refusal) return undefined;
    throw thrown;
  });
  if (!programme) return [];
  const breaks = new Set(programme.kinds.filter(({ isBreak }) => isBreak).map(({ id }) => id));
  const sessions = programme.sessions.filter(({ kind }) => !breaks.has(kind));
  const days = isByDay(programme.sessions) ? programme.days : [];
  return [
    { path: PROGRAMME_PAGE, changed: programme.publishedAt },
    ...days.map(({ date }) => ({ path: dayAddress(date), changed: programme.publishedAt })),
    ...sessions.map(({ slug, changedAt }) => ({ path: sessionAddress(slug), changed: changedAt })),
  ];
}
