import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

const FOREVER = 'public, max-age=31536000, immutable';

for (const [phase, clock, films] of [
  ['before', '2025-07-01T09:00:00Z', 1],
  ['after', '2025-09-01T09:00:00Z', 3],
] as const) {
  test.describe(`films ${phase} the summit`, () => {
    test.use({ environment: { CLOCK: clock } });

    test('are named by their content, kept for ever, and sent in parts', async ({ page, request }) => {
      // A page that is only prepared, or still waits for its script, loads none.
      expect(await (await request.get('/')).text()).not.toMatch(/<source[^>]+video/);
      await page.goto('/');
      await expect(page.locator('video source')).toHaveCount(2 * films);
      const html = await page.content();
      for (const type of ['webm', 'mp4', 'avif']) {
        const named = new RegExp(`"(/assets/[\\w-]+-[\\w-]{8}\\.${type})"`, 'g');
        const addresses = new Set([...html.matchAll(named)].map(([, address]) => address ?? ''));
        expect(addresses.size).toBe(films);
        for (const address of addresses) {
          const part = await request.get(address, { headers: { range: 'bytes=0-99' } });
          expect(part.headers()['cache-control']).toBe(FOREVER);
          // The picture shown until a film plays is sent whole.
          if (type === 'avif') continue;
          expect([part.status(), (await part.body()).byteLength]).toEqual([206, 100]);
          expect(part.headers()['content-range']).toMatch(/^bytes 0-99\/\d{5,}$/);
        }
      }
    });
  });
}
