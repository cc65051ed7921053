import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { StartRefusal } from '#platform/server/config.ts';
import { ensureSetting, readSetting, writeSetting } from '#platform/server/database/settings.ts';
import type { Store } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';

/** A setting: the private key, encrypted. */
const SETTING = 'ticket_key';
const OWNER = 'the key of tickets';

const known = new WeakMap<Store, Promise<KeyObject>>();

/** The key that signs tickets, made for the first one. Not within a transaction: it may have to be read. */
export function signingKey(services: Services): Promise<KeyObject> {
  const { store } = services;
  const key = known.get(store) ?? readKey(services);
  known.set(store, key);
  key.catch(() => known.delete(store));
  return key;
}

/** Makes sure that a key which has signed tickets can be used: another one would make them worthless. */
export async function assertKeyOpens(services: Services): Promise<void> {
  if (await readSetting(services.store.database, SETTING)) await signingKey(services);
}

/** Throws a StartRefusal if the secret key doesn't open it. One that replaces another seals it again. */
async function readKey({ config, secrets, store }: Services): Promise<KeyObject> {
  const encrypted = await ensureSetting(store.database, SETTING, () => secrets.encrypt(newKey(), OWNER));
  const pem = secrets.decrypt(encrypted, OWNER);
  if (pem === undefined) {
    const where =
      config.secretKeys.length > 0 ? 'SECRET_KEY' : `The secret-key in DATA_DIR=${config.dataDir}`;
    throw new StartRefusal(
      `${where} doesn’t open the key of tickets in the database: use the key from before.`,
    );
  }
  if (!secrets.isCurrent(encrypted)) await writeSetting(store.database, SETTING, secrets.encrypt(pem, OWNER));
  return createPrivateKey(pem);
}

function newKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
