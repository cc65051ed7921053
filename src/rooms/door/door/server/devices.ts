import { setTimeout } from 'node:timers/promises';
import { Refusal } from '#platform/contract/refusal.ts';
import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import { inTheRecord } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import { limitGuesses } from '#platform/server/guesses.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { hashSecret, isSecret, newId, newSecret } from '#platform/server/identifier.ts';
import { WorkQueue } from '#platform/server/work-queue.ts';
import { type EditionRow, phaseOf } from '#rooms/edition/server.ts';
import { Outsider, withActivity } from '#rooms/ground/server.ts';
import { doorAddress } from '../addresses.ts';
import type { DeviceSort } from '../contract.ts';
import { isOfDays } from '../easy-pin.ts';
import { doorDeviceKind } from '../kind.ts';
import * as say from '../messages.ts';
import * as onPhone from '../phone-messages.ts';
import { findDevice, findDeviceByLink, insertDevice, updateDevice } from './queries.ts';
import { daysOf, doorEdition } from './settings.ts';
import type { DeviceRow } from './tables.ts';

const KEY_OWNER = 'a device of the door';
/** While the days of the edition aren't known, or are over: long enough to try it. */
const UNDATED_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes a device. Its link is known only now. */
export async function makeDevice(
  context: CallContext,
  { name, pin, sort }: { name: string; pin: string; sort: DeviceSort },
) {
  const secret = newSecret();
  const id = await withActivity(context, async (database) => {
    const now = context.clock.now();
    const edition = await doorEdition(database, now);
    if (isOfDays(pin, daysOf(edition))) throw new Refusal('invalid', say.pinEasy(), { pin: say.pinEasy() });
    const id = newId();
    await insertDevice(database, {
      id,
      event_id: edition.id,
      name,
      sort,
      link_hash: hashSecret(secret),
      pin_stamp: context.secrets.signatures(signedText(id, pin))[0],
      ends_at: endOf(edition, now).toISOString(),
      ended_at: null,
      seen_at: null,
      created_at: now.toISOString(),
    });
    return { result: id, activity: describe('Created', id, say.deviceMadeEntry({ name })) };
  });
  return { id, link: context.config.publicUrl + doorAddress(secret) };
}

export function renameDevice(context: CallContext, id: string, name: string): Promise<void> {
  return withActivity(context, async (database) => {
    const device = await getDevice(database, id);
    await updateDevice(database, id, { name });
    const changes = inTheRecord(() => [{ field: say.deviceName(), from: device.name, to: name }]);
    const activity = describe('Updated', id, say.deviceRenamedEntry({ name }));
    return { result: undefined, activity: { ...activity, changes } };
  });
}

export function endDevice(context: CallContext, id: string): Promise<string> {
  return withActivity(context, async (database) => {
    const { name, ended_at } = await getDevice(database, id);
    if (ended_at === null) await updateDevice(database, id, { ended_at: context.clock.now().toISOString() });
    return { result: name, activity: describe('Revoked', id, say.deviceEndedEntry({ name })) };
  });
}

export async function getDevice(database: Database, id: string): Promise<DeviceRow> {
  const device = await findDevice(database, id);
  if (!device) throw new Refusal('not-found', say.deviceGone());
  return device;
}

class WrongGuess extends Refusal {}

/**
 * Links, PINs and keys that are tried. A wrong one keeps its turn for a while: whoever tries many waits, with little work
 * for the program, and those from other networks have their turns in between.
 */
export const TRIED = new WorkQueue({
  atOnce: 4,
  waiting: 100,
  patience: 10_000,
  refusal: onPhone.doorBusy,
  heldBack: 1_000,
});
const WRONG_MS = 20;

function queueGuess<T>(network: string, work: () => Promise<T>): Promise<T> {
  return TRIED.run(async () => {
    try {
      return await work();
    } catch (thrown) {
      await setTimeout(WRONG_MS);
      throw thrown;
    }
  }, network);
}

/**
 * The key of a device, for its link and PIN. Wrong ones are counted by network, wrong PINs of one link from everywhere
 * together too.
 */
export function openDevice(
  context: CallContext,
  link: string,
  pin: string,
): Promise<{ key: string; name: string }> {
  const { store, limits, address, clock, secrets } = context;
  return queueGuess(address, async () => {
    const guess = {
      secret: `door ${hashSecret(link)}`,
      address,
      ofAny: 'wrongCodesFromNetwork',
      isWrong: (thrown: unknown) => thrown instanceof WrongGuess,
    } as const;
    const known = isSecret(link) ? await findDeviceByLink(store.database, hashSecret(link)) : undefined;
    return limitGuesses(limits, known ? { ...guess, shared: 'guessesOfCode' } : guess, async () => {
      if (!known) throw new WrongGuess('not-found', onPhone.wrongLink());
      if (!secrets.isSignature(known.pin_stamp, signedText(known.id, pin))) {
        throw new WrongGuess('invalid', onPhone.wrongPin(), { pin: onPhone.wrongPin() });
      }
      if (isOver(known, clock.now())) throw new Refusal('not-found', onPhone.linkOver());
      await withActivity(context, async () => {
        const by = new Outsider('Device', known.name);
        const activity = describe('Updated', known.id, say.deviceOpenedEntry({ name: known.name }));
        return { result: undefined, activity: { ...activity, by } };
      });
      return { key: secrets.encryptForLink(known.id, KEY_OWNER), name: known.name };
    });
  });
}

/** The device with this key; a Refusal if there is none, or it was ended at the desk. */
export async function deviceWithKey(
  { store, secrets, limits, address }: CallContext,
  key: string,
): Promise<DeviceRow> {
  const id = secrets.decryptFromLink(key, KEY_OWNER);
  const device = id && (await findDevice(store.database, id));
  if (!device) {
    const guess = { secret: 'a key of the door', address, ofAny: 'wrongCodesFromNetwork' } as const;
    return queueGuess(address, () =>
      limitGuesses(limits, guess, async () => {
        throw new Refusal('forbidden', onPhone.linkOver());
      }),
    );
  }
  if (device.ended_at !== null) throw new Refusal('forbidden', onPhone.linkOver());
  return device;
}

/** Whether it was a device's. */
export async function isLinkOver(
  { store: { database }, clock }: Pick<Services, 'store' | 'clock'>,
  link: string,
): Promise<boolean> {
  const device = isSecret(link) ? await findDeviceByLink(database, hashSecret(link)) : undefined;
  return device !== undefined && isOver(device, clock.now());
}

export function isOver({ ended_at, ends_at }: DeviceRow, now: Date): boolean {
  return ended_at !== null || ends_at <= now.toISOString();
}

function signedText(id: string, pin: string): string {
  return `pin of the door ${id} ${pin}`;
}

/** The end of the day after the last one. */
function endOf(edition: EditionRow, now: Date): Date {
  const { event_date, days, zone } = edition;
  if (!event_date || phaseOf(edition, now) === 'after')
    return new Date(now.getTime() + UNDATED_DAYS * DAY_MS);
  return zonedInstant(addDays(event_date, days + 1), zone);
}

function describe(type: 'Created' | 'Updated' | 'Revoked', id: string, description: string) {
  return { type, description, subject: { type: doorDeviceKind.name, id } };
}
