/** @module-tag long */

import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { isOwn } from '#platform/contract/call.ts';
import { shareTestApp } from '#testing/app.ts';
import { expectDeclaredAnswer } from '#testing/calls/expect-declared-answer.ts';
import { Fixtures } from '#testing/calls/fixtures.ts';
import { type Fuzzing, fuzz, fuzzingOf, UNTOUCHED } from '#testing/calls/fuzz.ts';
import { TRIED_CALLS, type TriedCall } from '#testing/calls/tried-calls.ts';
import { type DatabaseState, databaseState, emptyTables } from '#testing/database-state.ts';

/** Others each time: the runs of many days try more than one of a minute. */
const RUNS = 5;
const TIMEOUT_MS = 300_000;
/** A picture takes a while on a busy machine; what hangs never answers. */
const HANGS_MS = 60_000;
const MULTIPART = 'multipart/form-data; boundary=edge';
/** Concern nobody else: what isn't saved yet, a secret that has no effect yet, and a user's own views. */
const UNRECORDED = ['saveDraft', 'startTwoFactor', 'addSavedView', 'deleteSavedView'];

const sharedApp = shareTestApp();
beforeEach(() => emptyTables(sharedApp()));

test.each(TRIED_CALLS)(
  '$name, whatever is sent: never a failure, no hang, a declared answer, and no change without its record',
  {
    timeout: TIMEOUT_MS,
  },
  async (row) => {
    const fixtures = await Fixtures.of(sharedApp());
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fuzzingOf(row.call), async (how) => {
        const { response, before } = await request(fixtures, row, how);
        statuses.add(response.status);
        await expectDeclaredAnswer(row, response.clone());
        await response.arrayBuffer();
        expectRecorded(row, response.status, before, await databaseState(fixtures.app));
      }),
      { numRuns: RUNS, examples: [[UNTOUCHED]] },
    );
    expect(statuses, 'taken at least once').toContain(successOf(row));
  },
);

function successOf({ call }: TriedCall): number {
  return isOwn(call) && call.status === 201 ? 201 : 200;
}

async function request(fixtures: Fixtures, row: TriedCall, how: Fuzzing) {
  const { client, ...me } = await fixtures.app.signInAs('Administrator');
  const sent = row.multipartOnly ? { ...how, contentType: MULTIPART } : how;
  const { address, init } = await fuzz(await row.request(fixtures, me), row.method, sent);
  const before = await databaseState(fixtures.app);
  const hangs = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), HANGS_MS).unref();
  });
  const response = await Promise.race([client.fetch(address, init), hangs]);
  return { response, before };
}

function expectRecorded(row: TriedCall, status: number, before: DatabaseState, after: DatabaseState): void {
  const recorded = after.activity - before.activity;
  const isChanged = after.rows !== before.rows;
  if (row.method === 'GET' || status >= 300) {
    // A failed sign-in is recorded, but changes nothing.
    const failed = row.name === 'signIn' && status === 401 ? 1 : 0;
    expect({ isChanged, recorded }).toEqual({ isChanged: false, recorded: failed });
  } else if (!UNRECORDED.includes(row.name)) {
    expect(recorded).toBeGreaterThanOrEqual(isChanged ? 1 : 0);
  }
}
