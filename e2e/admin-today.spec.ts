import { type APIRequestContext, expect } from '@playwright/test';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { WITHOUT_GUARD } from './admin-samples.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

async function registerGroup(request: APIRequestContext, company: string, count: number): Promise<void> {
  for (let index = 1; index <= count; index++) {
    const company_name = index % 2 === 0 ? `${company.toUpperCase()} Ltd.` : company;
    const email = `${index}@${company.toLowerCase().replace(' ', '-')}.example`;
    const data = sampleRegistration({ name: `${company} ${index}`, email, company_name });
    expect((await request.post('/aiAPI/records/addattendee', { data })).ok()).toBe(true);
  }
}

test('today stands under the totals and leads to what waits', async ({ page, request, server, signInAs }) => {
  await registerGroup(request, 'Lagos Looms', 5);
  const data = samplePartnership({ name: 'Waiting Request', email: 'waiting@group.example' });
  const { id } = await (await request.post('/aiAPI/records/addpartnership', { data })).json();
  const created_at = '2025-01-02T09:00:00.000Z';
  await server.withStore(({ database }) =>
    database.updateTable('partnerships').set({ created_at }).where('id', '=', id).execute(),
  );
  await signInAs('Administrator');
  await page.goto('/admin/dashboard');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByText(/days? left|The summit/)).toBeVisible();
  await expect(today.getByText(/registrations in seven days, (\d+|as many)/)).toBeVisible();
  const tops = await Promise.all(
    ['Total Registration', 'Today', 'Recent Activity'].map((name) =>
      page.getByRole('region', { name }).boundingBox(),
    ),
  );
  expect(tops.map((box) => box?.y)).toEqual(tops.map((box) => box?.y).toSorted((a = 0, b = 0) => a - b));
  await expectNothingFound(page);

  await today.getByRole('link', { name: 'Lagos Looms', exact: false }).click();
  await expect(page.locator('#list tbody tr')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Remove the filter Company' })).toContainText(/lagos looms/i);

  await page.goBack();
  await today.getByRole('link', { name: /^Answer/ }).click();
  await page.getByRole('link', { name: 'Waiting Request', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Waiting Request' });
  await details.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(details.getByRole('button', { name: 'Mark as not answered' })).toBeVisible();
  await expectNothingFound(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Waiting Request', exact: true })).toHaveCount(0);
});

test('chosen requests are marked at once', async ({ page, request, signInAs }) => {
  for (const number of [1, 2]) {
    const data = samplePartnership({ name: `Marked ${number}`, email: `marked${number}@group.example` });
    expect((await request.post('/aiAPI/records/addpartnership', { data })).ok()).toBe(true);
  }
  await signInAs('Administrator');
  await page.goto('/admin/partnerships?search=marked');
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByText('2 requests marked as answered.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as not answered' })).toBeVisible();
});

test('a User reads today without links', async ({ page, request, signInAs }) => {
  await registerGroup(request, 'Dakar Dyes', 5);
  await signInAs('User');
  await page.goto('/admin/dashboard');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByText(/of five or more from one company/)).toBeVisible();
  await expect(today.getByRole('link')).toHaveCount(0);
});
