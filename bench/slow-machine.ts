import type { Browser, Page } from '@playwright/test';

/** Lighthouse's settings for a cheap phone on slow 4G, but applied, not simulated. */
const PROCESSOR_TIMES_SLOWER = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export interface SlowPhone {
  page: Page;
  close(): Promise<void>;
}

/** A page in a browser that has loaded nothing yet. */
export async function openSlowPhone(browser: Browser, baseURL: string): Promise<SlowPhone> {
  const context = await browser.newContext({ baseURL, ...PHONE });
  const page = await context.newPage();
  const session = await slowDown(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  return { page, close: () => context.close() };
}

/** Takes three quarters of the processor away. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_TIMES_SLOWER });
  return session;
}
