import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

declare global {
  interface Window {
    /** The names of what moved when the page was revealed; undefined until then, null without a transition. */
    flown: string[] | null | undefined;
  }
}

const UNTIL_TOLD_MS = 500;

test.use({ environment: { SEED: 'demo' } });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (!viewTransition) window.flown = null;
      void viewTransition?.ready.then(() => {
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        const names = moving.flatMap(
          (pseudo) => /^::view-transition-\w+\((.*)\)$/.exec(pseudo ?? '')?.[1] ?? [],
        );
        window.flown = [...new Set(names)];
      });
    });
  }),
);

test('a speaker’s portrait and cloth fly from the card to the profile and back, and nothing else does', async ({
  page,
}) => {
  await page.goto('/speakers');
  const card = page.getByRole('article').first();
  const name = await card.locator('[data-flight]').getAttribute('data-flight');
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/speaker\//);
  await expectFlight(page, [name]);
  await page.goBack();
  await expect(page).toHaveURL('/speakers');
  await expectFlight(page, [name]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expectFlight(page, null);
});

test('it flies, too, where the pages arrive in pieces', async ({ page, server }) => {
  const slow = await serveInPieces(server.url);
  await page.goto(`${slow.url}/speakers`);
  const card = page.getByRole('article').first();
  const name = await card.locator('[data-flight]').getAttribute('data-flight');
  await card.getByRole('link').click();
  await expectFlight(page, [name]);
  await page.goBack();
  await expectFlight(page, [name]);
  slow.close();
});

test('a page from which nothing can fly is left without being drawn anew', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageswap', ({ viewTransition }) =>
      sessionStorage.setItem(location.pathname, viewTransition ? 'drawn' : 'left'),
    );
  });
  const goTo = async (name: string, path: string) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  };
  await page.goto('/contact');
  await goTo('Speakers', '/speakers');
  await goTo('Contact', '/contact');
  const left = await page.evaluate(() => ({ ...sessionStorage }));
  expect(left).toMatchObject({ '/contact': 'left', '/speakers': 'drawn' });
});

test('a page may be left before its script has run, to one to which nothing flies', async ({ page }) => {
  const uncaught: Error[] = [];
  page.on('pageerror', (error) => uncaught.push(error));
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  for (const path of ['/speakers', '/fr/speakers', '/?notice=registered']) {
    await page.goto(path);
    await page.getByRole('navigation').first().getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expectFlight(page, null);
    // It is told a moment after the page is shown.
    await page.waitForTimeout(UNTIL_TOLD_MS);
  }
  expect(uncaught).toEqual([]);
});

test('with reduced motion nothing flies', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/speakers');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/speaker\//);
  await expectFlight(page, null);
});

async function expectFlight(page: Page, names: (string | null)[] | null): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.flown)).toEqual(names);
}

/** Long enough for a browser to draw what it has of a page. */
const BETWEEN_PIECES_MS = 1_000;

/** What the server answers, but its pages stop for a while before what they are about. */
async function serveInPieces(origin: string): Promise<{ url: string; close: () => void }> {
  const between = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, origin));
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    if (type.startsWith('text/html')) {
      const main = body.indexOf('<main');
      response.write(body.subarray(0, main));
      await setTimeout(BETWEEN_PIECES_MS);
      response.end(body.subarray(main));
    } else response.end(body);
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const { port } = between.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => between.close() };
}
