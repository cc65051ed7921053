import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { drawTicket } from '#rooms/ground/tickets/server/service.ts';
import { ensureChromium } from '../find/chromium.ts';
import type { Desk } from './desk.ts';

export const PIN = '4718';
const FRAMES_EACH = 12;
export const LOST = 0.3;
const DAY_MS = 24 * 60 * 60 * 1000;
/** However often a reply is lost, and whatever else the machine does. */
const WITHIN_MS = 120_000;
/** A film lasts 14 s, and is shown over and over. */
const FILM_WITHIN_MS = 300_000;
const SEEN = { width: 640, height: 480 };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

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

/** A phone with a camera: a browser. */
export class Phone {
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

  /** Until the camera has seen each of its codes, however much else the machine has to do. */
  async seeFilm(): Promise<void> {
    await this.#show('camera');
    await this.#page.waitForFunction(
      (count) => {
        const page = window as { namesSeen?: Set<string> };
        page.namesSeen ??= new Set();
        const name = document.querySelector('.door-answer .door-name')?.textContent;
        if (name) page.namesSeen.add(name);
        return page.namesSeen.size >= count;
      },
      this.#given.film.length,
      { timeout: FILM_WITHIN_MS },
    );
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
