import { email as addressOf, isPhone, nationalPhone } from '#platform/contract/fields.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { NO_ZONE, zonedDate } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { unlessAtLimit } from '#platform/server/limits.ts';
import { getEdition } from '#rooms/edition/server.ts';
import { type ActivityEntry, Outsider, withActivity } from '#rooms/ground/server.ts';
import { personForm } from '#rooms/people/contract.ts';
import {
  attendeesById,
  correctNames,
  ENTERED_AT_THE_DESK,
  findByAddress,
  fullNumber,
  hasRoom,
  noticeWalkIn,
  registrar,
} from '#rooms/people/server.ts';
import { type KnownPeople, type SentScan, TOLD_AT_ONCE, type WalkIn, WRITTEN_AT_ONCE } from '../contract.ts';
import { doorDeviceKind } from '../kind.ts';
import * as say from '../messages.ts';
import * as onPhone from '../phone-messages.ts';
import { doorEditionOf, peopleSince } from './device-list.ts';
import { deviceWithKey, isOver } from './devices.ts';
import { settleNew, settleThose } from './entries.ts';
import {
  findWalkIn,
  insertScan,
  insertWalkIn,
  knownWalkIns,
  listScans,
  scanPositions,
  updateDevice,
  updateWalkIn,
} from './queries.ts';
import { daysOf, isDayOf } from './settings.ts';
import { toScan } from './state.ts';
import type { DeviceRow } from './tables.ts';

/** A device that has nothing to tell is noted as seen no more often. */
const SEEN_AGAIN_MS = 30_000;

const deliverable = addressOf();
const number = nationalPhone(say.notRegistered);
const isName = (typed: string) => personForm.name.safeParse(typed).success;

export interface Sent {
  /** By the device's clock, at the moment of sending. */
  now: string;
  scans: readonly SentScan[];
}

interface Asked extends Sent {
  key: string;
  edition?: string | undefined;
  people?: KnownPeople | undefined;
  since: number;
}

/** Takes what a device tells, and tells it what the others have recorded. */
export async function syncDevice(
  context: CallContext,
  { key, edition: known, people, since, ...sent }: Asked,
) {
  const device = await deviceWithKey(context, key);
  const later = await walkInsForLater(context, device, sent.scans);
  const scans = sent.scans.filter(({ who }) => !later.includes(who));
  const { taken, dropped } = await takeScans(context, device, { ...sent, scans });
  const why = later.length > 0 ? onPhone.tooManyWalkIns() : '';
  const now = context.clock.now();
  const ends = { now: now.toISOString(), name: device.name, sort: device.sort, endsAt: device.ends_at };
  if (isOver(device, now)) return { ...ends, taken, dropped, later, why, scans: [], since, isMore: false };
  const editionId = device.event_id;
  const { edition, deciding } = await doorEditionOf(context, editionId);
  const changed = await peopleSince(context, { editionId, deciding, known: people });
  const rows = await listScans(context.store.database, editionId, since, TOLD_AT_ONCE);
  return {
    ...ends,
    taken,
    dropped,
    later,
    why,
    ...(edition.version !== known && { edition }),
    people: changed,
    scans: rows.map((row) => toScan(row)),
    since: rows.at(-1)?.position ?? since,
    isMore: rows.length === TOLD_AT_ONCE,
  };
}

/** Whom a device has let in without a registration beyond what it may in an hour. Those who are known don't count. */
async function walkInsForLater(
  { store, limits }: CallContext,
  { id }: DeviceRow,
  scans: Sent['scans'],
): Promise<string[]> {
  const walkIns = [...new Set(scans.flatMap(({ who, walkIn }) => (walkIn ? who : [])))];
  const known = await knownWalkIns(store.database, walkIns);
  const later: string[] = [];
  for (const who of walkIns.filter((one) => !known.has(one))) {
    if ((await unlessAtLimit(() => limits.take('walkInsOfDevice', id))) === undefined) later.push(who);
  }
  return later;
}

/** Keeps what a device has recorded; what is kept already stays as it is, so it may be sent any number of times. */
export async function takeScans(context: CallContext, device: DeviceRow, { now, scans }: Sent) {
  const taken: string[] = [];
  const dropped: string[] = [];
  if (scans.length === 0 && isSeen(device, context.clock.now())) return { taken, dropped };
  for (let from = 0; from === 0 || from < scans.length; from += WRITTEN_AT_ONCE) {
    const some = await takeSome(context, device, { now, scans: scans.slice(from, from + WRITTEN_AT_ONCE) });
    taken.push(...some.taken);
    dropped.push(...some.dropped);
  }
  return { taken, dropped };
}

