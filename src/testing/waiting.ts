import { expect } from 'vitest';
import { registrationState, updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { cancelAttendees } from '#rooms/people/registrations/desk.ts';
import { joinWaitingList, viewWaiting } from '#rooms/people/waiting-list/contract.ts';
import { promote } from '#rooms/people/waiting-list/server/promote.ts';
import { createTestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';

const FORM = 'application/x-www-form-urlencoded';
const BASIC = { event_year: 2025, event_date: '2025-08-26' };

/** A summit with so many places, and those who register and wait. */
export async function summit(places: number) {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const id = (await app.visitor.call(viewBasicData, {})).body.records[0]?.id ?? '';
  const change = (more: object) =>
    client.call(updateBasicData, { query: { id }, body: { ...BASIC, ...more } });
  expect((await change({ places })).status).toBe(200);
  const address = (name: string) => `${name}@visitors.example`;
  const answers = (name: string) => sampleRegistration({ name, email: address(name) });
  const register = (name: string) => app.visitor.call(addAttendee, { body: answers(name) });
  const join = (name: string, size = 1) =>
    app.visitor.call(joinWaitingList, { body: { ...answers(name), size } });
  const cancel = (attendee: string) =>
    client.call(cancelAttendees, { body: { ids: [attendee], cancelled: true } });
  const work = () => anotherInstance(app, [promote]).runDue();
  const list = async () =>
    (await client.call(viewWaiting, {})).body.records.map(({ fullname, state }) => `${fullname} ${state}`);
  const state = async () => (await app.visitor.call(registrationState, {})).body.state;
  const registered = async () => {
    const rows = app.store.database
      .selectFrom('attendees')
      .select('fullname')
      .where('cancelled_at', 'is', null);
    return (await rows.orderBy('id').execute()).map(({ fullname }) => fullname);
  };
  const lastMail = async (name: string) =>
    (await mailRows(app)).findLast(({ recipient }) => recipient === address(name));
  /** The page behind the link of somebody's last mail. */
  const pageOf = async (name: string) => {
    const mail = await lastMail(name);
    return new URL(app.services.secrets.decrypt(mail?.sealed_link ?? '', mail?.id ?? '') ?? '').pathname;
  };
  const sendForm = (path: string, values: Record<string, string>) => {
    const body = new URLSearchParams(values).toString();
    const headers = { 'content-type': FORM, origin: 'null' };
    return app.visitor.fetch(path, { method: 'POST', body, headers });
  };
  const press = async (path: string, values: Record<string, string>) => (await sendForm(path, values)).status;
  const html = async (path: string) => (await app.visitor.fetch(path)).text();
  return {
    app,
    client,
    change,
    register,
    join,
    cancel,
    work,
    list,
    state,
    registered,
    lastMail,
    pageOf,
    sendForm,
    press,
    html,
  };
}
