/** @module-tag long */

import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { JobRunner } from '#platform/server/jobs/runner.ts';
import { registrationState, updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { runImport, undoImport } from '#rooms/edition/imports/contract.ts';
import { deleteRecords, restoreRecords } from '#rooms/ground/records/contract.ts';
import { registerGroup } from '#rooms/people/groups/contract.ts';
import { erasePerson } from '#rooms/people/privacy/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { cancelAttendees, enterAttendee } from '#rooms/people/registrations/desk.ts';
import { createTestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { PlacesModel } from '#testing/places-model.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { csvFile, peopleCsv } from '#testing/table-files.ts';
import { joinWaitingList, viewWaiting } from '../contract.ts';
import { promote } from './promote.ts';

const RUNS = inject('template').engine === 'sqlite' ? 6 : 4;
const TIMEOUT_MS = 300_000;
const STEPS_MAX = 30;
const HOURS = 3;
const OFFER_MS = HOURS * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
const FORM = 'application/x-www-form-urlencoded';

interface Step {
  /** Chooses among what there is to act on; also a number of places or people. */
  which: number;
  /** Whether an organiser has confirmed that there may be more than places. */
  beyondPlaces: boolean;
}

const emailOf = (name: string) => `${name.toLowerCase()}@volta.example`;

async function world(limit: number) {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const jobs = new JobRunner(app.services, [promote]);
  const model = new PlacesModel(limit);
  const edition = (await app.visitor.call(viewBasicData, {})).body.records[0]?.id ?? '';
  const setPlaces = async (places: number) => {
    const body = { event_year: 2025, event_date: '2025-08-26', places, waiting_hours: HOURS };
    expect((await client.call(updateBasicData, { query: { id: edition }, body })).status).toBe(200);
    model.limit = places;
  };
  await setPlaces(limit);
  let made = 0;
  const newName = () => {
    made += 1;
    return `Visitor${made}`;
  };
  const imports: { id: string; names: string[] }[] = [];
  const { database } = app.store;
  const idsOf = async (names: readonly string[]) => {
    const rows = database.selectFrom('attendees').select('id').where('fullname', 'in', names);
    return (await rows.execute()).map(({ id }) => id);
  };
  const one = (names: readonly string[], which: number) => names.slice(which % names.length).slice(0, 1);
  const answers = (name: string) => sampleRegistration({ name, email: emailOf(name) });
  const now = () => app.clock.now().getTime();

  /** Adds people at the desk, by a call that asks first if there would be more than places. */
  const byDesk = async (
    more: number,
    { beyondPlaces }: Step,
    call: () => Promise<{ status: number; body: object }>,
  ) => {
    const makes = model.held + more;
    const isRefused = model.mustAsk(more) && !beyondPlaces;
    const { status, body } = await call();
    expect(status).toEqual(isRefused ? 409 : expect.toBeOneOf([200, 201]));
    if (isRefused)
      expect(body).toMatchObject({ message: expect.stringContaining(`${makes} of ${model.limit} places`) });
    return !isRefused;
  };

  /** Where the link of a mail to somebody leads. */
  const linkOf = async (name: string, template: string) => {
    const mails = (await mailRows(app)).filter((mail) => mail.template === template);
    const mail = mails.findLast(({ recipient }) => recipient === emailOf(name));
    return new URL(app.services.secrets.decrypt(mail?.sealed_link ?? '', mail?.id ?? '') ?? '').pathname;
  };
  const namingAddress = async (buyer: string) =>
    (await linkOf(buyer, 'registered')).replace('/my/', '/group/');
  const press = async (path: string, values: Record<string, string>) => {
    const body = new URLSearchParams(values).toString();
    const headers = { 'content-type': FORM, origin: 'null' };
    return (await app.visitor.fetch(path, { method: 'POST', body, headers })).status;
  };

  const steps: Record<string, (step: Step) => Promise<void>> = {
    async register() {
      const name = newName();
      const { status } = await app.visitor.call(addAttendee, { body: answers(name) });
      expect(status).toBe(model.isFull ? 409 : 200);
      if (status === 200) model.add(name);
    },
    async group({ which }) {
      const name = newName();
      const unnamed = 1 + (which % 3);
      const body = { ...answers(name), people: [], unnamed };
      const { status } = await app.visitor.call(registerGroup, { body });
      expect(status).toBe(model.free > unnamed ? 201 : 409);
      if (status === 201) model.add(name, unnamed);
    },
    async name({ which }) {
      const [buyer] = one(model.naming, which);
      if (!buyer) return;
      const name = newName();
      const people = `${name}, Director, ${emailOf(name)}`;
      expect(await press(await namingAddress(buyer), { do: 'name', people })).toBe(303);
      model.set(buyer, { unnamed: model.placesOf([buyer]) - 2 });
      model.add(name);
    },
    async giveBack({ which }) {
      const [buyer] = one(model.naming, which);
      if (!buyer) return;
      expect(await press(await namingAddress(buyer), { do: 'give-back', people: '' })).toBe(303);
      model.set(buyer, { unnamed: 0 });
    },
    async enter(step) {
      const name = newName();
      const body = { ...answers(name), beyondPlaces: step.beyondPlaces };
      if (await byDesk(1, step, () => client.call(enterAttendee, { body }))) model.add(name);
    },
    async import(step) {
      const names = Array.from({ length: 1 + (step.which % 3) }, newName);
      const body = { file: csvFile(peopleCsv(names)), beyondPlaces: step.beyondPlaces };
      const call = async () => {
        const reply = await client.call(runImport, { query: { kind: 'attendee' }, body });
        if (reply.status === 200) imports.push({ id: reply.body.id ?? '', names });
        return reply;
      };
      if (await byDesk(names.length, step, call)) for (const name of names) model.add(name);
    },
    async undo() {
      const last = imports.pop();
      if (!last) return;
      expect((await client.call(undoImport, { body: { id: last.id } })).status).toBe(200);
      for (const name of last.names) model.set(name, { isDeleted: true });
    },
    async cancel({ which }) {
      const names = one(model.registered, which);
      if (names.length === 0) return;
      await client.call(cancelAttendees, { body: { ids: await idsOf(names), cancelled: true } });
      for (const name of names) model.set(name, { isCancelled: true });
    },
    async takeBack(step) {
      const names = model.cancelled;
      if (names.length === 0) return;
      const body = { ids: await idsOf(names), cancelled: false, beyondPlaces: step.beyondPlaces };
      const isDone = await byDesk(model.placesOf(names), step, () => client.call(cancelAttendees, { body }));
      if (isDone) for (const name of names) model.set(name, { isCancelled: false });
    },
    async delete({ which }) {
      const names = one(model.registered, which);
      if (names.length === 0) return;
      await client.call(deleteRecords, { body: { ids: await idsOf(names) } });
      for (const name of names) model.set(name, { isDeleted: true });
    },
    async restore(step) {
      const names = model.deleted;
      if (names.length === 0) return;
      const more = model.placesOf(names.filter((name) => model.people.get(name)?.isCancelled === false));
      const body = { ids: await idsOf(names), beyondPlaces: step.beyondPlaces };
      const isDone = await byDesk(more, step, () => client.call(restoreRecords, { body }));
      if (isDone) for (const name of names) model.set(name, { isDeleted: false });
    },
    async erase({ which }) {
      const [name] = one([...model.people.keys(), ...model.waiting.map((entry) => entry.name)], which);
      if (!name) return;
      await client.call(erasePerson, { body: { email: emailOf(name), confirmed: [] } });
      model.erase(name);
    },
    async wait({ which }) {
      const name = newName();
      const size = 1 + (which % 4);
      expect((await app.visitor.call(joinWaitingList, { body: { ...answers(name), size } })).status).toBe(
        201,
      );
      model.waiting.push({ name, size, expiresAt: undefined });
    },
    async accept({ which }) {
      const [name] = one(
        model.offered.map((entry) => entry.name),
        which,
      );
      const entry = model.waiting.find((other) => other.name === name);
      if (!entry || !name) return;
      const guests = Array.from({ length: which % entry.size }, newName);
      const fields = guests.flatMap((guest, index) => [
        [`name_${index + 2}`, guest],
        [`role_${index + 2}`, 'Director'],
        [`email_${index + 2}`, emailOf(guest)],
      ]);
      const values = { do: 'accept', ...Object.fromEntries(fields) };
      expect(await press(await linkOf(name, 'placeOffered'), values)).toBe(303);
      model.leave(name);
      for (const person of [name, ...guests]) model.add(person);
    },
    async expire() {
      app.clock.advance(OFFER_MS + MINUTE_MS);
    },
    places: ({ which }) => setPlaces(1 + (which % 8)),
  };

  const assertAsModelled = async (step: string) => {
    const isFull = (await app.visitor.call(registrationState, {})).body.state === 'full';
    expect(isFull, `full after ${step}`).toBe(model.isFull);
    const page = await (await app.visitor.fetch('/registrants')).text();
    expect(page.includes('Join the waiting list'), `the page after ${step}`).toBe(model.isFull);
    const rows = database.selectFrom('attendees').select('fullname').where('deleted_at', 'is', null);
    const registered = await rows.where('cancelled_at', 'is', null).execute();
    expect(registered.map(({ fullname }) => fullname).toSorted()).toEqual(model.registered);
  };
  const assertOffered = async (step: string) => {
    const { records } = (await client.call(viewWaiting, {})).body;
    const offers = records.map(({ fullname, state }) => `${fullname} ${state}`);
    const expected = model.waiting.map(
      ({ name, expiresAt }) => `${name} ${expiresAt === undefined ? 'waiting' : 'offered'}`,
    );
    expect(offers, `after ${step}`).toEqual(expected);
  };
  return {
    async take(kind: string, step: Step) {
      const held = model.held;
      await steps[kind]?.(step);
      if (!step.beyondPlaces && model.held > held) expect(model.held).toBeLessThanOrEqual(model.limit);
      await assertAsModelled(kind);
      // Whatever came free is offered without waiting for the next minute.
      await jobs.runDue();
      model.promote(now(), OFFER_MS);
      await assertAsModelled(`${kind} and moving up`);
      await assertOffered(kind);
    },
  };
}

const KINDS = [
  'register',
  'group',
  'name',
  'giveBack',
  'enter',
  'import',
  'undo',
  'cancel',
  'takeBack',
  'delete',
  'restore',
  'erase',
  'wait',
  'accept',
  'expire',
  'places',
];

const step = (kind: string, which = 0) => ({ kind, which, beyondPlaces: false });
/** Of four places, one is free and one to be named while two people wait. */
const UNNAMED = [
  ...[step('group'), step('register'), step('register'), step('wait'), step('wait'), step('cancel', 1)],
  ...[step('accept'), step('name'), step('cancel', 1), step('group', 2), step('expire'), step('giveBack')],
];

test('whatever changes the places: pages, offers and refusals are those of a simple model', {
  timeout: TIMEOUT_MS,
}, async () => {
  const any = fc.record({ kind: fc.constantFrom(...KINDS), which: fc.nat(100), beyondPlaces: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      fc.nat(3),
      fc.array(any, { minLength: 15, maxLength: STEPS_MAX }),
      async (limit, taken) => {
        const { take } = await world(1 + limit);
        for (const { kind, ...one } of taken) await take(kind, one);
      },
    ),
    { numRuns: RUNS, endOnFailure: true, examples: [[3, UNNAMED]] },
  );
});
