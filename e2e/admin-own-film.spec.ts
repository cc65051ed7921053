import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';
import { portrait } from './speakers.ts';

/** Other tests' pages keep the woven film. */
test.use({ environment: { CLOCK: '2025-08-01T09:00:00Z' } });

const FILM = 'src/rooms/edition/editions/client/films/past-weave.webm';
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:10.000\nA shuttle passes.\n';
const STORED = /\/aiAPI\/films\/stored\/[\w-]+$/;

async function requestsFor(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => STORED.test(request.url()) && asked.push(request.url()));
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return asked;
}

/** Presses the button once it says that the film is paused. */
async function playFilm(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Pause the film' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
}

test('a film is uploaded through a broken network, published, and loaded only where it may be', async ({
  page,
  signInAs,
  browser,
  baseURL,
}) => {
  await signInAs('Administrator');
  await page.goto('/admin/site/hero');
  await page.getByLabel('Beside it').selectOption('Your own picture or film');
  const picture = page.getByRole('group', { name: 'Your own picture (optional)' });
  await picture.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From this device').setInputFiles(await portrait());
  await dialog.getByLabel('What it shows').fill('A loom at work');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toHaveCount(0);

  const field = page.getByRole('group', { name: 'Your own film' });
  const buffer = Buffer.from('not a film at all');
  await field.getByLabel('From this device').setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer });
  await expect(field.getByRole('alert')).toContainText('isn’t a film that all browsers play');

  await page.route('**/api/v1/films/*/parts', (route) => route.fulfill({ status: 503, json: {} }));
  const film = { name: 'loom.webm', mimeType: 'video/webm', buffer: await readFile(FILM) };
  await field.getByLabel('From this device').setInputFiles(film);
  await expect(field.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/v1/films/*/parts');
  await field.getByRole('button', { name: 'Go on' }).click();
  await expect(field.locator('video')).toBeVisible();
  await field.getByLabel('Captions').setInputFiles({ ...film, name: 'loom.vtt' });
  await expect(field.getByRole('alert')).toContainText('This is a film, not captions');
  const captions = { name: 'loom.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) };
  await field.getByLabel('Captions').setInputFiles(captions);
  await expect(field.getByRole('button', { name: 'Remove the captions' })).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Save in the draft' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Visitors see it from now on.')).toBeVisible();

  await Promise.all([page.waitForRequest(STORED), page.goto('/')]);
  const shown = page.locator('video[aria-label="A loom at work"]');
  await expect(shown).toHaveJSProperty('paused', false);
  const said = () =>
    shown.evaluate((video: HTMLVideoElement) =>
      Array.from(video.textTracks[0]?.cues ?? [], (cue) => ('text' in cue ? cue.text : '')),
    );
  await expect.poll(said).toEqual(['A shuttle passes.']);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect(shown).toHaveJSProperty('paused', true);
  await expectNothingFound(page);

  const options = baseURL ? { baseURL } : {};
  const phone = await browser.newPage({ ...options, viewport: { width: 360, height: 740 } });
  expect(await requestsFor(phone, '/')).toEqual([]);
  await playFilm(phone);
  await expect(phone.locator('video')).toHaveJSProperty('paused', false);
  await phone.close();
  const saving = await browser.newPage({ ...options, viewport: { width: 1280, height: 800 } });
  await saving.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  expect(await requestsFor(saving, '/')).toEqual([]);
  await playFilm(saving);
  await expect(saving.locator('video')).toHaveJSProperty('paused', false);
  await saving.close();
});
