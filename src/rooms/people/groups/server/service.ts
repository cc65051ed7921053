import { emailKey } from '#platform/contract/email-address.ts';
import { toSent } from '#platform/contract/record.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import { publish } from '#platform/server/events.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { hashSecret, newId } from '#platform/server/identifier.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import { mayBeNoName } from '#platform/server/no-name.ts';
import { languageOfForm } from '#platform/server/reader.ts';
import { type EditionRow, findCurrentEdition, getEdition, phaseOf } from '#rooms/edition/server.ts';
import {
  type ActivityEntry,
  Outsider,
  spendProof,
  verifySpamGuard,
  withActivity,
} from '#rooms/ground/server.ts';
import {
  type AttendeeRow,
  alreadyRegistered,
  attendeesById,
  changingPlaces,
  countRegistration,
  findByLink,
  freeToAnybody,
  type HeldPlaces,
  registrar,
  stateOf,
  takenAddresses,
  ticketsLeft,
} from '#rooms/people/registrations/server/service.ts';
import {
  agreedTo,
  assertFilesHere,
  NO_NEWS,
  notRequiredIn,
  PASSED_ON,
  personFields,
  questionsOf,
  toAnswers,
  toNewsChoice,
  withFullNumbers,
  withNotice,
} from '#rooms/people/submissions/server/service.ts';
import type { NewGroup } from '../contract.ts';
import * as say from '../messages.ts';
import { type Member, readPeople, whatIsWrong } from '../people.ts';
import { findGroupOf, insertGroup, listKeptBy, listUnnamed, updateGroup } from './queries.ts';
import type { GroupRow } from './tables.ts';

interface RegisteredGroup {
  buyer: AttendeeRow;
  edition: EditionRow | undefined;
  /** Of the buyer's own page. */
  link: string;
}

/** Who registers others needn't know what their names look like: what may be none is theirs to write otherwise. */
function assertNames(people: readonly Pick<Member, 'name'>[]): void {
  const given = people.flatMap(({ name }) => (mayBeNoName(name) ? name : [])).join(', ');
  const message = given && say.notAName({ given });
  if (message) throw new Refusal('invalid', message, { people: message });
}

/** Registers a group for the current edition: everybody, or nobody. */
export async function registerGroup(context: CallContext, given: NewGroup): Promise<RegisteredGroup> {
  assertNames(given.people);
  const size = 1 + given.people.length + given.unnamed;
  const proof = await verifySpamGuard(context, given.captcha, size);
  const register = await registrar(context);
  const done = await withActivity<RegisteredGroup | Refusal>(context, async (database) => {
    const now = context.clock.now();
    const edition = await findCurrentEdition(database, now);
    await assertPlaces(database, context, edition, size);
    await spendProof(database, proof);
    const editionId = edition?.id ?? null;
    const numbered = withFullNumbers(given, edition?.country);
    const sent = await withNotice(database, 'registration', editionId, numbered);
    const { people, unnamed, captcha: _spent, ...form } = sent;
    const questions = await questionsOf(database, 'registration', editionId);
    const answers = toAnswers(questions, form.answers, { by: 'visitor' });
    await assertFilesHere(database, form.answers);
    const consent = await agreedTo(database, form);
    // Not thrown in here, which would give the solution back.
    const taken = await takenAmong(database, editionId, form.email, people);
    if (taken) return { result: taken };
    const inGroup = size >= (edition?.group_least ?? Number.POSITIVE_INFINITY);
    const buyer = {
      ...form,
      answers,
      consent,
      news: toNewsChoice(form.news, now),
      inGroup,
      language: languageOfForm(),
    };
    await changingPlaces(database, context, editionId);
    const all = [buyer, ...people.map((person) => alongWith(buyer, person))];
    const { rows, links } = await register(database, editionId, all, { unnamed });
    const [first] = rows;
    if (!first) throw new Error('a group without anybody');
    const group: GroupRow = {
      id: newId(),
      event_id: editionId,
      buyer_id: first.id,
      unnamed,
      has_discount: inGroup ? 1 : 0,
      made_at: now.toISOString(),
    };
    await insertGroup(database, group);
    const counted = { fullname: first.fullname, company: first.company, count: rows.length };
    const description =
      unnamed > 0 ? say.registeredWithUnnamedEntry({ ...counted, unnamed }) : say.registeredEntry(counted);
    return {
      result: { buyer: first, edition, link: links[0] ?? '' },
      activity: [
        entry(first, 'Registered', description),
        ...(await countAll(database, context, rows.length)),
      ],
    };
  });
  if (done instanceof Refusal) throw done;
  return done;
}

/** Registers those whom somebody names for the places that are kept for them. */
export async function namePlaces(context: CallContext, token: string, text: string): Promise<void> {
  const { address, limits, store } = context;
  const found = await groupByLink(store.database, token);
  const notRequired = await notRequiredIn(store.database, found?.group.event_id ?? null);
  const people = readPeople(text, notRequired);
  const wrong = whatIsWrong(people);
  if (wrong) throw new Refusal('invalid', wrong, { people: wrong });
  assertNames(people);
  await refuseAtLimit(() => limits.take('offersTried', hashSecret(token)), say.notNamed());
  await refuseAtLimit(() => limits.take('offersTriedFromNetwork', address), say.notNamed());
  const register = await registrar(context);
  await withActivity(context, async (database) => {
    const { buyer, group } = await getGroup(database, token);
    const edition = group.event_id === null ? undefined : await getEdition(database, group.event_id);
    if (phaseOf(edition, context.clock.now()) === 'after') throw new Refusal('conflict', say.summitOver());
    if (people.length === 0) throw wrongPeople(say.groupTooSmall());
    if (people.length > group.unnamed) throw wrongPeople(say.tooManyNamed({ count: group.unnamed }));
    const taken = await takenAmong(database, group.event_id, undefined, people);
    if (taken) throw taken;
    await changingPlaces(database, context, group.event_id);
    const unnamed = group.unnamed - people.length;
    await updateGroup(database, group.id, { unnamed });
    const from = {
      ...toSent(personFields, buyer),
      language: buyer.language,
      inGroup: group.has_discount === 1,
    };
    const { rows } = await register(
      database,
      group.event_id,
      people.map((person) => alongWith(from, person)),
      { namedBy: buyer.id, discountKey: buyer.discount_key },
    );
    const description = say.namedEntry({ fullname: buyer.fullname, count: rows.length });
    return {
      result: undefined,
      activity: [
        entry(buyer, 'Registered', description),
        ...(await countAll(database, context, rows.length)),
      ],
    };
  });
}

