import { describe, expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { updateBasicData, viewBasicData, viewEditions } from '#rooms/edition/editions/contract.ts';
import { addSession, exportSessions, publishProgramme } from '#rooms/programme/programme/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { textOf } from '#testing/text-of.ts';

interface Told {
  zone: string;
  firstDay: string;
  /** Of days after the first one, at minutes after midnight. */
  session: { day: number; start: number; length: number };
  /** What visitors read. */
  day: string;
  times: string;
  begins: string;
  from: string;
  to: string;
  /** When the last day ends by the clocks. */
  lastDayEnds: string;
  exported: string;
}

const CASES: Readonly<Record<string, Told>> = {
  'the last night': {
    ...{ zone: 'Africa/Accra', firstDay: '2025-10-25', session: { day: 1, start: 23 * 60, length: 180 } },
    ...{ day: 'Sunday 26 October', times: '11:00 PM – 2:00 AM (Monday)', begins: '11:00 PM' },
    ...{ from: '2025-10-26T23:00:00.000Z', to: '2025-10-27T02:00:00.000Z' },
    ...{ lastDayEnds: '2025-10-27T00:00:00.000Z', exported: '2025-10-26,23:00,180' },
  },
  'the night in which an hour comes twice': {
    ...{ zone: 'Europe/Lisbon', firstDay: '2025-10-25', session: { day: 0, start: 23 * 60, length: 180 } },
    ...{ day: 'Saturday 25 October', times: '11:00 PM WEST – 1:00 AM WET (Sunday)', begins: '11:00 PM' },
    ...{ from: '2025-10-25T22:00:00.000Z', to: '2025-10-26T01:00:00.000Z' },
    ...{ lastDayEnds: '2025-10-27T00:00:00.000Z', exported: '2025-10-25,23:00,180' },
  },
  'an hour that comes twice': {
    ...{ zone: 'Europe/Lisbon', firstDay: '2025-10-25', session: { day: 1, start: 90, length: 30 } },
    ...{ day: 'Sunday 26 October', times: '1:30 AM WEST – 1:00 AM WET', begins: '1:30 AM WEST' },
    ...{ from: '2025-10-26T00:30:00.000Z', to: '2025-10-26T01:00:00.000Z' },
    ...{ lastDayEnds: '2025-10-27T00:00:00.000Z', exported: '2025-10-26,01:30 UTC+1,30' },
  },
  'the second of two days with other offsets': {
    ...{ zone: 'Europe/Lisbon', firstDay: '2025-10-25', session: { day: 1, start: 600, length: 45 } },
    ...{ day: 'Sunday 26 October', times: '10:00 – 10:45 AM', begins: '10:00 AM' },
    ...{ from: '2025-10-26T10:00:00.000Z', to: '2025-10-26T10:45:00.000Z' },
    ...{ lastDayEnds: '2025-10-27T00:00:00.000Z', exported: '2025-10-26,10:00,45' },
  },
  'the night in which an hour is left out': {
    ...{ zone: 'Europe/Lisbon', firstDay: '2026-03-28', session: { day: 0, start: 23 * 60, length: 180 } },
    ...{ day: 'Saturday 28 March', times: '11:00 PM WET – 3:00 AM WEST (Sunday)', begins: '11:00 PM' },
    ...{ from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T02:00:00.000Z' },
    ...{ lastDayEnds: '2026-03-29T23:00:00.000Z', exported: '2026-03-28,23:00,180' },
  },
};

const short = (instant: string) => instant.replace(/\.000|[-:]/g, '');

describe.each(Object.entries(CASES))('%s', (_name, told) => {
  test('is the same time wherever it is told', async () => {
    const { zone, firstDay, session, day, times, begins, from, to } = told;
    const app = await createTestApp({ CLOCK: '2025-10-01T09:00:00Z' });
    const { client } = await app.signInAs('Administrator');
    const id = (await app.visitor.call(viewBasicData, {})).body.records[0]?.id ?? '';
    const body = { event_year: Number(firstDay.slice(0, 4)), event_date: firstDay, time_zone: zone };
    expect((await client.call(updateBasicData, { query: { id }, body })).status).toBe(200);
    await client.call(addSession, { body: { title: 'Gala', room: 'Hall', ...session } });
    expect((await client.call(publishProgramme, { body: {} })).status).toBe(200);
    const read = async (path: string) => (await app.visitor.fetch(path)).text();
    const words = async (path: string) => textOf(await read(path)).replace(/\s+/g, ' ');

    expect(await words('/programme')).toContain(times);
    expect(await words('/programme/gala')).toContain(`${day}, ${times}`);
    expect(await words('/screen/hall')).toContain(`Begins on ${day}, ${begins}`);
    expect(JSON.parse(await read('/programme.json')).sessions).toMatchObject([{ start: from, end: to }]);
    expect(await read('/programme.ics')).toContain(`DTSTART:${short(from)}\r\nDTEND:${short(to)}`);
    const exported = await client.fetch(callAddress(exportSessions), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await exported.text()).toContain(`${told.exported},Gala`);

    app.clock.set(from);
    expect(await words('/')).toMatch(/On now.*Gala/i);
    const at = (instant: number) => app.clock.set(new Date(instant).toISOString());
    const isOver = async () => {
      const { client: now } = await app.signInAs('Administrator');
      return (await now.call(viewEditions, {})).body.records.find((one) => one.id === id)?.over;
    };
    const end = Math.max(Date.parse(to), Date.parse(told.lastDayEnds));
    at(end - 1);
    expect(await isOver()).toBe(false);
    at(end);
    expect(await isOver()).toBe(true);
  });
});
