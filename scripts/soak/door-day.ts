import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '#platform/server/config.ts';
import { openStore } from '#platform/server/database/store.ts';
import { findSecretKeys } from '#platform/server/secret-keys.ts';
import { Secrets } from '#platform/server/secrets.ts';
import { ticketSigner } from '#rooms/ground/tickets/server/service.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { fillAttendees } from '../../bench/fill-attendees.ts';
import { freePort } from '../find/free-port.ts';
import { findPostgres } from '../find/postgres.ts';
import { startPostgres } from '../find/start-postgres.ts';
import { letInByCalls } from './called-phone.ts';
import { ADMIN, type Desk, signIn } from './desk.ts';
import { Phone } from './door-phone.ts';
import type { Outcome } from './found.ts';

const PHONES = ['North', 'South', 'West'];
/** Who is shown to them; all others come in at phones without a browser. */
const PEOPLE = { tickets: 500, twice: 50, forged: 20, cancelled: 10, walkIns: 15 };
/** Of each phone's, by its camera; the others by a scanner that types. */
const BY_CAMERA = 10;
const KILLS = 5;
/** For a morning, and for each of its people. */
const PATIENCE_MS = { morning: 10 * 60 * 1000, person: 15 };

export interface Crowd {
  people: number;
  phones: number;
}

interface Setting extends Crowd {
  what: string;
  kills: number;
  instances: 1 | 2;
  databaseUrl?: string;
}

/** A morning at the door, on three phones with cameras and as many more without, and whether everybody came in once. */
export async function letPeopleIn(crowd: Crowd): Promise<Outcome[]> {
  if (crowd.people > PEOPLE.tickets !== crowd.phones > PHONES.length || crowd.people < PEOPLE.tickets)
    throw new Error(`${PEOPLE.tickets} people at ${PHONES.length} phones, or more of both.`);
  const outcomes = [
    await oneMorning({ ...crowd, what: 'without the internet, SQLite', kills: 0, instances: 1 }),
    await oneMorning({
      ...crowd,
      what: `${KILLS} SIGKILLs of the server, SQLite`,
      kills: KILLS,
      instances: 1,
    }),
  ];
  const programs = findPostgres();
  if (!programs) return outcomes;
  const postgres = await startPostgres(programs);
  try {
    const what = `${KILLS} SIGKILLs, two instances, PostgreSQL`;
    const databaseUrl = postgres.url;
    return [...outcomes, await oneMorning({ ...crowd, what, kills: KILLS, instances: 2, databaseUrl })];
  } finally {
    await postgres.stop();
  }
}

async function oneMorning({
  what,
  people,
  phones: phoneCount,
  kills,
  instances,
  databaseUrl,
}: Setting): Promise<Outcome> {
  const folder = temporaryFolder('door');
  const environment: Record<string, string> = {
    CLOCK: '2025-08-27T08:30:00Z',
    CAPTCHA: 'off',
    DATA_DIR: folder.path,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...(databaseUrl && {
      DATABASE_URL: databaseUrl,
      SECRET_KEY: '0123456789abcdef'.repeat(4),
    }),
  };
  const start = (port: string) => startBuiltServer({ ...environment, PORT: port });
  const empty = await start(String(await freePort()));
  await empty.end('SIGTERM');
  const others = await addOthers(environment, people - PEOPLE.tickets);
  const servers: BuiltServer[] = [];
  for (let number = 0; number < instances; number += 1) servers.push(await start(String(await freePort())));
  const desk = await signIn(servers[0]?.url ?? '');
  const codes = await makePeople(desk, environment);
  const began = Date.now();
  const phones = await Promise.all(
    PHONES.map(async (name, index) => {
      const origin = servers[index % instances]?.url ?? '';
      return Phone.open({ name, origin, desk, folder: folder.path, film: codes.byCamera[index] ?? [] });
    }),
  );
  if (kills === 0) await Promise.all(phones.map((phone) => phone.goOffline()));
  const called = Array.from({ length: phoneCount - PHONES.length }, (_, index) => ({
    name: `Lane ${index + 1}`,
    desk,
    origin: () => servers[index % instances]?.url ?? '',
    people: others.filter((__, number) => number % (phoneCount - PHONES.length) === index),
  }));
  const lanes = Promise.all(called.map(letInByCalls));
  let isDone = false;
  const killing = (async () => {
    for (let kill = 0; kill < kills && !isDone; kill += 1) {
      await wait(4_000 + Math.random() * 3_000);
      const index = kill % instances;
      const port = new URL(servers[index]?.url ?? '').port;
      await servers[index]?.end('SIGKILL');
      servers[index] = await start(port);
    }
  })();
  const waits = (
    await Promise.all(
      phones.map(async (phone, index) => {
        const mine = codes.typed[index] ?? [];
        const half = mine.length / 2;
        const first = await phone.scan(mine.slice(0, half));
        if (index === 0) await phone.kill(kills === 0);
        if (index === 1) await phone.reload();
        const second = await phone.scan(mine.slice(half));
        for (let number = 0; number < PEOPLE.walkIns / PHONES.length; number += 1)
          await phone.walkIn(`Walk-in ${index} ${number}`);
        await phone.seeFilm();
        return [...first, ...second];
      }),
    )
  ).flat();
  const synced = (await lanes).flat();
  await killing;
  isDone = true;
  await Promise.all(phones.map((phone) => phone.sendEverything()));
  const took = Date.now() - began;
  const again = await signIn(servers[0]?.url ?? '');
  const counts = await again('GET', '/api/v1/door/counts');
  const doubled = (await again('GET', '/api/v1/door/people?filter[who]=doubles')).records as {
    id: string;
    doubles: { device: string }[];
  }[];
  const absent = (await again('GET', '/api/v1/door/people?filter[who]=not-yet')).records as { id: string }[];
  const unseen = absent.filter(({ id }) => codes.seenByCamera.has(id)).length;
  // Cameras see their film over and over.
  const named = doubled
    .filter(({ id }) => !codes.seenByCamera.has(id))
    .flatMap(({ doubles }) => doubles)
    .filter(({ device }) => device).length;
  const verdicts = phones.flatMap(({ seen }) => seen);
  const refused = (verdict: string) => verdicts.filter((one) => one === verdict).length;
  await Promise.all(phones.map((phone) => phone.close()));
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  folder.remove();
  const p95 = latest(waits);
  const inLanes =
    called.length > 0
      ? `${called.length} phones without a browser: ${synced.length} calls, p95 ${Math.round(latest(synced))} ms, `
      : '';
  const result = `${counts.came} entries, ${named} doubles named, ${refused('already')} of them seen at once, ${refused('forged')} forged and ${refused('cancelled')} cancelled refused, ${codes.byCamera.flat().length - unseen} of ${codes.byCamera.flat().length} read by cameras, scan to colour p95 ${Math.round(p95)} ms, ${inLanes}${Math.round(took / 1000)} s`;
  console.log(`${what}: ${result}`);
  return {
    what: `${people} people at ${phoneCount} phones: ${what}`,
    result,
    holds:
      counts.came === people + PEOPLE.walkIns &&
      named === PEOPLE.twice &&
      refused('forged') === PEOPLE.forged &&
      refused('cancelled') === PEOPLE.cancelled &&
      p95 < 300 &&
      took < PATIENCE_MS.morning + people * PATIENCE_MS.person,
  };
}