function isSeen({ seen_at }: DeviceRow, now: Date): boolean {
  return seen_at !== null && now.getTime() - Date.parse(seen_at) < SEEN_AGAIN_MS;
}

async function takeSome(context: CallContext, device: DeviceRow, { now: sentAt, scans }: Sent) {
  const register = scans.some(({ walkIn }) => walkIn) ? await registrar(context) : undefined;
  const received = context.clock.now();
  const ahead = received.getTime() - Date.parse(sentAt);
  const work = async (database: Database) => {
    if (!isSeen(device, received))
      await updateDevice(database, device.id, { seen_at: received.toISOString() });
    const dropped: string[] = [];
    const { next: first, settled } = scans.length > 0 ? await scanPositions(database) : NOTHING_KEPT;
    let position = first;
    const about = new Set<string>();
    let letIn = 0;
    const corrections: (ActivityEntry | undefined)[] = [];
    for (const scan of scans) {
      if (scan.walkIn && register)
        await takeWalkIn(database, context, device, { id: scan.who, ...scan.walkIn }, register);
      const whom = await whomItIsAbout(database, device, scan.who);
      if (!whom) {
        dropped.push(scan.id);
        continue;
      }
      const known = scan.corrected && (await findWhom(database, whom));
      const scanned = new Date(Math.min(Date.parse(scan.at) + ahead, received.getTime()));
      const isNew = await insertScan(database, {
        id: scan.id,
        event_id: device.event_id,
        device_id: device.id,
        ...whom,
        kind: scan.kind,
        day: await dayOf(database, device, scan, scanned),
        room: scan.room,
        undoes: scan.undoes ?? null,
        note: known && scan.corrected ? correctionOf(namesOf(known), scan.corrected) : (scan.note ?? null),
        scanned_at: scanned.toISOString(),
        received_at: received.toISOString(),
        position,
      });
      if (!isNew) continue;
      position += 1;
      about.add(whom.attendee_id ?? whom.walk_in_id);
      if (scan.kind === 'in') letIn += 1;
      if (known && scan.corrected) corrections.push(await correct(database, known, scan.corrected));
    }
    if (position > first) await settleNew(database, { first, last: position - 1, whos: [...about], settled });
    const result = { taken: scans.map(({ id }) => id), dropped };
    const description = say.letInEntry({ count: letIn, device: device.name });
    const by = context.actor ?? new Outsider('Device', device.name);
    const corrected = corrections.flatMap((entry) => (entry ? { ...entry, by } : []));
    if (letIn === 0) return { result, activity: corrected };
    const subject = { type: doorDeviceKind.name, id: device.id };
    return { result, activity: [...corrected, { type: 'Created' as const, description, subject, by }] };
  };
  return withActivity(context, work);
}

const NOTHING_KEPT = { next: 0, settled: undefined };

/** Of sessions in the night, the day before; in another zone, it may be one more. */
const APART_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * The day that a device names. If the edition hasn't it, and it is far from the instant, which was corrected by the server's
 * clock, the device's own was wrong: then it is that of the instant.
 */
async function dayOf(
  database: Database,
  { event_id }: DeviceRow,
  { kind, day }: SentScan,
  scanned: Date,
): Promise<string> {
  const isOfNow = kind === 'in' || kind === 'again' || kind === 'out';
  if (!isOfNow || Math.abs(Date.parse(day) - scanned.getTime()) <= APART_MS) return day;
  const edition = await getEdition(database, event_id);
  return isDayOf(daysOf(edition), day) ? day : zonedDate(scanned, edition.zone ?? NO_ZONE);
}

type Names = Pick<WalkIn, 'name' | 'company'>;
interface Whom {
  attendee_id: string | null;
  walk_in_id: string | null;
}
type Known = Awaited<ReturnType<typeof findWhom>>;

async function findWhom(database: Database, { attendee_id, walk_in_id }: Whom) {
  const walkIn = walk_in_id === null ? undefined : await findWalkIn(database, walk_in_id);
  const [attendee] = await attendeesById(database, [attendee_id ?? walkIn?.attendee_id ?? '']);
  return { walkIn, attendee };
}

