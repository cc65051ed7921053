import { expect, test } from 'vitest';
import { answerStarting } from './starting.ts';

test('while the site starts, browsers and programs are each told so in their own format', async () => {
  const ask = (accept: string) => answerStarting(new Request('http://localhost/', { headers: { accept } }));
  const page = ask('text/html,application/xhtml+xml,*/*;q=0.8');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('The site is starting.');
  const word = ask('*/*');
  expect(await word.text()).toBe('Starting');
  for (const { status, headers } of [page, word]) {
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
      503,
      'no-store',
      '1',
    ]);
  }
});

test('a process that starts is alive, so that nobody ends it while it migrates', async () => {
  const live = answerStarting(new Request('http://localhost/health/live'));
  expect([live.status, await live.json()]).toEqual([200, { status: 'live' }]);
  expect(answerStarting(new Request('http://localhost/health/ready')).status).toBe(503);
});
