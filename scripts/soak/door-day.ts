import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { drawTicket, ticketSigner } from '#modules/tickets/server/service.ts';
import { readConfig } from '#platform/server/config.ts';
import { openStore } from '#platform/server/database/store.ts';
import { findSecretKeys } from '#platform/server/secret-keys.ts';
import { Secrets } from '#platform/server/secrets.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { ensureChromium } from '../find/chromium.ts';
import { freePort } from '../find/free-port.ts';
import { findPostgres } from '../find/postgres.ts';
import { startPostgres } from '../find/start-postgres.ts';
import type { Outcome } from './found.ts';

const ADMIN = { email: 'admin@summit.example', password: 'correct horse battery' };
const PIN = '4711';
const PHONES = ['North', 'South', 'West'];
const PEOPLE = { tickets: 500, twice: 50, forged: 20, cancelled: 10, walkIns: 15 };
/** Of each phone's, by its camera; the others by a scanner that types. */
const BY_CAMERA = 10;
const FRAMES_EACH = 12;
const LOST = 0.3;
const KILLS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const PATIENCE_MS = 10 * 60 * 1000;
/** However often a reply is lost, and whatever else the machine does. */
const WITHIN_MS = 120_000;
const SEEN = { width: 640, height: 480 };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

interface Setting {
  what: string;
  kills: number;
  instances: 1 | 2;
  databaseUrl?: string;
}

/** A morning at the door, on three phones with cameras, and whether everybody came in once. */
export async function letPeopleIn(): Promise<Outcome[]> {
  const outcomes = [
    await oneMorning({ what: 'without the internet, SQLite', kills: 0, instances: 1 }),
    await oneMorning({ what: `${KILLS} SIGKILLs of the server, SQLite`, kills: KILLS, instances: 1 }),
  ];
  const programs = findPostgres();
  if (!programs) return outcomes;
  const postgres = await startPostgres(programs);
  try {
    const what = `${KILLS} SIGKILLs, two instances, PostgreSQL`;
    const databaseUrl = postgres.url;
    return [...outcomes, await oneMorning({ what, kills: KILLS, instances: 2, databaseUrl })];
  } finally {
    await postgres.stop();
  }
}

async function oneMorning({ what, kills, instances, databaseUrl }: Setting): Promise<Outcome> {
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
  const p95 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0;
  const result = `${counts.came} entries, ${named} doubles named, ${refused('already')} of them seen at once, ${refused('forged')} forged and ${refused('cancelled')} cancelled refused, ${codes.byCamera.flat().length - unseen} of ${codes.byCamera.flat().length} read by cameras, scan to colour p95 ${Math.round(p95)} ms, ${Math.round(took / 1000)} s`;
  console.log(`${what}: ${result}`);
  return {
    what: `500 people at three phones: ${what}`,
    result,
    holds:
      counts.came === PEOPLE.tickets + PEOPLE.walkIns &&
      named === PEOPLE.twice &&
      refused('forged') === PEOPLE.forged &&
      refused('cancelled') === PEOPLE.cancelled &&
      p95 < 300 &&
      took < PATIENCE_MS,
  };
}

type Desk = Awaited<ReturnType<typeof signIn>>;

