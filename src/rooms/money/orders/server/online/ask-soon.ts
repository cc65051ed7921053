import type { Services } from '#platform/server/http/context.ts';
import { unlessAtLimit } from '#platform/server/limits.ts';
import { Busy } from '#platform/server/work-queue.ts';
import { ProviderFailure } from '../providers/request.ts';
import { settle } from './settle.ts';
import type { OnlinePaymentRow } from './tables.ts';
import { PROVIDER_TURNS } from './turns.ts';

/** By this process. */
const beingAsked = new Set<string>();

/**
 * Has the provider asked about a payment for whoever watches it; nobody waits for the answer. However often this is called, one
 * question is on its way, and few in an hour: a job asks as well.
 */
export async function askSoon(
  services: Services,
  { id, reference, state }: Pick<OnlinePaymentRow, 'id' | 'reference' | 'state'>,
): Promise<void> {
  if (state === 'paid' || state === 'amiss' || beingAsked.has(reference)) return;
  beingAsked.add(reference);
  const mayAsk = await unlessAtLimit(() => services.limits.take('paymentsAsked', id)).catch(() => undefined);
  if (mayAsk === undefined) return void beingAsked.delete(reference);
  void PROVIDER_TURNS.run(() => settle(services, reference), id)
    .catch((thrown: unknown) => {
      if (thrown instanceof ProviderFailure || thrown instanceof Busy) return;
      services.log.error({ err: thrown }, 'a payment could not be asked about');
    })
    .finally(() => beingAsked.delete(reference));
}
