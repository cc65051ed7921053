import { expect } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';
import { editorOf } from './rich-text.ts';

/** What would tell another summit from the one in Lomé. */
const NOT_OURS = /AI for Business|Accra|Ghana|GH₵|GHc|two days|both days|example\.com/i;
/** What an organiser has to do by hand may take this many clicks, choices and texts at most. */
const ACTIONS_MAX = 35;

// A server of its own: it begins with nothing.
test.use({ environment: { SEED: 'none', CLOCK: '2026-11-22T09:00:00Z' } });

test('an empty site becomes one’s own, published, with a post', async ({ page, request, signInAs }) => {
  test.slow();
  let actions = 0;
  const fill = async (label: string, value: string) => {
    actions += 1;
    await page.getByLabel(label, { exact: false }).first().fill(value);
  };
  const choose = async (label: string, value: string) => {
    actions += 1;
    await page.getByLabel(label).selectOption(value);
  };
  const goOn = async (next: string) => {
    actions += 1;
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
  };
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await signInAs('Administrator');
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Set up the summit' }).click();
  await expect(page.getByLabel('Main language')).toHaveValue('en');
  await goOn('What is your summit called?');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await expectNothingFound(page);
  await fill('Name of the summit', 'Sommet du Fil');
  await fill('Organiser', 'Atelier du Fil');
  await goOn('When is it?');
  await expect(page.getByLabel('Event date')).toBeFocused();
  await fill('Event date', '2027-03-09');
  await fill('Event time', '08:30');
  await fill('Last day', '2027-03-11');
  await goOn('Where is it?');

  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Go on setting up' }).click();
  await expect(heading('Where is it?')).toBeVisible();
  await fill('City', 'Lomé');
  await choose('Country', 'Togo');
  await fill('Venue', 'Palais des Congrès');
  await expect(page.getByLabel('Time zone')).toHaveValue('Africa/Lome');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Lomé');
  await goOn('What does it cost?');
  await page.goBack();
  await expect(page.getByLabel('City')).toHaveValue('Lomé');
  await page.goForward();
  await choose('Currency', 'XOF');
  await fill('Regular fee (F CFA)', '75.000');
  await expect(page.getByText('That’s F CFA 75,000.')).toBeVisible();
  await fill('Regular fee (F CFA)', '75000,5');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByText('Enter a whole amount').first()).toBeVisible();
  await fill('Regular fee (F CFA)', '75000');
  await goOn('How do people reach you?');
  await fill('Email', 'nobody');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
  await fill('Email', 'bonjour@fil.tg');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByText('Failed to update the event. Please try again later.')).toBeVisible();
  await page.context().setOffline(false);
  await goOn('Which colours are yours?');
  actions += 1;
  await page.getByText('Lagoon').click();
  await expectNothingFound(page);
  await goOn('With which words do you begin?');
  await expect(page.getByLabel('Begin with sample words')).toBeChecked();
  await goOn('This is your site');
  const home = page.frameLocator('iframe[title="Your home page"]');
  await expect(home.getByRole('heading', { level: 1 })).toHaveText('Sommet du Fil');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { name: 'Visitors see your site' })).toBeVisible();
  await expectNothingFound(page);
  expect(actions).toBeLessThan(ACTIONS_MAX);

  await page.getByRole('link', { name: 'Write the first post' }).click();
  await page.getByLabel('Title').fill('Un fil pour trois jours');
  await page.getByRole('button', { name: 'Start writing' }).click();
  const editor = await editorOf(page, 'Content');
  await editor.click();
  await page.keyboard.type('Nous vous attendons.');
  await page.getByLabel('State').selectOption('published');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Post published.')).toBeVisible();

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)];
  const paths = listed.map(([, address = '']) => new URL(address).pathname);
  expect(paths.some((path) => path.endsWith('/single'))).toBe(true);
  const others = [
    '/no-such-page',
    '/summit.ics',
    '/feed.xml',
    '/site.webmanifest',
    '/summit-cloth.svg',
    '/admin/login',
  ];
  for (const path of [...paths, ...others]) {
    expect([path, NOT_OURS.exec(await (await request.get(path)).text())?.[0]]).toEqual([path, undefined]);
  }
  const desks = ['data-center', 'mail', 'mailings', 'waiting-list', 'add-attendee', 'privacy', 'site'];
  const sections = ['site/forms', 'site/consent', 'site/speakers', 'site/registered'];
  for (const path of [...desks, ...sections].map((screen) => `/admin/${screen}`)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(NOT_OURS.exec(await page.locator('html').innerHTML())?.[0]).toBeUndefined();
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sommet du Fil');
  await expect(page.getByRole('link', { name: 'Register' }).first()).toHaveCSS(
    'background-color',
    'rgb(53, 184, 166)',
  );
  // Cloth in other colours stands where the film does, and is no higher.
  await page.setViewportSize({ width: 1440, height: 900 });
  const cloth = await page.locator('.hero-cloth').boundingBox();
  expect(cloth?.height).toBeLessThan(900);
});
