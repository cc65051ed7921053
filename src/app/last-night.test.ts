import { expect, test } from 'vitest';
import { addDoorDevice, countDoor, openDoor, syncDoor } from '#rooms/door/door/contract.ts';
import { viewEditions } from '#rooms/edition/editions/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { publishTestProgramme } from '#testing/published-programme.ts';

const TALK = {
  id: 'talk',
  title: 'The first talk',
  start: '2025-08-26T09:00:00.000Z',
  end: '2025-08-26T10:00:00.000Z',
};
const GALA = {
  id: 'gala',
  title: 'Gala',
  start: '2025-08-27T23:00:00.000Z',
  end: '2025-08-28T02:00:00.000Z',
};
const IN_THE_GALA = '2025-08-28T00:15:00Z';

async function atNight(sessions: Parameters<typeof publishTestProgramme>[1]) {
  const app = await createTestApp({ CLOCK: '2025-08-27T20:00:00Z' });
  await publishTestProgramme(app, sessions);
  const home = async () => (await app.visitor.fetch('/')).text();
  return { app, home };
}

test('the summit goes on until its last session has ended, on every page and at the door', async () => {
  const { app, home } = await atNight({ sessions: [TALK, GALA] });
  app.clock.set(IN_THE_GALA);
  expect(await home()).toContain('Day 2 of 2');
  expect(await home()).toContain('Gala');
  const { client } = await app.signInAs('Administrator');
  const isOver = async () => (await client.call(viewEditions, {})).body.records[0]?.over;
  expect(await isOver()).toBe(false);
  expect((await client.call(countDoor, {})).body.day).toBe('2025-08-27');

  const { link } = (await client.call(addDoorDevice, { body: { name: 'Gate', pin: '4718' } })).body;
  const opened = await app.visitor.call(openDoor, {
    body: { link: link.split('/').at(-1) ?? '', pin: '4718' },
  });
  const { edition } = (
    await app.visitor.call(syncDoor, { body: { key: opened.body.key, now: IN_THE_GALA, scans: [] } })
  ).body;
  expect(edition?.nights).toEqual([{ day: '2025-08-27', until: GALA.end }]);

  app.clock.set('2025-08-28T01:59:59Z');
  expect(await isOver()).toBe(false);
  app.clock.set(GALA.end);
  expect(await isOver()).toBe(true);
  expect(await home()).not.toContain('Day 2 of 2');
});

test.each([
  ['none goes on after midnight', [TALK]],
  ['the one that would was cancelled', [TALK, { ...GALA, state: 'cancelled' as const }]],
])('it is over at midnight if %s', async (_name, sessions) => {
  const { app, home } = await atNight({ sessions });
  app.clock.set('2025-08-27T23:59:59Z');
  expect(await home()).toContain('Day 2 of 2');
  app.clock.set(IN_THE_GALA);
  expect(await home()).not.toContain('Day 2 of 2');
});
