import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { callAddress } from '#platform/contract/call.ts';
import { findSecretKeys } from '#platform/server/secret-keys.ts';
import { Secrets } from '#platform/server/secrets.ts';
import { drawTicket, ticketSigner } from '#rooms/ground/tickets/server/service.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { expectNothingFound, tooPale } from './axe.ts';
import { test } from './fixtures.ts';
import type { Server } from './servers.ts';

const PHONE = { width: 390, height: 844 };
const PIN = '4718';
const ONE_DAY_MS = 24 * 60 * 60_000;
/** What the cameras of all phones see; it is read when a camera is turned on. */
const FILM = join(tmpdir(), `door-${process.pid}.y4m`);
const SEEN = { width: 640, height: 480 };

test.use({
  environment: { CAPTCHA: 'off', CLOCK: '2025-08-27T08:30:00Z' },
  viewport: PHONE,
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${FILM}`,
      ],
    }),
});

/** Lets the cameras see a code, a little turned, as a phone is held; without one, nothing. */
async function showToCameras(code?: string): Promise<void> {
  const { width, height } = SEEN;
  const grey = '#999';
  const picture = code
    ? sharp(await drawTicket(code))
        .resize(360)
        .rotate(7, { background: grey })
        .resize(width, height, { fit: 'contain', background: grey })
    : sharp({ create: { width, height, channels: 3, background: grey } });
  const light = await picture.greyscale().raw().toBuffer();
  const colour = Buffer.alloc(width * height * 0.5, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F4:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(FILM, Buffer.concat([head, frame, frame]));
}

test.afterAll(() => rmSync(FILM, { force: true }));

const anAddress = () => `${crypto.randomUUID()}@owusu.example`;

async function attendee(page: Page, name: string, email = anAddress()): Promise<string> {
  const response = await page.request.post('/api/v1/registrations', {
    data: sampleRegistration({ name, email }),
  });
  return (await response.json()).id;
}

async function ticketOf({ config, withStore }: Server, attendeeId: string, keys?: [string]): Promise<string> {
  return withStore(async (store) => {
    const { id } = await store.database.selectFrom('events').select('id').executeTakeFirstOrThrow();
    const secrets = new Secrets(keys ?? findSecretKeys(config) ?? ['']);
    const sign = await ticketSigner({ store, config, secrets } as never);
    return sign({ editionId: id, attendeeId });
  });
}

/** All that the phone opens with when there is no internet. */
async function expectKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('door')).keys()).map(({ url }) => url)))
    .toEqual(
      expect.arrayContaining([expect.stringContaining('.wasm'), expect.stringMatching(/\/door\/page$/)]),
    );
}

async function openPhone(page: Page, name: string, sort = 'phone'): Promise<string> {
  const response = await page.request.post('/api/v1/door-devices', { data: { name, pin: PIN, sort } });
  const { link } = await response.json();
  await page.goto(link);
  await page.getByLabel('PIN').fill(PIN);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText(sort === 'phone' ? 'all sent' : 'Prints nothing by itself.')).toBeVisible();
  return link;
}

/** As the version before kept it: everybody in one piece, with the edition. */
async function keepInOnePiece(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter((one) => one.name?.startsWith('door '));
    const now = await done(indexedDB.open(name));
    const stores = now.transaction([...now.objectStoreNames]);
    const all = (store: string) => done(stores.objectStore(store).getAll());
    const [people, known, unsent] = await Promise.all(['people', 'known', 'unsent'].map(all));
    const edition = await done(stores.objectStore('kept').get('edition'));
    const { people: _, ...session } = await done(stores.objectStore('kept').get('session'));
    now.close();
    await done(indexedDB.deleteDatabase(name));
    const before = indexedDB.open(name, 1);
    before.onupgradeneeded = () => {
      const kept = before.result.createObjectStore('kept');
      kept.put(session, 'session');
      kept.put({ ...edition, people, registered: [] }, 'list');
      for (const [store, values] of Object.entries({ known, unsent })) {
        const created = before.result.createObjectStore(store, { keyPath: 'id' });
        for (const value of values ?? []) created.put(value);
      }
    };
    (await done(before)).close();
  });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const answer = (page: Page) => page.locator('.door-answer');

/** As if the internet were gone. A browser that is told to be offline lets some calls of a new page through. */
const goSilent = (server: Server) => server.process.kill('SIGSTOP');
const goOn = (server: Server) => server.process.kill('SIGCONT');

test('a phone lets people in by camera, also without the internet and after it was closed', async ({
  page,
  server,
  signInAs,
}) => {
  await signInAs('Administrator');
  const counts = async () => (await page.request.get('/api/v1/door/counts')).json();
  const before = await counts();
  const ticket = await ticketOf(server, await attendee(page, 'Ɔkyeame Abena Owusu-Ansah'));
  await showToCameras(ticket);
  const link = await openPhone(page, 'Main gate');
  await expect(answer(page)).toHaveAttribute('data-verdict', 'in');
  await expect(answer(page)).toContainText('Ɔkyeame Abena Owusu-Ansah');
  await expectNothingFound(page);
  await expect(page.getByText('all sent')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();

  await expectKept(page);
  goSilent(server);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(answer(page), 'the camera still sees the same ticket').toHaveAttribute(
    'data-verdict',
    'already',
  );
  await expect(answer(page)).toContainText('Main gate');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Walk-in' }).click();
  await page.getByLabel('Name').fill('Kofi');
  await page.getByRole('button', { name: 'Let in' }).click();
  await expect(answer(page)).toHaveAttribute('data-verdict', 'in');
  await page.getByRole('button', { name: 'Next' }).click();
  const unsent = page.getByText(/^\d not sent yet/);
  await expect(unsent, 'also that one was shown again').toBeVisible();
  // Killed, without the internet: what it has recorded is still there.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(unsent).toBeVisible();
  goOn(server);
  await expect(page.getByText('all sent')).toBeVisible();
  const { came, walkIns, doubles } = await counts();
  expect([came - before.came, walkIns - before.walkIns]).toEqual([2, 1]);
  expect(doubles, 'the camera sees the ticket each time').toBeGreaterThan(before.doubles);
});

test('a scanner with a cable, the list, undoing and a forged ticket', async ({ page, server, signInAs }) => {
  await signInAs('Administrator');
  await showToCameras('https://example.com');
  const id = await attendee(page, 'Yaa Mensah');
  const ticket = await ticketOf(server, id);
  await openPhone(page, 'Side gate');
  await expect(answer(page)).toHaveAttribute('data-verdict', 'no-ticket');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Find' }).click();
  await page.keyboard.type(ticket.replace(/.{10}$/, 'A'.repeat(10)));
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveAttribute('data-verdict', 'forged');
  await page.keyboard.type(ticket);
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Yaa Mensah');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('searchbox').fill('yaa');
  await page.getByRole('button', { name: 'Yaa Mensah' }).click();
  await expect(answer(page), 'it was undone').toHaveAttribute('data-verdict', 'in');
  await press(page, 'Next');
  // Found a second time, as if somebody else had the ticket: that is recorded, unless it was a mistake.
  const shownTwice = async () => (await (await page.request.get('/api/v1/door/counts')).json()).doubles;
  const before = await shownTwice();
  await page.getByRole('button', { name: 'Yaa Mensah' }).click();
  await expect(answer(page)).toContainText('Recorded as shown again.');
  await press(page, 'Next');
  await expect.poll(shownTwice).toBe(before + 1);
  await page.getByRole('button', { name: 'Yaa Mensah' }).click();
  await press(page, 'Undo');
  await expect(page.getByText('all sent')).toBeVisible();
  expect(await shownTwice()).toBe(before + 1);
});

test('a link that has ended says so at once, and one that was guessed too often says how long to wait', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await showToCameras('https://example.com');
  await page.clock.install();
  const made = { data: { name: 'Side gate', pin: PIN } };
  const { id, link } = await (await page.request.post('/api/v1/door-devices', made)).json();
  await page.goto(link);
  for (let guess = 0; guess < 10; guess += 1) {
    await page.getByLabel('PIN').fill(`55${10 + guess}`);
    await press(page, 'Open');
    await expect(page.getByLabel('PIN')).toHaveValue('');
  }
  await page.getByLabel('PIN').fill(PIN);
  await press(page, 'Open');
  await expect(page.getByRole('timer')).toContainText(/try again in \d+:\d\d/);
  await page.getByLabel('PIN').fill(PIN);
  await expect(page.getByRole('button', { name: 'Open' })).toBeDisabled();
  await page.clock.runFor('01:01:00');
  await expect(page.getByText('You can try again now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open' })).toBeEnabled();

  await page.request.delete(`/api/v1/door-devices/${id}`);
  const response = await page.reload();
  expect(response?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'This link has ended.' })).toBeVisible();
  await expect(page.getByLabel('PIN')).toBeHidden();
});

test('a station prints who comes in, and a name that was corrected at the phone once more', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await showToCameras('https://example.com');
  await attendee(page, 'Yaa Mensa');
  const station = await page.context().newPage();
  await station.setViewportSize({ width: 1024, height: 768 });
  await station.addInitScript(() => {
    window.print = () =>
      document.body.setAttribute('data-printed', document.querySelector('article')?.innerText ?? '');
  });
  await openPhone(station, 'Printer', 'station');
  await station.getByRole('button', { name: 'Print each who comes in' }).click();
  await expectNothingFound(station);
  await openPhone(page, 'Main gate');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('searchbox').fill('yaa');
  await page.getByRole('button', { name: /^Yaa Mensa\b/ }).click();
  await page.context().setOffline(false);
  const printed = station.locator('body');
  await expect(printed).toHaveAttribute('data-printed', /Yaa Mensa\n/);
  await page.getByRole('button', { name: 'Correct name' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Yaa Mensah');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(answer(page)).toContainText('Yaa Mensah');
  await expect(printed).toHaveAttribute('data-printed', /Yaa Mensah\n/);
  const paper = await station.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type ?\/Page\b/g)).toHaveLength(1);
});

test('the desk makes a device, shows its link once, and ends it', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs('Administrator');
  await page.goto('/admin/door/devices');
  await page.getByLabel('Name of the device').fill('Main gate');
  await page.getByLabel('PIN').fill(PIN);
  await page.getByRole('button', { name: 'Make a device' }).click();
  await expect(page.locator('.secret')).toContainText('/door/');
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'End Main gate' }).first().click();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('Main gate has ended.').first()).toBeVisible();
  await page.goto('/admin/door');
  await expect(page.getByRole('heading', { name: 'At the door today' })).toBeVisible();
  await expectNothingFound(page);
});

/** As somebody does who has never seen it: only by what stands on the screen. */
test('a new volunteer lets ten people in without being told how', async ({ page, server, signInAs }) => {
  await signInAs('Administrator');
  const names = ['Abena', 'Baaba', 'Dzifa', 'Efua', 'Fafali', 'Gifty', 'Hawa'].map((one) => `${one} Tandoh`);
  const ids: string[] = [];
  for (const name of names) ids.push(await attendee(page, name));
  const gone = await attendee(page, 'Issaka Tandoh');
  await page.request.post('/api/v1/registrations/cancel', { data: { ids: [gone], cancelled: true } });
  await showToCameras(await ticketOf(server, ids[0] ?? ''));
  const response = await page.request.post('/api/v1/door-devices', { data: { name: 'Gate 1', pin: PIN } });
  await page.goto((await response.json()).link);
  const pale: string[] = [];
  const look = async () => pale.push(...(await tooPale(page)));
  await expect(page.getByText('Please type the PIN')).toBeVisible();
  await look();
  await page.getByLabel('PIN').fill(PIN);
  await press(page, 'Open');
  // The first by the camera, which is on.
  await expect(page.getByText('Welcome', { exact: true })).toBeVisible();
  await look();
  await press(page, 'Next');
  await showToCameras();
  await press(page, 'Find');
  await look();
  const find = async (name: string) => {
    await page.getByLabel('Name, company or ticket number').fill(name.slice(0, 3));
    await page.getByRole('button', { name }).click();
  };
  for (const name of names.slice(1)) {
    await find(name);
    await expect(page.getByText('Welcome', { exact: true })).toBeVisible();
    await expect(answer(page).getByText(name)).toBeVisible();
    await press(page, 'Next');
  }
  await find(names[0] ?? '');
  await expect(page.getByText('Already in', { exact: true })).toBeVisible();
  await look();
  await press(page, 'Next');
  await find('Issaka Tandoh');
  await expect(page.getByText('Send them to the desk.')).toBeVisible();
  await look();
  await press(page, 'Next');
  for (const name of ['Kojo', 'Lamisi', 'Mawuli']) {
    await press(page, 'Walk-in');
    if (name === 'Kojo') await look();
    await page.getByLabel('Name').fill(name);
    await press(page, 'Let in');
    await expect(page.getByText('Welcome', { exact: true })).toBeVisible();
    await press(page, 'Next');
  }
  await press(page, 'More');
  await look();
  const { records } = await (await page.request.get('/api/v1/door/people?filter[who]=in')).json();
  const letIn = records.map(({ id }: { id: string }) => id);
  expect(letIn).toEqual(expect.arrayContaining(ids));
  expect([...new Set(pale)], 'read in sunlight').toEqual([]);
});

test('who is erased is gone from phones, with notes about them', async ({ page, server, signInAs }) => {
  await signInAs('Administrator');
  await showToCameras('https://example.com');
  const email = anAddress();
  const ticket = await ticketOf(server, await attendee(page, 'Zumarine Quansah', email));
  await openPhone(page, 'Main gate');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Find' }).click();
  await page.keyboard.type(ticket);
  await page.keyboard.press('Enter');
  await answer(page).getByRole('button', { name: 'Note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Zumarine needs a seat');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const kept = () =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
      const stores = names.map(async (name) => {
        const opened = indexedDB.open(name);
        await new Promise((resolve) => opened.addEventListener('success', resolve));
        const { result } = opened;
        const all = [...result.objectStoreNames].map((store) =>
          result.transaction(store).objectStore(store).getAll(),
        );
        await Promise.all(
          all.map((one) => new Promise((resolve) => one.addEventListener('success', resolve))),
        );
        result.close();
        return all.map(({ result }) => result);
      });
      return JSON.stringify(await Promise.all(stores));
    });
  await expect(page.getByText('all sent')).toBeVisible();
  expect(await kept()).toContain('needs a seat');
  const erased = await page.request.post('/api/v1/privacy/erase', { data: { email } });
  expect(erased.status()).toBe(200);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Send and fetch now' }).click();
  await expect.poll(kept).not.toMatch(/zumarine/i);
});

test.describe('on the first day', () => {
  test.use({ environment: { CAPTCHA: 'off', CLOCK: '2025-08-26T08:30:00Z' } });

  test('a phone that kept its list as before opens after a day without the internet, and knows who may come in then', async ({
    page,
    server,
    signInAs,
  }) => {
    await signInAs('Administrator');
    await showToCameras('https://example.com');
    await attendee(page, 'Yaa Mensah');
    const link = await openPhone(page, 'Main gate');
    await expectKept(page);
    await keepInOnePiece(page);
    goSilent(server);
    await page.goto('about:blank');
    await page.clock.setSystemTime(Date.now() + ONE_DAY_MS);
    await page.goto(link);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('searchbox').fill('yaa');
    await page.getByRole('button', { name: 'Yaa Mensah' }).click();
    await expect(answer(page)).toHaveAttribute('data-verdict', 'in');
    goOn(server);
  });
});

test.describe('where tickets are sold', () => {
  test.use({ environment: { CAPTCHA: 'off', CLOCK: '2025-08-27T08:35:00Z' } });

  test('who has yet to pay is told apart, and let in once the desk has taken the money', async ({
    page,
    signInAs,
  }) => {
    await signInAs('Administrator');
    await showToCameras('https://example.com');
    const kind = { key: 'regular', name: 'Regular', note: '', isPublic: true, inGroups: true };
    const sold = { ...kind, from: '', until: '', places: '', prices: [{ currency: 'GHS', amount: 150_000 }] };
    const draft = { data: { values: { kinds: [sold] } } };
    expect((await page.request.put('/api/v1/content/sections/ticketKinds', draft)).status()).toBe(200);
    expect((await page.request.post('/api/v1/content/publications', { data: {} })).status()).toBe(201);
    const email = anAddress();
    const register = (name: string, email: string) =>
      page.request.post(callAddress(addAttendee), { data: sampleRegistration({ name, email }) });
    expect((await register('Adjoa Sarpong', email)).status()).toBe(200);
    expect((await register('Kwesi Sarpong', anAddress())).status()).toBe(200);
    await openPhone(page, 'Main gate');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Find' }).click();
    const find = async (name: string) => {
      await page.getByRole('searchbox').fill(name);
      await page.getByRole('button', { name }).click();
    };
    await find('Adjoa Sarpong');
    await expect(answer(page)).toHaveAttribute('data-verdict', 'unpaid');
    await expect(answer(page).getByText('Not paid', { exact: true })).toBeVisible();
    expect(await tooPale(page)).toEqual([]);
    await page.getByRole('button', { name: 'Next' }).click();

    const { records } = await (await page.request.get(`/api/v1/orders?search=${email}`)).json();
    const paid = { way: 'cash', amount: '1500', note: 'Receipt 12' };
    const entered = await page.request.post(`/api/v1/orders/${records[0].id}/payments`, { data: paid });
    expect(entered.status()).toBe(200);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Send and fetch now' }).click();
    await expect(page.getByText('all sent')).toBeVisible();
    await page.getByRole('button', { name: 'Find' }).click();
    await expect
      .poll(async () => {
        await find('Adjoa Sarpong');
        const verdict = await answer(page).getAttribute('data-verdict');
        await page.getByRole('button', { name: 'Next' }).click();
        return verdict;
      })
      .toBe('in');
    // Who stands at the door decides.
    await find('Kwesi Sarpong');
    await page.getByRole('button', { name: 'Let in anyway' }).click();
    await expect(answer(page)).toHaveAttribute('data-verdict', 'in');
  });
});
