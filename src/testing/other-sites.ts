import type { Page } from '@playwright/test';

/** Answers for other sites with an empty page: with a frame that can't be loaded, the network is never idle. */
export function standInForOtherSites(page: Page): Promise<unknown> {
  return page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
}
