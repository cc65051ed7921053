import type { Page } from '@playwright/test';
import { standInForOtherSites } from '#testing/other-sites.ts';
import { rawGet } from '#testing/raw-get.ts';

interface Size {
  files: number;
  gzipBytes: number;
}

/** All JavaScript that a browser loads for a page, including islands and workers, as gzip. */
export async function javaScriptOf(page: Page, path: string): Promise<Size> {
  const scripts = new Set<string>();
  page.context().on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.add(response.url());
  });
  await standInForOtherSites(page);
  await page.goto(path);
  await reachTheEnd(page);
  const zipped = await Promise.all(
    [...scripts].map((script) => rawGet(script, { 'accept-encoding': 'gzip' })),
  );
  return { files: scripts.size, gzipBytes: zipped.reduce((sum, { body }) => sum + body.byteLength, 0) };
}

/**
 * Some parts load only when they come near the viewport, so the whole page is scrolled through before
 * counting. On a busy machine the network may be idle before the first island asks for its code.
 */
async function reachTheEnd(page: Page): Promise<void> {
  for (const part of await page.locator('main section, footer').all()) await part.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-live])'));
  await page.waitForLoadState('networkidle');
}
