import type { Page } from '@playwright/test';
import { openChromium } from './open-chromium.ts';
import { rawGet } from './raw-get.ts';

export interface JavaScriptSize {
  path: string;
  files: number;
  gzipBytes: number;
}

/** All JavaScript that a browser loads for each page, including islands and workers, as gzip. */
export async function measureJavaScript(url: string, paths: string[]): Promise<JavaScriptSize[]> {
  const browser = await openChromium();
  const sizes: JavaScriptSize[] = [];
  for (const path of paths) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const scripts = new Set<string>();
    context.on('response', (response) => {
      if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.add(response.url());
    });
    await page.goto(url + path);
    await reachTheEnd(page);
    await context.close();
    const zipped = await Promise.all(
      [...scripts].map((script) => rawGet(script, { 'accept-encoding': 'gzip' })),
    );
    const gzipBytes = zipped.reduce((sum, { body }) => sum + body.byteLength, 0);
    sizes.push({ path, files: scripts.size, gzipBytes });
  }
  await browser.close();
  return sizes;
}

/**
 * Some parts load only when they come near the viewport, so the whole page is scrolled through before
 * counting.
 */
async function reachTheEnd(page: Page): Promise<void> {
  for (const part of await page.locator('main section, footer').all()) await part.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}
