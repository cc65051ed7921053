import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('speakers are grouped by role and link to their profiles', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/speakers');
  const keynotes = page.getByRole('region', { name: 'Keynote Address' });
  const widthIn = async (name: string) => {
    const portrait = page.getByRole('region', { name, exact: true }).getByRole('img').first();
    return (await portrait.boundingBox())?.width ?? 0;
  };
  expect(await widthIn('Keynote Address')).toBeGreaterThan(await widthIn('Speaker'));
  const card = keynotes.getByRole('article').first();
  const name = await card.getByRole('heading').evaluate((heading) => heading.lastChild?.textContent);
  await expect(card.locator('.role-badge')).toHaveText('Keynote Address');
  await expect(page.getByRole('link', { name: 'Become a Speaker' })).toHaveAttribute('href', '/contact');
  await card.getByRole('link', { name: /View Profile/ }).click();
  await expect(page).toHaveURL(/\/speaker\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '');
  const facts = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(facts ?? '')).toMatchObject({ '@type': 'Person', name: expect.any(String) });
});

test('sponsors are grouped by title', async ({ page }) => {
  await page.goto('/sponsors');
  await expect(page.getByRole('link', { name: 'Sponsor Our Event' })).toHaveAttribute('href', '/sponsorship');
  const partners = page.getByRole('region', { name: 'Media Partner' });
  await expect(partners.getByRole('img').first()).toHaveAttribute('src', /^\/aiAPI\/partnersponsor\//);
});

test('posts can be listed, read and shared', async ({ page }) => {
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Blogs');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/newspage\/.+\/collections\/$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Our Blogs');
  const title = await page.getByRole('article').first().getByRole('heading').innerText();
  await page.getByRole('link', { name: `Read More of ${title}` }).click();
  await expect(page).toHaveURL(/\/our\/blog\/.+\/single$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Blogs', title]);
  await expect(page.getByText(/· By /)).toBeVisible();
  for (const network of ['Facebook', 'Twitter', 'LinkedIn', 'WhatsApp']) {
    await expect(page.getByRole('link', { name: network })).toHaveAttribute('href', /our%2Fblog/);
  }
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(facts).toMatchObject({
    '@type': 'BlogPosting',
    headline: title,
    publisher: { logo: { url: expect.stringMatching(/\/icon-512\.png$/), width: 512 } },
  });
  expect(Date.parse(facts.dateModified)).toBeGreaterThanOrEqual(Date.parse(facts.datePublished));
  await page.getByRole('complementary', { name: 'Related Article' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
});

test('a missing post leads to all posts with a warning', async ({ page }) => {
  await page.goto('/our/blog/gone/single');
  await expect(page.getByRole('alert')).toHaveText('No blog found.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Blogs');
  const response = await page.goto('/our/blog/not an id/single');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('alert')).toHaveText('Blog not found.');
});

test('the contact page has its three cards', async ({ page }) => {
  await page.goto('/contact');
  for (const card of ['Location', 'Email', 'Phone']) {
    await expect(page.getByRole('heading', { name: card, exact: true })).toBeVisible();
  }
});

test('the privacy policy has every section and today’s date', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page).toHaveTitle(/Privacy policy/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Information we collect',
    'How we use it',
    'Disclosure to third parties',
    'Your choices',
    'Security',
    'Changes to this statement',
    'Contact us',
    'What this site keeps',
  ]);
  await expect(page.getByText('Last Updated: 1st July 2025')).toBeVisible();
});

test('an unknown address is a 404, and /register leads to the form', async ({ page }) => {
  const missing = await page.goto('/no-such-page');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This thread leads nowhere.');
  await page.goto('/register');
  await expect(page).toHaveURL('/registrants');
});
