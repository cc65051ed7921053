import { expect, test } from 'vitest';
import { answerStarting, answerUpgrading } from './starting.ts';

test.each([
  ['starts', answerStarting, 'The site is starting.', '1'],
  ['is upgraded', answerUpgrading, 'The site is being upgraded. Please try again in a moment.', '5'],
])(
  'while the site %s, browsers, calls and programs are each told so in their own format',
  async (_, answer, sentence, seconds) => {
    const ask = (path: string, accept = '*/*') =>
      answer(new Request(`http://localhost${path}`, { headers: { accept } }));
    const page = ask('/', 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain(`<p>${sentence} This page will reload by itself.</p>`);
    const call = ask('/aiAPI/records/addattendee', 'text/html');
    expect(await call.json()).toEqual({
      status: 'error',
      code: 'unavailable',
      message: sentence,
      errors: {},
    });
    const text = ask('/');
    expect(await text.text()).toBe(sentence);
    for (const { status, headers } of [page, call, text, ask('/health/ready')]) {
      expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
        503,
        'no-store',
        seconds,
      ]);
    }
    const live = ask('/health/live');
    expect([live.status, await live.json()]).toEqual([200, { status: 'live' }]);
  },
);
