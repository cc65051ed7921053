import { expect, type Locator, type Page } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

/** No step has more controls than that before the one that is looked for. */
const TABS_MAX = 60;

// A server of its own: it begins with nothing.
test.use({ environment: { SEED: 'none', CLOCK: '2026-11-22T09:00:00Z', CAPTCHA: 'off' } });

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Goes to a control as somebody does who has no mouse, and sees where they are on the way. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    if (await isFocused(control)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test('a summit is set up and published without a mouse', async ({ page, signInAs }) => {
  test.slow();
  const field = (label: string) => page.getByLabel(label, { exact: false }).first();
  const type = async (label: string, text: string) => {
    await tabTo(page, field(label));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  /** Browsers ask for the day or the month first, as their own language does. */
  const typeDate = async (label: string, date: [year: string, month: string, day: string]) => {
    const [year, month, day] = date;
    for (const digits of [month + day + year, day + month + year]) {
      await tabTo(page, field(label));
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type(digits);
      if ((await field(label).inputValue()) === date.join('-')) return;
    }
    await expect(field(label)).toHaveValue(date.join('-'));
  };
  const goOn = async (next: string) => {
    await tabTo(page, page.getByRole('button', { name: 'Save and go on' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
    // Whoever goes on types on.
    const inForm = () => page.evaluate(() => document.activeElement?.closest('form') !== null);
    await expect.poll(inForm).toBe(true);
  };

  await signInAs('Administrator');
  await page.goto('/admin/dashboard');
  const begin = page.getByRole('link', { name: 'Set up the summit' });
  await expect(begin).toBeVisible();
  await tabTo(page, begin);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Main language')).toBeFocused();
  await goOn('What is your summit called?');
  await expect(field('Name of the summit')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await type('Name of the summit', 'AI Forum Lomé');
  await type('Organiser', 'Atelier du Fil');
  await goOn('When is it?');
  await typeDate('Event date', ['2027', '03', '09']);
  await typeDate('Last day', ['2027', '03', '11']);
  await goOn('Where is it?');
  await type('City', 'Lomé');
  await type('Country', 'Togo');
  await expect(page.getByLabel('Time zone')).toHaveValue('Africa/Lome');
  await goOn('What does it cost?');
  await type('Currency', 'XOF');
  await expect(page.getByLabel('Currency')).toHaveValue('XOF');
  await type('Regular fee', '75000');
  await goOn('How do people reach you?');
  await type('Email', 'bonjour@fil.tg');
  await goOn('Which colours are yours?');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await goOn('With which words do you begin?');
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Save and go on' }));
  await page.keyboard.press('Enter');
  const publish = page.getByRole('button', { name: 'Publish' });
  await expect(publish).toBeVisible();
  await tabTo(page, publish);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Visitors see your site' })).toBeFocused();
  await expectNothingFound(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Forum Lomé');
});
