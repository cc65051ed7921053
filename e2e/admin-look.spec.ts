import { expect } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

/** Other tests' pages keep our colours. */
test.use({ environment: { CLOCK: '2025-08-01T09:00:00Z' } });

/** Any colours that aren't ours. */
const COLOURS = {
  Accent: '#0b6e4f',
  Ink: '#2b1020',
  'First thread': '#ffd166',
  'Second thread': '#06805d',
  'Third thread': '#d1495b',
  'Fourth thread': '#4b2e83',
};

test('six colours make the site’s look, and an accent nobody can read on is mended by a click', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.goto('/admin/site/look');
  const accent = page.getByLabel('Accent', { exact: true });
  await accent.fill('#787878');
  const use = page.getByRole('button', { name: /^Use #/ });
  const nearest = /#[\da-f]{6}/.exec(await use.innerText())?.[0] ?? '';
  await use.click();
  await expect(accent).toHaveValue(nearest);
  await expect(use).toBeHidden();

  for (const [label, colour] of Object.entries(COLOURS)) {
    await page.getByLabel(label, { exact: true }).fill(colour);
  }
  for (const theme of ['Light', 'Dark']) {
    await expect(page.getByRole('region', { name: theme })).toBeVisible();
  }
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Save in the draft' }).click();
  await expect(page.getByRole('heading', { name: '6 changes wait to be published' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { name: /wait to be published/ })).toBeHidden();

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Register' }).last()).toBeVisible();
  await expectNothingFound(page);
  await page.goto('/registrants');
  await expect(page.getByRole('button', { name: 'Register' })).toHaveCSS(
    'background-color',
    'rgb(11, 110, 79)',
  );
});
