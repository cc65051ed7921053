import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { publicAddresses } from './public-addresses.ts';

/** A date in a different style from '31st July 2025'. */
const OTHER_DATE =
  /\b\d{1,2} [A-Z][a-z]+ \d{4}|\b[A-Z][a-z]+ \d{1,2}, \d{4}|\b\d{4}-\d\d-\d\d\b|\b\d{1,2}\/\d{1,2}\/\d{4}/;
/** On the hero's cloth (docs/product.md, 1.4). */
const DOCUMENTED = 'Aug 26 – Aug 27, 2025';

test('every page writes dates and the currency in one way', async ({ page, request }) => {
  test.slow();
  for (const path of await publicAddresses(request)) {
    await page.goto(path);
    const text = await page.locator('body').innerText();
    expect(OTHER_DATE.exec(text.replace(DOCUMENTED, ''))?.[0], path).toBeUndefined();
    expect(text, path).not.toContain('GHc');
  }
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Event Rate' })).toContainText('Until 31st July 2025');
  const platinum = page.getByRole('listitem', { name: /Platinum/ });
  await expect(platinum).toContainText('GH₵ 55,000');
});
