import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { pathOf, see, seeText } from './see.ts';

// It is ended, so it is nobody else's.
test.use({ environment: { CLOCK: '2025-08-26T10:05:00Z' } });

test('the programme and its stars are still there when the server has gone', async ({ tab, server }) => {
  await tab.goto(`${server.url}/programme`);
  const star = () => see(tab, 'button', 'Star ‘What a board may ask’');
  await (await star()).click();
  // The worker has taken over and stored what the page needs.
  const stored = () =>
    tab.run(() => {
      caches
        .open('programme-1')
        .then((store) => store.keys())
        .then((kept) => {
          const hasStyles = kept.some(({ url }) => url.endsWith('.css'));
          document.body.dataset.kept = String(hasStyles && navigator.serviceWorker.controller !== null);
        });
      return document.body.dataset.kept ?? '';
    });
  await expect.poll(stored).toBe('true');
  await tab.goto(`${server.url}/programme/which-order-goes-first`);
  await server.end('SIGKILL');

  await tab.goto(`${server.url}/programme`);
  await seeText(tab, 'Without network. This is the programme as it was on');
  expect(await (await star()).run((button) => button.ariaPressed)).toBe('true');
  await tab.goto(`${server.url}/programme/which-order-goes-first`);
  await seeText(tab, 'Dr. Akosua Nyarkoa-Tsegah');
  await tab.goto(`${server.url}/programme/a-depot-of-forty-people`);
  await expect.poll(() => pathOf(tab)).toBe('/programme');
});