/** Of 95 of 100, the longest. */
function latest(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? 0;
}

/** People who registered before, while no instance runs; answers with their ids. */
async function addOthers(environment: Record<string, string>, count: number): Promise<string[]> {
  const store = openStore(readConfig(environment));
  const { database } = store;
  const { id } = await database.selectFrom('events').select('id').executeTakeFirstOrThrow();
  await fillAttendees(store, count, [id]);
  const rows = await database.selectFrom('attendees').select('id').where('deleted_at', 'is', null).execute();
  await store.close();
  return rows.map((row) => row.id);
}

/** Registers those whom cameras and scanners see, and says which codes each phone is shown. */
async function makePeople(desk: Desk, environment: Record<string, string>) {
  const ids: string[] = [];
  const all = PEOPLE.tickets + PEOPLE.cancelled;
  for (let number = 0; number < all; number += 1) {
    const person = sampleRegistration({ name: `Guest ${number}`, email: `guest-${number}@owusu.example` });
    ids.push((await desk('POST', '/api/v1/registrations', person)).id);
  }
  const cancelled = ids.slice(PEOPLE.tickets);
  await desk('POST', '/api/v1/registrations/cancel', { ids: cancelled, cancelled: true });
  const config = readConfig(environment);
  const store = openStore(config);
  const { id: editionId } = await store.database.selectFrom('events').select('id').executeTakeFirstOrThrow();
  const secrets = new Secrets(findSecretKeys(config) ?? ['']);
  const sign = await ticketSigner({ store, config, secrets } as never);
  await store.close();
  const codeOf = (attendeeId: string) => sign({ editionId, attendeeId });
  const shares = PHONES.map((_, index) =>
    ids.slice(0, PEOPLE.tickets).filter((__, number) => number % PHONES.length === index),
  );
  const seen = shares.map((some) => some.splice(0, BY_CAMERA));
  const byCamera = seen.map((some) => some.map(codeOf));
  const forged = ids.slice(0, PEOPLE.forged).map((id) => codeOf(id).replace(/.{20}$/, 'A'.repeat(20)));
  const twice = shares.map((some) => some.slice(0, Math.ceil(PEOPLE.twice / PHONES.length)));
  twice[PHONES.length - 1]?.splice(PEOPLE.twice - (twice[0]?.length ?? 0) * (PHONES.length - 1));
  const typed = shares.map((some, index) => [
    ...some.map(codeOf),
    // Shown at the phone beside it, too.
    ...(twice[(index + 1) % PHONES.length] ?? []).map(codeOf),
    ...forged.filter((_, number) => number % PHONES.length === index),
    ...cancelled.map(codeOf).filter((_, number) => number % PHONES.length === index),
  ]);
  return { typed, byCamera, seenByCamera: new Set(seen.flat()) };
}