/** Others can have the places without a name. */
export async function giveBack(context: CallContext, token: string): Promise<void> {
  await withActivity(context, async (database) => {
    const { buyer, group } = await getGroup(database, token);
    await changingPlaces(database, context, group.event_id);
    await updateGroup(database, group.id, { unnamed: 0 });
    publish(database, 'PlacesGivenBack', { buyerId: buyer.id });
    const description = say.gaveBackEntry({ fullname: buyer.fullname, count: group.unnamed });
    return { result: undefined, activity: [entry(buyer, 'Updated', description)] };
  });
}

/** How many places without a name these people keep. */
export async function countUnnamed(database: Database, buyerIds: readonly string[]): Promise<number> {
  const groups = await listKeptBy(database, buyerIds);
  return groups.reduce((total, { unnamed }) => total + unnamed, 0);
}

/** The places without a name that are kept. They go with the registration of who keeps them. */
export async function heldPlaces(database: Database, editionId: string): Promise<HeldPlaces> {
  const groups = await listUnnamed(database, editionId);
  if (groups.length === 0) return { promised: 0 };
  const buyers = await attendeesById(
    database,
    groups.map(({ buyer_id }) => buyer_id),
  );
  const ids = new Set(buyers.flatMap(({ id, cancelled_at }) => (cancelled_at === null ? id : [])));
  const kept = groups.filter(({ buyer_id }) => ids.has(buyer_id));
  return { promised: kept.reduce((total, { unnamed }) => total + unnamed, 0) };
}

/** Whose link it is and the places that are theirs to name; undefined if it leads nowhere, or there never were any. */
export async function groupByLink(database: Database, token: string) {
  const buyer = await findByLink(database, token);
  const group = buyer && (await findGroupOf(database, buyer.id));
  return group && { buyer, group };
}

async function getGroup(database: Database, token: string) {
  const found = await groupByLink(database, token);
  if (!found || found.buyer.cancelled_at !== null || found.group.unnamed === 0)
    throw new Refusal('conflict', say.noGroup());
  return found;
}

async function assertPlaces(
  database: Database,
  context: CallContext,
  edition: EditionRow | undefined,
  size: number,
): Promise<void> {
  const now = context.clock.now();
  if (phaseOf(edition, now) === 'after') throw new Refusal('conflict', say.summitOver());
  const { state, message } = await stateOf(database, context, edition, now);
  if (state !== 'open') throw new Refusal('conflict', message);
  if (!edition) return;
  const left = Number.POSITIVE_INFINITY;
  const places = edition.places === null ? left : await freeToAnybody(database, context, edition.id);
  const free = Math.min(places, (await ticketsLeft(database, context, edition, now))?.left ?? left);
  if (free < size) throw wrongPeople(say.tooFewPlaces({ count: free }));
}

/** Whoever of them is registered already. */
async function takenAmong(
  database: Database,
  editionId: string | null,
  buyer: string | undefined,
  people: readonly Pick<Member, 'email'>[],
): Promise<Refusal | undefined> {
  const keys = people.map(({ email }) => emailKey(email));
  const buyers = buyer === undefined ? [] : [emailKey(buyer)];
  const taken = new Set(await takenAddresses(database, editionId, [...buyers, ...keys]));
  if (buyers.some((key) => taken.has(key))) return alreadyRegistered();
  const index = keys.findIndex((key) => taken.has(key));
  const person = people[index];
  return person && wrongPeople(say.taken({ email: person.email }));
}

function wrongPeople(message: string): Refusal {
  return new Refusal('conflict', message, { people: message });
}

type Buyer = Parameters<Awaited<ReturnType<typeof registrar>>>[2][number];

/** With the company and the number of who registers them. Questions of one's own they answer on a page of their own. */
function alongWith<
  From extends Pick<Buyer, 'company_name' | 'whatsapp_number' | 'notice' | 'language' | 'inGroup'>,
>({ company_name, whatsapp_number, notice, language, inGroup }: From, { name, role, email }: Member): Buyer {
  const own = { contact_number: undefined, answers: null, consent: PASSED_ON.version, news: NO_NEWS };
  return { name, role, email, company_name, whatsapp_number, notice, language, inGroup, ...own };
}

async function countAll(database: Database, context: CallContext, many: number) {
  const notices = [];
  for (let count = 0; count < many; count += 1) notices.push(...(await countRegistration(database, context)));
  return notices;
}

function entry(buyer: AttendeeRow, type: 'Registered' | 'Updated', description: string): ActivityEntry {
  const by = new Outsider('Buyer', buyer.fullname);
  return { type, description, subject: { type: 'attendee', id: buyer.id }, by };
}
