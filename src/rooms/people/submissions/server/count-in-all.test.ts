import { describe, expect, inject, test, vi } from 'vitest';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { issueTicket } from '#rooms/ground/spam-guard/server/service.ts';
import { addPartnership, viewPartnerships } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { addProposal } from '#rooms/programme/proposals/contract.ts';
import { createTestApp, createTestInstances, type TestApp } from '#testing/app.ts';
import { openCall, sampleProposal } from '#testing/proposals.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { useUp } from '#testing/use-up.ts';

const isPostgres = inject('template').engine === 'postgres';
const DAY_S = 24 * 60 * 60;
const WAIT_MS = 5_000;

/** Each form comes from a network of its own, so that no limit of a network is reached. */
async function site() {
  const app = await createTestApp({ CAPTCHA: 'on', TRUST_PROXY: '1' });
  const { client: organiser } = await app.signInAs('Administrator');
  let network = 0;
  const sender = () => {
    network += 1;
    return app.client({ 'x-forwarded-for': `198.51.100.${network}` });
  };
  const register = async (name: string) =>
    sender().call(addAttendee, {
      body: sampleRegistration({ email: `${name}@volta.example`, captcha: await waited(app) }),
    });
  const request = async (name: string) =>
    sender().call(addPartnership, {
      body: samplePartnership({ email: `${name}@volta.example`, captcha: await waited(app) }),
    });
  const notices = async () =>
    (await organiser.call(viewActivity, { query: { type: 'Limit reached' } })).body.records;
  return { app, organiser, register, request, notices };
}

async function waited({ services }: TestApp): Promise<string> {
  const now = Date.now();
  const issued = vi.spyOn(Date, 'now').mockReturnValue(now - WAIT_MS);
  const { ticket } = await issueTicket(services);
  issued.mockRestore();
  return ticket;
}

test.runIf(isPostgres)(
  'two instances together register up to the limit, and tell the organisers once',
  async () => {
    const instances = await createTestInstances({ CAPTCHA: 'on', TRUST_PROXY: '1' });
    const [first] = instances;
    await useUp(first, 'registrationsInAll', 5);
    const visitors = [];
    for (let number = 0; number < 20; number += 1) {
      const client = (instances[number % 2] ?? first).client({ 'x-forwarded-for': `198.51.100.${number}` });
      const email = `visitor-${number}@volta.example`;
      visitors.push({ client, body: sampleRegistration({ email, captcha: await waited(first) }) });
    }
    const replies = await Promise.all(visitors.map(({ client, body }) => client.call(addAttendee, { body })));
    const statuses = replies.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(503)]);
    const noticed = await first.store.database
      .selectFrom('activity')
      .select('id')
      .where('activity_type', '=', 'Limit reached')
      .execute();
    expect(noticed).toHaveLength(1);
  },
);

describe('what many networks send together', () => {
  test('is registered up to a limit, then refused until tomorrow, and the organisers are told once', async () => {
    const { app, organiser, register, request, notices } = await site();
    await useUp(app, 'registrationsInAll', 2);
    expect((await register('ama')).status).toBe(200);
    expect(await notices()).toEqual([]);
    expect((await register('esi')).status).toBe(200);
    for (const name of ['kofi', 'yaw']) {
      const refused = await register(name);
      expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(refused.body.message).toContain('closed for now. Please try again in 24 h.');
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(DAY_S - 60);
      expect(wait).toBeLessThanOrEqual(DAY_S);
    }
    expect((await organiser.call(viewAttendees, {})).body.records).toHaveLength(2);
    expect((await request('kofi')).status, 'the other form').toBe(200);
    expect(
      (await notices()).map(({ username, activity_description }) => [username, activity_description]),
    ).toEqual([['Summit', 'Attendees: nothing more is taken for up to 24 h, after 200000 in that time']]);
  });

  test('is not counted if it isn’t kept', async () => {
    const { app, register } = await site();
    expect((await register('ama')).status).toBe(200);
    await useUp(app, 'registrationsInAll', 2);
    for (let again = 0; again < 3; again += 1) expect((await register('ama')).status).toBe(409);
    expect((await register('esi')).status).toBe(200);
  });

  test('is a bounded number of partnership requests', async () => {
    const { app, organiser, request, notices } = await site();
    await useUp(app, 'partnershipsInAll', 1);
    expect((await request('ama')).status).toBe(200);
    expect((await request('esi')).status).toBe(503);
    await openCall(app);
    const captcha = await waited(app);
    expect((await app.visitor.call(addProposal, { body: { ...sampleProposal(), captcha } })).status).toBe(
      201,
    );
    expect((await organiser.call(viewPartnerships, {})).body.records).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
  });

  test('is told on a page to a browser without JavaScript', async () => {
    const { app } = await site();
    await useUp(app, 'registrationsInAll', 0);
    const { notice, name, email, whatsapp_number, company_name, role } = sampleRegistration();
    const fields = { notice, name, email, whatsapp_number, company_name, role, captcha: await waited(app) };
    const reply = await app.visitor.fetch('/registrants', {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    expect(reply.status).toBe(503);
    const page = await reply.text();
    expect(page).toContain('closed for now');
    expect(page).toContain(email);
  });
});
