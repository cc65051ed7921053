import type { Browser, Page } from '@playwright/test';
import type { SignedIn } from '#testing/session.ts';

/** A page of the back-office on a desktop, without going through the login. */
export async function openSignedIn(
  browser: Browser,
  url: string,
  { cookie, userId }: SignedIn,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto('/health/live');
  await page.evaluate((token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('username', 'Test Administrator');
    localStorage.setItem('role', 'Administrator');
  }, userId);
  return page;
}
