import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { findCurrentEdition } from '#rooms/edition/editions/server/service.ts';
import { createTestApp } from '#testing/app.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { captchaOf, solveSpamGuard } from '#testing/solve-spam-guard.ts';
import { addAttendee } from '../contract.ts';

const isPostgres = inject('template').engine === 'postgres';
/** A database may be far away. */
const ROUND_TRIPS_MAX = 6;
/** More than the program takes between what it sends together. */
const TURNS_OF_A_JOURNEY = 20;
/** As many as an instance counts before it tells the others (`limits.ts`). */
const VISITORS = 10;

/** How many journeys to the server are made one after the other. Those under way at the same time are one. */
function countRoundTrips() {
  let answered = 0;
  let sent = 0;
  let connections = 0;
  const { query, connect } = pg.Client.prototype;
  const spies = [
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      // Without a pipeline, each statement waits until the one before is answered.
      const journey = (this.pipeline ? answered : sent) + 1;
      sent = Math.max(sent, journey);
      const answering = Reflect.apply(query, this, given);
      // It calls somebody back instead, as for the databases of tests.
      if (!(answering instanceof Promise)) return answering;
      return answering.finally(async () => {
        for (let turn = 0; turn < TURNS_OF_A_JOURNEY; turn += 1) await setImmediate();
        answered = Math.max(answered, journey);
      });
    }),
    vi.spyOn(pg.Client.prototype, 'connect').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      connections += 1;
      return Reflect.apply(connect, this, given);
    }),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return {
    begin() {
      answered = 0;
      sent = 0;
      connections = 0;
    },
    made: () => ({ roundTrips: answered, connections }),
  };
}

test.runIf(isPostgres)('a registration takes few round trips to PostgreSQL', async () => {
  const counted = countRoundTrips();
  const app = await createTestApp({ CAPTCHA: 'on' });
  const { database } = app.store;
  const edition = await findCurrentEdition(database, app.clock.now());
  const places = 2 * VISITORS;
  await database
    .updateTable('events')
    .set({ places })
    .where('id', '=', edition?.id ?? '')
    .execute();
  const made = [];
  for (let number = 0; number < VISITORS; number += 1) {
    const captcha = captchaOf(await solveSpamGuard(app));
    const body = sampleRegistration({ email: `visitor-${number}@visitors.example`, captcha });
    counted.begin();
    expect((await app.visitor.call(addAttendee, { body })).status).toBe(200);
    made.push(counted.made());
  }
  const [, ...others] = made;
  expect(others.every(({ connections }) => connections === 0)).toBe(true);
  // What the program does by itself meanwhile lengthens a few of them.
  const usual = others.map(({ roundTrips }) => roundTrips).toSorted((a, b) => a - b)[VISITORS / 2 - 1];
  expect(usual, JSON.stringify(made)).toBeLessThanOrEqual(ROUND_TRIPS_MAX);
  expect(usual).toBeGreaterThan(2);
});