/** Corrects how somebody is called, wherever that is kept. What isn't a name stands in the scan alone. */
async function correct(
  database: Database,
  { walkIn, attendee }: Known,
  names: Names,
): Promise<ActivityEntry | undefined> {
  if (walkIn) await updateWalkIn(database, walkIn.id, names);
  if (!attendee) return undefined;
  const name = isName(names.name) ? names.name : attendee.fullname;
  return correctNames(database, attendee, { ...names, name });
}

function namesOf({ walkIn, attendee }: Known): Names {
  if (attendee) return { name: attendee.fullname, company: attendee.company };
  return { name: walkIn?.name ?? '', company: walkIn?.company ?? '' };
}

/** What was written before, too: lists show only what is now. */
function correctionOf(before: Names, after: Names): string {
  const written = ({ name, company }: Names) =>
    before.company === after.company ? name : [name, company].filter(Boolean).join(', ');
  return `${written(before)} → ${written(after)}`;
}

/** Undefined if nobody of this edition has this id, or not any more. */
async function whomItIsAbout(database: Database, { event_id }: DeviceRow, id: string) {
  const [attendee] = await attendeesById(database, [id]);
  if (attendee) return attendee.event_id === event_id ? { attendee_id: id, walk_in_id: null } : undefined;
  const walkIn = await findWalkIn(database, id);
  return walkIn?.event_id === event_id ? { attendee_id: null, walk_in_id: id } : undefined;
}

type Register = Awaited<ReturnType<typeof registrar>>;

/** Keeps somebody who came without a registration, and registers them if they gave an address. */
async function takeWalkIn(
  database: Database,
  context: CallContext,
  { event_id }: DeviceRow,
  { id, ...sent }: WalkIn & { id: string },
  register: Register,
): Promise<void> {
  if ((await findWalkIn(database, id)) || (await attendeesById(database, [id])).length > 0) return;
  const created_at = context.clock.now().toISOString();
  await insertWalkIn(database, { id, event_id, attendee_id: null, ...sent, created_at });
  const email = deliverable.safeParse(sent.email).data;
  if (email === undefined) return;
  const person = { ...sent, email };
  const attendee_id = await registerPerson(database, context, event_id, person, register);
  if (attendee_id) await updateWalkIn(database, id, { attendee_id });
}

/**
 * The id of their registration; undefined if they can't have one, which is left to the organisers. What is refused at the
 * end of the change would undo all of it.
 */
async function registerPerson(
  database: Database,
  context: CallContext,
  editionId: string,
  { name, company, number: given, email }: WalkIn,
  register: Register,
): Promise<string | undefined> {
  const known = await findByAddress(database, editionId, email);
  if (known) return known.id;
  if (!isName(name)) return undefined;
  const edition = await getEdition(database, editionId);
  if (!(await hasRoom(database, context, edition))) return undefined;
  const typed = number.safeParse(given).data;
  const full = typed === undefined ? '' : fullNumber(typed, edition.country);
  const { rows } = await register(database, editionId, [
    {
      name,
      company_name: company,
      role: '',
      email,
      contact_number: undefined,
      // What is no number stays with who came, for the organisers.
      whatsapp_number: isPhone(full) ? full : '',
      notice: noticeWalkIn(),
      answers: null,
      consent: ENTERED_AT_THE_DESK.version,
      language: null,
    },
  ]);
  return rows[0]?.id;
}

/** Registers somebody who came without a registration, at the desk. */
export async function registerLater(context: CallContext, id: string, email: string): Promise<string> {
  const register = await registrar(context);
  return withActivity(context, async (database) => {
    const walkIn = await findWalkIn(database, id);
    if (!walkIn) throw new Refusal('not-found', onPhone.walkInGone());
    const attendee_id = await registerPerson(
      database,
      context,
      walkIn.event_id,
      { ...walkIn, email },
      register,
    );
    if (!attendee_id) throw new Refusal('conflict', say.notRegistered());
    await updateWalkIn(database, id, { attendee_id, email });
    await settleThose(database, [id]);
    const description = say.walkInRegisteredEntry({ name: walkIn.name });
    const subject = { type: 'attendee' as const, id: attendee_id };
    return { result: walkIn.name, activity: { type: 'Created', description, subject } };
  });
}
