import { Refusal } from '#platform/contract/refusal.ts';
import { readSetting, writeSetting } from '#platform/server/database/settings.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import * as say from '../../messages.ts';
import { PROVIDERS, type ProviderName } from '../../online.ts';
import { inOwnUnits } from '../providers/in-own-units.ts';
import { paystack } from '../providers/paystack.ts';
import type { Account, Provider } from '../providers/provider.ts';
import { stripe } from '../providers/stripe.ts';

const BY_NAME: Readonly<Record<ProviderName, Provider>> = {
  paystack: inOwnUnits(paystack),
  stripe: inOwnUnits(stripe),
};

/** A setting: by whom people pay online now; '' by nobody. */
const CHOSEN = 'payment_provider';
/** Settings: keys, encrypted. */
const settingOf = (name: ProviderName) => `payment_key_${name}`;

export type Keys = Pick<Account, 'key' | 'webhookSecret'>;

/** A provider that an organiser has an account with. */
export interface Connected {
  name: ProviderName;
  provider: Provider;
  account: Account;
  isTest: boolean;
}

export function providerOf(name: ProviderName): Provider {
  return BY_NAME[name];
}

export function isProviderName(name: string): name is ProviderName {
  return (PROVIDERS as readonly string[]).includes(name);
}

export function providerNamed(id: string): ProviderName {
  if (!isProviderName(id)) throw new Refusal('not-found', say.noSuchProvider());
  return id;
}

/** Where it is asked: always at its own address, but for tests. */
export function connect({ config }: Pick<Services, 'config'>, name: ProviderName, keys: Keys): Connected {
  const provider = BY_NAME[name];
  const { paystackUrl, stripeUrl } = config.payments;
  const url = (name === 'paystack' ? paystackUrl : stripeUrl) ?? provider.address;
  return { name, provider, account: { url, ...keys }, isTest: provider.isTestKey(keys.key) };
}

export async function connected(
  database: Database,
  services: Pick<Services, 'config' | 'secrets'>,
  name: ProviderName,
): Promise<Connected | undefined> {
  const { secrets, config } = services;
  const encrypted = await readSetting(database, settingOf(name));
  if (encrypted === undefined) {
    const key = name === 'paystack' ? config.payments.paystackKey : undefined;
    return key === undefined ? undefined : connect(services, name, { key, webhookSecret: '' });
  }
  const text = encrypted && secrets.decrypt(encrypted, settingOf(name));
  return text ? connect(services, name, JSON.parse(text)) : undefined;
}

/** By whom people can pay online now. */
export async function chosenProvider(
  database: Database,
  services: Pick<Services, 'config' | 'secrets'>,
): Promise<Connected | undefined> {
  const chosen =
    (await readSetting(database, CHOSEN)) ?? (services.config.payments.paystackKey && 'paystack');
  return chosen && isProviderName(chosen) ? connected(database, services, chosen) : undefined;
}

export async function writeKeys(
  database: Database,
  { secrets }: Pick<Services, 'secrets'>,
  name: ProviderName,
  keys: Keys | undefined,
): Promise<void> {
  const setting = settingOf(name);
  await writeSetting(database, setting, keys ? secrets.encrypt(JSON.stringify(keys), setting) : '');
}

export function writeChosen(database: Database, name: ProviderName | ''): Promise<void> {
  return writeSetting(database, CHOSEN, name);
}
