import type { z } from 'zod';
import { Refusal } from '#platform/contract/refusal.ts';
import { renewContent } from '#platform/server/database/renew-content.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { within } from '#platform/server/within.ts';
import { withActivity } from '#rooms/ground/server.ts';
import type { onlineRefundForm } from '../../contract.ts';
import { orderKind } from '../../kind.ts';
import * as say from '../../messages.ts';
import { PROVIDER_LABELS, PROVIDERS, type ProviderName, webhookAddress } from '../../online.ts';
import type { PaymentProvider, providerForm } from '../../provider-contract.ts';
import { getOrder } from '../about-order.ts';
import { unitsOf } from '../typed-amount.ts';
import {
  chosenProvider,
  connect,
  connected,
  type Keys,
  providerOf,
  writeChosen,
  writeKeys,
} from './accounts.ts';
import { paymentsOf } from './queries.ts';
import { askForRefund } from './refunds.ts';

/** In ms: as long as somebody waits for a key to be tested. */
const PATIENCE = 2_000;
/** As much of a key as tells which one it is. */
const SHOWN = 4;

/** Those that can be connected, without their keys. */
export async function listProviders(database: Database, services: Services): Promise<PaymentProvider[]> {
  const chosen = await chosenProvider(database, services);
  const list: PaymentProvider[] = [];
  for (const name of PROVIDERS) {
    const at = await connected(database, services, name);
    list.push({
      id: name,
      name: PROVIDER_LABELS[name],
      isChosen: chosen?.name === name,
      keyEnd: at?.account.key.slice(-SHOWN) ?? '',
      isTest: at?.isTest ?? false,
      hasWebhookSecret: providerOf(name).hasWebhookSecret,
      webhook: services.config.publicUrl + webhookAddress(name),
    });
  }
  return list;
}

/** Keeps keys once the provider takes them. An empty one leaves what was entered before. */
export async function connectProvider(
  context: CallContext,
  name: ProviderName,
  { key, webhookSecret, isChosen }: z.output<typeof providerForm>,
): Promise<void> {
  const before = await connected(context.store.database, context, name);
  const keys: Keys = {
    key: key || (before?.account.key ?? ''),
    webhookSecret: webhookSecret || (before?.account.webhookSecret ?? ''),
  };
  const provider = providerOf(name);
  if (!provider.isKey(keys.key)) refuse('key', say.keyWrong());
  if (provider.hasWebhookSecret && !keys.webhookSecret) refuse('webhookSecret', say.webhookSecretMissing());
  await assertWorks(context, name, keys);
  const was = await chosenProvider(context.store.database, context);
  await withActivity(context, async (database) => {
    await writeKeys(database, context, name, keys);
    if (isChosen !== (was?.name === name)) await writeChosen(database, isChosen ? name : '');
    await renewContent(database);
    return { result: undefined, activity: entry(say.connectedEntry({ provider: PROVIDER_LABELS[name] })) };
  });
}

export async function disconnectProvider(context: CallContext, name: ProviderName): Promise<void> {
  await withActivity(context, async (database) => {
    const chosen = await chosenProvider(database, context);
    await writeKeys(database, context, name, undefined);
    if (chosen?.name === name) await writeChosen(database, '');
    await renewContent(database);
    return { result: undefined, activity: entry(say.disconnectedEntry({ provider: PROVIDER_LABELS[name] })) };
  });
}

export async function testProvider(context: CallContext, name: ProviderName): Promise<void> {
  const at = await connected(context.store.database, context, name);
  if (!at) throw new Refusal('conflict', say.noKey());
  await assertWorks(context, name, at.account);
}

async function assertWorks(services: Services, name: ProviderName, keys: Keys): Promise<void> {
  const { provider, account } = connect(services, name, keys);
  const tested = provider.test(account).then(
    () => '',
    (thrown: Error) => thrown.message,
  );
  const reason = await within(PATIENCE, tested, 'no answer so far');
  if (!reason) return;
  services.log.warn({ provider: name, reason }, 'a provider took no key');
  refuse('key', say.keyRefused({ provider: PROVIDER_LABELS[name] }));
}

export async function refundOnlineAtTheDesk(
  context: CallContext,
  id: string,
  {
    payment: paymentId,
    amount,
    note,
    version,
  }: z.output<typeof onlineRefundForm> & { version: string | undefined },
): Promise<void> {
  const { database } = context.store;
  const order = await getOrder(database, id);
  const payment = (await paymentsOf(database, id)).find((one) => one.id === paymentId);
  if (!payment) throw new Refusal('invalid', say.paymentGone(), { payment: say.paymentGone() });
  await askForRefund(context, id, { payment, units: unitsOf(order, amount), note, version });
}

function refuse(field: string, message: string): never {
  throw new Refusal('invalid', message, { [field]: message });
}

function entry(description: string) {
  return { type: 'Updated', description, subject: { type: orderKind.name, id: null } } as const;
}
