import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { readConfig } from '#platform/server/config.ts';
import { openStore } from '#platform/server/database/store.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { AFTER_REGISTERING } from '#rooms/people/registrations/addresses.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { EVERY_SCREEN } from '#testing/every-kind.ts';
import { publicPaths } from '#testing/public-paths.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { addRequestsForAll, fillAttendees } from '../../bench/fill-attendees.ts';
import { openChromium } from '../../bench/open-chromium.ts';
import { compose, type Shot, THEMES, type Theme } from './sheet.ts';

/**
 * Takes pictures of every page and screen of the built program at three widths, on one sheet for each theme
 * in docs/, and of the home page in docs/images/.
 */
const CLOCK = '2025-07-01T09:00:00Z';
const AFTER = '2025-09-01T09:00:00Z';
const ATTENDEES = 500;
const ADMIN = { ADMIN_EMAIL: 'organiser@summit.example', ADMIN_PASSWORD: 'for-a-picture-only' };
const WIDTHS = [1440, 768, 360];
const HEIGHT = 900;

/** All in pixels of the sheet. */
const SCALE = 0.3;
const TALLEST = 1000;
const IN_A_ROW = 3;

type Prepare = (page: Page) => Promise<unknown>;

const folder = temporaryFolder('contact-sheet');
const browser = await openChromium();
try {
  await onServer(CLOCK, async (url) => {
    const sitemap = await fetch(`${url}/sitemap.xml`).then((response) => response.text());
    const paths = [...publicPaths(sitemap), AFTER_REGISTERING, '/nowhere', '/admin/login'];
    await onServer(AFTER, async (later) => {
      const addresses = [url + paths[0], `${later}/`, ...paths.slice(1).map((path) => url + path)];
      for (const theme of THEMES) await writeSheet(`pages-${theme}`, theme, addresses);
    });
    const screens = Object.entries(EVERY_SCREEN).flatMap(([path, access]) =>
      path.includes('$') || access === 'anyone' ? [] : [path],
    );
    const addresses = screens.map((path) => url + path);
    for (const theme of THEMES) await writeSheet(`screens-${theme}`, theme, addresses, signIn(url));
  });
  await writeHomePicture();
} finally {
  await browser.close();
  folder.remove();
}

async function onServer(clock: string, use: (url: string) => Promise<unknown>): Promise<void> {
  const variables = { DATA_DIR: join(folder.path, clock) };
  const server = await startBuiltServer({ CLOCK: clock, CAPTCHA: 'off', ...ADMIN, ...variables });
  const store = openStore(readConfig(variables));
  await fillAttendees(store, ATTENDEES);
  await addRequestsForAll(store);
  await store.close();
  await use(server.url).finally(() => server.end('SIGTERM'));
}

function signIn(url: string): Prepare {
  return async (page) => {
    await page.goto(`${url}/admin/login`);
    await page.getByLabel('Email').fill(ADMIN.ADMIN_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.ADMIN_PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/admin/dashboard');
  };
}

async function writeSheet(name: string, theme: Theme, addresses: string[], prepare?: Prepare): Promise<void> {
  const shots = new Map(addresses.map((address) => [address, [] as Shot[]]));
  for (const width of WIDTHS) {
    const context = await newContext(width, theme);
    const page = await context.newPage();
    await prepare?.(page);
    for (const address of addresses) shots.get(address)?.push(await shoot(page, address, width));
    await context.close();
  }
  await compose([...shots.values()], IN_A_ROW, theme).toFile(fromRoot(`docs/${name}.webp`));
}

function newContext(width: number, theme: Theme): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
}

async function shoot(page: Page, address: string, width: number): Promise<Shot> {
  await page.goto(address);
  for (const image of await page.locator('img[loading=lazy]').all()) await image.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    // A picture of the whole page is taken without scrolling, which draws the cloth further down.
    for (const strip of document.querySelectorAll<SVGElement>('.strip'))
      strip.style.contentVisibility = 'visible';
    window.scrollTo(0, 0);
  });
  const small = sharp(await page.screenshot({ fullPage: true })).resize(Math.round(width * SCALE));
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, TALLEST);
  const cut = sharp(data).extract({ left: 0, top: 0, width: info.width, height });
  return { input: await cut.toBuffer(), width: info.width, height };
}

/** As somebody sees it who tries the program: new, and at the present time. */
async function writeHomePicture(): Promise<void> {
  const server = await startBuiltServer({ DATA_DIR: join(folder.path, 'new'), ...ADMIN });
  const context = await newContext(1440, 'light');
  const page = await context.newPage();
  await page.goto(server.url, { waitUntil: 'networkidle' });
  await sharp(await page.screenshot())
    .resize(1200)
    .png({ palette: true })
    .toFile(fromRoot('docs/images/home.png'));
  await context.close();
  await server.end('SIGTERM');
}