async function signIn(origin: string) {
  const response = await fetch(`${origin}/aiAPI/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(ADMIN),
  });
  const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0]);
  return async (method: 'GET' | 'POST', path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', origin, cookie: cookie.join('; ') };
    const reply = await fetch(origin + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
}

/** Registers everybody, and says which codes each phone is shown. */
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

/** What a camera sees: each code for a while, a little turned, as phones are held. */
async function makeFilm(file: string, codes: readonly string[]): Promise<void> {
  const { width, height } = SEEN;
  const colour = Buffer.alloc(width * height * 0.5, 128);
  const blank = Buffer.alloc(width * height, 150);
  const pieces: Buffer[] = [Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)];
  const add = (picture: Buffer, times: number) => {
    for (let frame = 0; frame < times; frame += 1) pieces.push(Buffer.from('FRAME\n'), picture, colour);
  };
  for (const code of codes) {
    const picture = await sharp(await drawTicket(code))
      .resize(360)
      .rotate(7, { background: '#999' })
      .resize(width, height, { fit: 'contain', background: '#999' })
      .greyscale()
      .raw()
      .toBuffer();
    add(picture, FRAMES_EACH);
    add(blank, 2);
  }
  writeFileSync(file, Buffer.concat(pieces));
}

interface Opened {
  name: string;
  origin: string;
  desk: Desk;
  folder: string;
  film: readonly string[];
}

class Phone {
  /** The answers to what was typed. */
  readonly seen: string[] = [];
  readonly #given: Opened;
  readonly #link: string;
  readonly #sent: string[] = [];
  #context: BrowserContext;
  #page: Page;
  #isOffline = false;

  static async open(given: Opened): Promise<Phone> {
    await makeFilm(filmOf(given), given.film);
    const { link } = await given.desk('POST', '/api/v1/door-devices', { name: given.name, pin: PIN });
    const phone = new Phone(given, given.origin + new URL(link).pathname, await launch(given));
    await phone.#goToDoor();
    await phone.#page.getByLabel('PIN').fill(PIN);
    await phone.#page.getByRole('button', { name: 'Open' }).click();
    // Of its replies, too, some are lost.
    await phone.#page.getByText('all sent').waitFor({ timeout: WITHIN_MS });
    // Before that, it doesn't open without the internet.
    await phone.#page.waitForFunction(async () => {
      const kept = new Set((await (await caches.open('door')).keys()).map(({ url }) => url));
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const needed = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
      return (
        kept.has(`${location.origin}/door/page`) &&
        needed.some((name) => name.endsWith('.wasm')) &&
        needed.every((name) => kept.has(name))
      );
    });
    return phone;
  }

  private constructor(given: Opened, link: string, context: BrowserContext) {
    this.#given = given;
    this.#link = link;
    this.#context = context;
    this.#page = context.pages()[0] as Page;
  }

  async goOffline(): Promise<void> {
    this.#isOffline = true;
    await this.#context.setOffline(true);
  }

  /** Shows codes to a scanner that types them, and returns how long each answer took, in ms. */
  async scan(codes: readonly string[]): Promise<number[]> {
    const waits: number[] = [];
    await this.#show('list');
    for (const code of codes) {
      const { took, verdict } = await this.#page.evaluate(async (typed) => {
        const shown = () => document.querySelector('.door-answer');
        const before = shown();
        const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));
        for (const letter of typed) press(letter);
        const began = performance.now();
        press('Enter');
        while (!shown() || shown() === before) await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => requestAnimationFrame(resolve));
        return { took: performance.now() - began, verdict: shown()?.getAttribute('data-verdict') ?? '' };
      }, code);
      waits.push(took);
      this.seen.push(verdict);
    }
    return waits;
  }

  async walkIn(name: string): Promise<void> {
    await this.#show('walk-in');
    await this.#page.getByLabel('Name').fill(name);
    await this.#page.getByRole('button', { name: 'Let in' }).click();
    await this.#page.locator('.door-answer').waitFor();
  }

  /** Lets the camera see each of its codes at least once, also while the machine has other things to do. */
  async seeFilm(): Promise<void> {
    await this.#show('camera');
    await wait(this.#given.film.length * (FRAMES_EACH + 2) * 100 * 5);
  }

  /** As if its battery was empty; a day later, if it is still without the internet. */
  async kill(isDayLater: boolean): Promise<void> {
    await this.#restart();
    if (!isDayLater) return;
    await this.#context.addInitScript((later) => {
      const { now } = Date;
      Date.now = () => now() + later;
    }, DAY_MS);
    await this.#goToDoor();
    await this.#page.locator('.door-nav').waitFor({ timeout: WITHIN_MS });
    await this.#restart();
  }

  async reload(): Promise<void> {
    await this.#page.reload();
    await this.#page.locator('.door-nav').waitFor({ timeout: WITHIN_MS });
  }

  async sendEverything(): Promise<void> {
    await this.#show('list');
    await this.#context.setOffline(false);
    await this.#page.getByText('all sent').waitFor({ timeout: WITHIN_MS });
    // Sent once more, as they were.
    for (const body of this.#sent) {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${this.#given.origin}/api/v1/door/sync`, { method: 'POST', headers, body });
    }
  }

  async close(): Promise<void> {
    await this.#context.close();
  }

  async #restart(): Promise<void> {
    const browser = await this.#context.newCDPSession(this.#page);
    await Promise.race([browser.send('Browser.crash').catch(() => {}), wait(2_000)]);
    await this.#context.close().catch(() => {});
    this.#context = await launch(this.#given);
    this.#page = this.#context.pages()[0] as Page;
    if (this.#isOffline) await this.#context.setOffline(true);
    await this.#goToDoor();
    await this.#page.locator('.door-nav').waitFor({ timeout: WITHIN_MS });
  }

  async #goToDoor(): Promise<void> {
    await this.#context.route('**/api/v1/door/sync', async (route) => {
      if (Math.random() > LOST) return route.continue();
      this.#sent.push(route.request().postData() ?? '');
      await route.fetch().catch(() => {});
      return route.abort();
    });
    await this.#page.goto(this.#link);
  }

  /** Whatever the camera sees meanwhile, which may cover everything with an answer. */
  async #show(part: 'camera' | 'list' | 'walk-in'): Promise<void> {
    const place = ['camera', 'list', 'walk-in'].indexOf(part);
    const tab = this.#page.locator('.door-nav button').nth(place);
    do {
      await this.#closeAnswer();
      await tab.evaluate((button: HTMLElement) => button.click());
      await wait(500);
    } while (
      part !== 'camera' &&
      ((await this.#page.locator('.door-answer').isVisible()) ||
        (await tab.getAttribute('aria-pressed')) !== 'true')
    );
  }

  async #closeAnswer(): Promise<void> {
    const next = this.#page.locator('.door-answer .door-next');
    // At once: the camera may show another one meanwhile.
    while (await next.isVisible())
      await this.#page.evaluate(() =>
        document.querySelector<HTMLElement>('.door-answer .door-next')?.click(),
      );
  }
}

function filmOf({ folder, name }: Pick<Opened, 'folder' | 'name'>): string {
  return join(folder, `${name}.y4m`);
}

function launch(given: Opened): Promise<BrowserContext> {
  return chromium.launchPersistentContext(join(given.folder, `phone ${given.name}`), {
    executablePath: ensureChromium(),
    viewport: { width: 390, height: 844 },
    args: [
      ...FLAGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${filmOf(given)}`,
    ],
  });
}
