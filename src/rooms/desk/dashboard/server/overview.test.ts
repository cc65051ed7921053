import { describe, expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { signIn, signOut } from '#rooms/access/auth/contract.ts';
import { addUser } from '#rooms/access/users/contract.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { COMPANIES_SHOWN, DAYS_SHOWN, dashboardOverview } from '../contract.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('the overview', () => {
  test('of an empty summit is all zeros', async () => {
    const app = await createTestApp();
    const overview = await overviewOf(app);
    expect(overview).toMatchObject({ since: null, newRegistrations: 0, newRequests: 0 });
    expect(overview.registrationsPerDay).toHaveLength(DAYS_SHOWN);
    expect(overview.registrationsPerDay.at(-1)).toEqual({ day: '2025-07-01', count: 0 });
    expect(overview.registrationsByNotice).toEqual([]);
    expect(overview.registrationsByCompany).toEqual([]);
    expect(overview.otherCompanies).toEqual({ companies: 0, registrations: 0 });
    expect(overview.requestsByPackage.map(({ label }) => label)).toEqual([
      'Platinum',
      'Gold',
      'Silver',
      'Bronze',
      'Bespoke',
    ]);
  });

  test('counts by day, by notice and by package', async () => {
    const app = await createTestApp({ CLOCK: '2025-06-29T23:59:00Z' });
    await register(app, 'a', { notice: 'LinkedIn' });
    app.clock.set('2025-06-30T00:00:00Z');
    await register(app, 'b', { notice: 'Other' });
    await register(app, 'c', { notice: 'LinkedIn' });
    await request(app, 'd', 'Gold');
    app.clock.set('2025-07-01T09:00:00Z');
    const overview = await overviewOf(app);
    expect(overview.registrationsPerDay.slice(-3)).toEqual([
      { day: '2025-06-29', count: 1 },
      { day: '2025-06-30', count: 2 },
      { day: '2025-07-01', count: 0 },
    ]);
    expect(overview.weft.slice(-3).map(({ channels }) => channels)).toEqual([
      [{ label: 'LinkedIn', count: 1 }],
      [
        { label: 'LinkedIn', count: 1 },
        { label: 'Other', count: 1 },
      ],
      [],
    ]);
    expect(overview.registrationsByNotice).toEqual([
      { label: 'LinkedIn', count: 2 },
      { label: 'Other', count: 1 },
    ]);
    expect(overview.requestsByPackage).toContainEqual({ label: 'Gold', count: 1 });
    expect(overview.requestsByPackage).toContainEqual({ label: 'Silver', count: 0 });
  });

  test('ends on the day of the last registration once nobody registers any more', async () => {
    const app = await createTestApp();
    await register(app, 'a');
    app.clock.advance((DAYS_SHOWN - 1) * DAY_MS);
    expect((await overviewOf(app)).registrationsPerDay[0]).toEqual({ day: '2025-07-01', count: 1 });
    app.clock.advance(DAY_MS);
    expect((await overviewOf(app)).registrationsPerDay.at(-1)).toEqual({ day: '2025-07-01', count: 1 });
  });

  test('counts spellings of a company as one and sums up the small ones', async () => {
    const app = await createTestApp();
    await register(app, 'x', { company_name: 'ADOM  Énergie' });
    await register(app, 'y', { company_name: 'Adom Energie' });
    for (let number = 1; number <= COMPANIES_SHOWN + 1; number++) {
      await register(app, `c${number}`, { company_name: `Company ${number}` });
    }
    // Who typed '-' is of no company.
    for (const name of ['n1', 'n2', 'n3']) await register(app, name, { company_name: '-' });
    const { registrationsByCompany, otherCompanies, weft } = await overviewOf(app);
    expect(weft.at(-1)?.group.toLowerCase()).toContain('adom');
    expect(registrationsByCompany).toHaveLength(COMPANIES_SHOWN);
    expect(registrationsByCompany[0]).toEqual({ label: 'Adom Energie', count: 2 });
    expect(otherCompanies).toEqual({ companies: 2, registrations: 2 });
  });

  test('says what is new since the sign-in before the current one', async () => {
    const app = await createTestApp();
    const signInAgain = await somebody(app, 'ama');
    await register(app, 'a');
    const first = await signInAgain();
    expect(await read(first)).toMatchObject({ since: null, newRegistrations: 1 });

    const before = app.clock.now().toISOString();
    app.clock.advance(HOUR_MS);
    await register(app, 'b');
    await request(app, 'c', 'Silver');
    const second = await signInAgain();
    expect(await read(second)).toMatchObject({ since: before, newRegistrations: 1, newRequests: 1 });
    expect(await read(first), 'the older session keeps its own view').toMatchObject({ since: null });
  });

  test('says what is new since the user’s own last sign-in, whatever they or others did since', async () => {
    const app = await createTestApp();
    const signInAgain = await somebody(app, 'ama');
    await signInAgain();
    app.clock.advance(HOUR_MS);
    const before = app.clock.now().toISOString();
    const earlier = await signInAgain();
    app.clock.advance(HOUR_MS);
    const kofiSignsIn = await somebody(app, 'kofi');
    await kofiSignsIn();
    const left = await earlier(callAddress(signOut), { method: 'POST' });
    expect(left.status).toBe(200);
    app.clock.advance(HOUR_MS);
    expect(await read(await signInAgain())).toMatchObject({ since: before });
  });

  test('is open to everybody signed in, and names no person', async () => {
    const app = await createTestApp();
    await register(app, 'a');
    const { client } = await app.signInAs('User');
    const { status, body } = await client.call(dashboardOverview, {});
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/Aimée|@|\+233/);
  });
});

type Read = (path?: string, init?: RequestInit) => Promise<Response>;

async function read(fetchOverview: Read) {
  return (await fetchOverview()).json();
}

/** Adds a user. Each sign-in returns a function that reads the overview with its own session. */
async function somebody(app: TestApp, name: string): Promise<() => Promise<Read>> {
  const credentials = { email: `${name}@users.example`, password: 'correct horse' };
  const { client } = await app.signInAs('Administrator');
  await client.call(addUser, { body: { ...credentials, username: name } });
  return async () => {
    const { headers } = await app.visitor.call(signIn, { body: credentials });
    const cookie = headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    return (path = callAddress(dashboardOverview), init = {}) =>
      app.visitor.fetch(path, { ...init, headers: { cookie } });
  };
}

async function overviewOf(app: TestApp) {
  const { client } = await app.signInAs('User');
  return (await client.call(dashboardOverview, {})).body;
}

async function register(app: TestApp, key: string, changes = {}): Promise<void> {
  const body = sampleRegistration({ email: `${key}@visitors.example`, ...changes });
  expect((await app.visitor.call(addAttendee, { body })).status).toBe(200);
}

async function request(app: TestApp, key: string, packages: 'Gold' | 'Silver'): Promise<void> {
  const body = samplePartnership({ email: `${key}@visitors.example`, packages });
  expect((await app.visitor.call(addPartnership, { body })).status).toBe(200);
}
