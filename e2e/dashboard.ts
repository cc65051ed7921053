import { expect, type Page, type Request } from '@playwright/test';

/** Opens the dashboard and waits until the server has answered everything that it asks for. */
export async function openDashboard(page: Page): Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => void pending.add(request));
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => void pending.delete(request));
  await page.goto('/admin/dashboard');
  // The charts are loaded last.
  await expect(page.getByRole('figure', { name: 'Requests by package' })).toBeVisible();
  await expect.poll(() => pending.size).toBe(0);
}
