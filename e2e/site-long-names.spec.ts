import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { emailOf, fillIn, openForm, PERSON } from './forms.ts';

/** Other tests' pages keep their name. */
test.use({ environment: { CLOCK: '2025-08-01T09:00:00Z', CAPTCHA: 'off' } });

const NAMES = [
  'Sommet de l’Ouest',
  "Transformer l'Afrique de l'Ouest",
  'Forum Internationale de l’Intelligence',
  'AI for Business Summit',
];

async function rename(page: Page, name: string): Promise<void> {
  const status = await page.evaluate(async (event_name) => {
    const { records } = await (await fetch('/aiAPI/eventdata/viewbasicdata')).json();
    const { id, year, eventDate } = records[0];
    const reply = await fetch(`/aiAPI/eventdata/update?id=${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event_year: year, event_date: eventDate, event_name }),
    });
    return reply.status;
  }, name);
  expect(status).toBe(200);
}

/** The words that are broken within. */
function brokenText(text: Locator): Promise<string[]> {
  return text.evaluate((title) => {
    const text = title.firstChild as Text;
    return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
    });
  });
}

test('no word of the summit’s name is broken, at any width', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  for (const name of NAMES) {
    await page.goto('/admin/dashboard');
    await rename(page, name);
    await page.goto('/');
    await expect(page.locator('.hero-title')).toHaveText(name);
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [640, 360],
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await brokenText(page.locator('.hero-title')), `${name} at ${width}`).toEqual([]);
    }
  }
});

for (const name of ['Efua Featherstone', 'Araminta-Philippa Adzovi Featherstonehaugh']) {
  test(`no word of ${name} is broken on the badge`, async ({ page }) => {
    const form = await openForm(page, '/registrants', 'Registration');
    await fillIn(form, { ...PERSON, name, email: emailOf(name.replaceAll(' ', '.')) });
    await form.getByLabel('How did you hear').selectOption('LinkedIn');
    await form.getByRole('button', { name: 'Register' }).click();
    const badge = page.locator('.badge-name');
    await expect(badge).toHaveText(name);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenText(badge), `at ${width}`).toEqual([]);
    }
  });
}
