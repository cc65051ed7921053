/** @module-tag long */

import { describe, expect, test } from 'vitest';
import { updateBasicData, viewEditions } from '#rooms/edition/editions/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { insertedBlogCategory, insertedPost } from '#testing/blog.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { REGISTERED, REGISTERED_AFTER } from '#testing/texts-of-2025.ts';

/** The words that the page contains, out of these. */
async function said({ visitor }: TestApp, path: string, ...words: string[]): Promise<string[]> {
  const html = await (await visitor.fetch(path)).text();
  return words.filter((one) => html.includes(one));
}

test.for([
  ['/', 'GET, HEAD'],
  ['/speakers', 'GET, HEAD'],
  ['/register', 'GET, HEAD'],
  ['/registrants', 'GET, HEAD, POST'],
] as const)('%s refuses other methods, and says which it takes', async ([path, allow]) => {
  const { visitor } = await createTestApp();
  for (const method of ['POST', 'PUT', 'DELETE'].filter((one) => !allow.includes(one))) {
    const response = await visitor.fetch(path, { method });
    expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, allow]);
  }
});

describe('a cached page', () => {
  test('shows a post as soon as it is out, and so do feed and sitemap', async () => {
    const app = await createTestApp({ CLOCK: '2025-07-01T09:00:00Z' });
    const { database } = app.store;
    const category_id = await insertedBlogCategory(database);
    const write = async (title: string, published_at: string) =>
      (await insertedPost(database, { title, published_at, category_id })).id;
    const first = await write('The first', '2025-06-01T09:00:00.000Z');
    const second = await write('The second', '2025-07-01T09:30:00.000Z');
    const places = [
      '/blogs',
      `/newspage/${category_id}/collections/`,
      `/our/blog/${first}/single`,
      '/feed.xml',
      '/sitemap.xml',
    ];
    const telling = async () => {
      const told = await Promise.all(places.map((path) => said(app, path, second)));
      return told.map(({ length }) => length);
    };
    expect(await telling()).toEqual([0, 0, 0, 0, 0]);
    app.clock.set('2025-07-01T09:29:59.999Z');
    expect(await telling()).toEqual([0, 0, 0, 0, 0]);
    app.clock.set('2025-07-01T09:30:00.000Z');
    expect(await telling()).toEqual([1, 1, 1, 1, 1]);
  });

  test('ends the early bird, and the summit, at midnight', async () => {
    const app = await createTestApp({ CLOCK: '2025-07-31T23:59:00Z' });
    const fees = { regular_fee: 150_000, early_bird_fee: 120_000, early_bird_expiry: '2025-07-31' };
    await app.store.database
      .updateTable('events')
      .set({ event_time: '09:00', ...fees })
      .execute();
    const until = ['Until 31st July 2025', 'Ended on 31st July 2025'];
    const struck = '<s class="whitespace-nowrap ended">GH₵ 1,200</s>';
    const lead = ['until 31st July 2025; regular GH₵\u00a01,500.', 'The fee is GH₵\u00a01,500.'];
    const state = [
      'The doors open in',
      'The doors are open',
      'This summit is over.',
      'Early bird',
      'countdown',
    ];
    expect(await said(app, '/', ...until)).toEqual(['Until 31st July 2025']);
    expect(await said(app, '/registrants', ...until)).toEqual(['Until 31st July 2025']);
    expect(await said(app, '/registrants', ...lead)).toEqual(lead.slice(0, 1));
    for (const path of ['/', '/registrants']) expect(await said(app, path, struck)).toEqual([]);
    app.clock.set('2025-08-01T00:00:00Z');
    expect(await said(app, '/', ...until)).toEqual(['Ended on 31st July 2025']);
    expect(await said(app, '/registrants', ...until)).toEqual(['Ended on 31st July 2025']);
    expect(await said(app, '/registrants', ...lead)).toEqual(lead.slice(1));
    for (const path of ['/', '/registrants']) expect(await said(app, path, struck)).toEqual([struck]);
    expect(await said(app, '/registrants', ...state)).toEqual([
      'The doors open in',
      'Early bird',
      'countdown',
    ]);
    app.clock.set('2025-08-26T09:00:00Z');
    expect(await said(app, '/registrants', ...state)).toEqual([
      'The doors are open',
      'Early bird',
      'countdown',
    ]);
    app.clock.set('2025-08-28T00:00:00Z');
    expect(await said(app, '/registrants', ...state, ...lead)).toEqual(['This summit is over.']);
  });

  test('speaks of the summit as past once it is over', async () => {
    const app = await createTestApp({ CLOCK: '2025-08-27T23:59:59Z' });
    const past = ['This summit is over', 'took place', 'about the next one’s'];
    const coming = ['takes place', 'Prices cover both days', 'welcoming you in Accra'];
    const shown = async (words: string[]) => {
      const places = ['/', '/about-us', `/?notice=registered&at=${app.clock.now().getTime()}`];
      return (await Promise.all(places.map((path) => said(app, path, ...words)))).flat();
    };
    expect(await shown(past)).toEqual([]);
    expect(new Set(await shown(coming))).toEqual(new Set(coming));
    app.clock.set('2025-08-28T00:00:00Z');
    expect(new Set(await shown(past))).toEqual(new Set(past));
    expect(await shown(coming)).toEqual([]);
    const { body } = await app.visitor.call(addAttendee, { body: sampleRegistration() });
    expect(body.message).toBe(REGISTERED_AFTER);
    expect(body.message).not.toBe(REGISTERED);
  });

  test('that was rendered while the clock was ahead doesn’t stay once it is corrected', async () => {
    const app = await createTestApp({ CLOCK: '2026-01-01T09:00:00Z' });
    expect(await said(app, '/about-us', 'took place', 'takes place')).toEqual(['took place']);
    app.clock.set('2025-07-01T09:00:00Z');
    expect(await said(app, '/about-us', 'took place', 'takes place')).toEqual(['takes place']);
  });

  test('leads to the registration always, and to where a ticket is found from when the doors open', async () => {
    const app = await createTestApp({ CLOCK: '2025-08-26T08:59:00Z' });
    const { client } = await app.signInAs('Administrator');
    const { id } = (await client.call(viewEditions, {})).body.records[0]!;
    const body = { event_year: 2025, event_date: '2025-08-26', last_date: '2025-08-27', event_time: '09:00' };
    expect((await client.call(updateBasicData, { query: { id }, body })).status).toBe(200);
    const words = ['Find your ticket', 'My ticket'];
    expect(await said(app, '/registrants', ...words)).toEqual([]);
    app.clock.set('2025-08-26T09:00:00Z');
    expect(await said(app, '/registrants', ...words)).toEqual(['Find your ticket']);
    expect(await said(app, '/', ...words)).toEqual(['Find your ticket']);
    const header = /<header.*<\/header>/s.exec(await (await app.visitor.fetch('/speakers')).text())?.[0];
    expect(header).toMatch(/href="\/registrants"[^>]*>Register</);
  });

  test('says once it is over whether the loom is bare', async () => {
    const app = await createTestApp({ CLOCK: '2025-08-28T00:00:00Z' });
    const cloth = ['none to show', 'have woven'];
    expect(await said(app, '/', ...cloth)).toEqual(['none to show']);
    await app.visitor.call(addAttendee, { body: sampleRegistration() });
    app.clock.set('2025-08-28T00:01:00Z');
    expect(await said(app, '/', ...cloth)).toEqual(['have woven']);
  });

  test('never shows the theme of another edition', async () => {
    const app = await createTestApp();
    await app.store.database.updateTable('events').set({ theme: null, theme_key: '' }).execute();
    const told = await said(
      app,
      '/about-us',
      'Empowering the Future',
      'Its theme',
      'Every session has to say',
    );
    expect(told).toEqual(['Every session has to say']);
  });

  test('shows no opening time when none is known', async () => {
    const app = await createTestApp();
    await app.store.database.updateTable('events').set({ event_time: null }).execute();
    for (const path of ['/', '/registrants']) {
      expect(await said(app, path, 'The summit begins in', 'The doors')).toEqual(['The summit begins in']);
    }
    app.clock.set('2025-08-26T00:00:00Z');
    for (const path of ['/', '/registrants']) {
      expect(await said(app, path, 'The summit is on', 'The doors')).toEqual(['The summit is on']);
    }
  });
});

describe('what has just happened', () => {
  test('is shown for a minute, and not to visitors who open the address later', async () => {
    const app = await createTestApp();
    const dated = (await app.visitor.fetch('/?notice=registered')).headers.get('location') ?? '';
    expect(dated).toMatch(/^\/\?notice=registered&at=\d+$/);
    expect(await said(app, dated, REGISTERED)).toEqual([REGISTERED]);
    app.clock.advance(61_000);
    const late = await app.visitor.fetch(dated);
    expect([late.status, late.headers.get('location')]).toEqual([302, '/']);
    expect(await said(app, '/', REGISTERED)).toEqual([]);
    const made = await app.visitor.fetch('/?notice=registered&at=whenever');
    expect(made.headers.get('location')).toBe('/');
  });

  test('is only shown if the page knows it', async () => {
    const app = await createTestApp();
    expect((await app.visitor.fetch('/?notice=anything')).status).toBe(200);
  });
});
