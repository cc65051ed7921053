import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { keptCalendars } from './kept-calendars.ts';

test('a calendar is compressed once for all who chose the same', async () => {
  const keep = keptCalendars({ 'content-type': 'text/calendar' });
  const first = await keep('BEGIN:VCALENDAR');
  const again = await keep('BEGIN:VCALENDAR');
  expect(again.bodies.gzip).toBe(first.bodies.gzip);
  expect(gunzipSync(again.bodies.gzip ?? '').toString()).toBe('BEGIN:VCALENDAR');
  expect(again.etag).toBe(first.etag);
  expect((await keep('END:VCALENDAR')).etag).not.toBe(first.etag);
});
