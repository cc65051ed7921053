import { expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { textOf } from '#testing/text-of.ts';

const PAGES = [
  '/',
  '/registrants',
  '/sponsorship',
  '/contact',
  '/speakers',
  '/sponsors',
  '/privacy-policy',
  '/about-us',
  '/blogs',
  '/no-such-page',
  '/summit.ics',
  '/feed.xml',
  '/admin/login',
];
const SOME = ['/', '/registrants', '/about-us', '/contact'];

/** The texts of the summit of 2025 as they have always been, at each of its moments. */
test.each([
  { moment: 'before', clock: '2025-07-01T09:00:00Z', paths: PAGES },
  { moment: 'during', clock: '2025-08-26T12:00:00Z', paths: SOME },
  { moment: 'after', clock: '2025-09-01T09:00:00Z', paths: SOME },
])('the pages $moment the summit of 2025', async ({ moment, clock, paths }) => {
  const app = await createTestApp({ CLOCK: clock });
  await expect(await read(app, paths)).toMatchFileSnapshot(`texts-of-2025/${moment}.txt`);
});

test('the pages with time and fees, and with what just happened', async () => {
  const app = await createTestApp();
  const fees = { regular_fee: 150_000, early_bird_fee: 120_000, early_bird_expiry: '2025-07-31' };
  await app.store.database
    .updateTable('events')
    .set({ event_time: '09:00', ...fees })
    .execute();
  const at = app.clock.now().getTime();
  const paths = [...SOME, `/?notice=registered&at=${at}`, `/?notice=requested&at=${at}`];
  await expect(await read(app, paths)).toMatchFileSnapshot('texts-of-2025/with-fees.txt');
});

test('the pages without event data', async () => {
  const app = await createTestApp();
  await app.store.database.updateTable('events').set({ deleted_at: '2025-01-01T00:00:00.000Z' }).execute();
  await expect(await read(app, SOME)).toMatchFileSnapshot('texts-of-2025/without-event.txt');
});

async function read({ visitor }: TestApp, paths: readonly string[]): Promise<string> {
  const pages = await Promise.all(
    paths.map(
      async (path) =>
        `# ${path.replace(/\d{10,}/, 'NOW')}\n${textOf(await (await visitor.fetch(path)).text())}\n`,
    ),
  );
  return pages.join('\n');
}
