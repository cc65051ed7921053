import { expect } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

test.use({ environment: { CLOCK: '2025-08-27T15:00:00Z' } });

test('the home page is about the day, and counts down to nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('On now in Accra')).toBeVisible();
  await expect(page.getByText('Day 2 of 2')).toBeVisible();
  const top = page.getByRole('region', { name: 'AI for Business Summit' });
  await expect(top.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/registrants');
  await expect(top.getByRole('link', { name: 'Find your ticket' })).toHaveAttribute('href', '/my');
  await expect(top.getByRole('link', { name: 'Open OpenStreetMap' })).toBeVisible();
  await expect(top.getByText('The doors are open')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Event Rate' })).toContainText('Ended on 31st July 2025');
});

test('the countdown beside the form is finished', async ({ page }) => {
  await page.goto('/registrants');
  await expect(page.getByRole('timer')).toHaveText('00Days00Hours00Minutes00Seconds');
});

test('on a phone the ticket is in view on every page, for who has one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const inHeader = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await page.goto('/speakers');
  await expect(inHeader('Register')).toBeInViewport();
  const edition = await page.evaluate(async () => (await fetch('/aiAPI/eventdata/viewbasicdata')).json());
  await page.evaluate((id) => localStorage.setItem('own-ticket', id), edition.records[0].id);
  for (const path of ['/', '/speakers']) {
    await page.goto(path);
    await expect(inHeader('My ticket')).toBeInViewport();
    await expect(inHeader('My ticket')).toHaveAttribute('href', '/registrants');
  }
  await expectNothingFound(page);
});
