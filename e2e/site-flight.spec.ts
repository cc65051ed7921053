import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

declare global {
  interface Window {
    /** The names of what moved when the page was revealed; undefined until then, null without a transition. */
    flown: string[] | null | undefined;
  }
}

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
