/** @module-tag long */

import { beforeEach, describe, expect, inject, test } from 'vitest';
import type { z } from 'zod';
import { callAddress, hasBody } from '#platform/contract/call.ts';
import { shareTestApp } from '#testing/app.ts';
import { boundaryValuesOf } from '#testing/calls/boundary-values.ts';
import { expectDeclaredAnswer } from '#testing/calls/expect-declared-answer.ts';
import { Fixtures } from '#testing/calls/fixtures.ts';
import type { SentInput } from '#testing/calls/row.ts';
import { send } from '#testing/calls/send.ts';
import { TRIED_CALLS, type TriedCall } from '#testing/calls/tried-calls.ts';
import type { TestClient } from '#testing/client.ts';
import { emptyTables } from '#testing/database-state.ts';

/** An edition has many fields, and the machine may be busy. */
const TIMEOUT_MS = 300_000;
const MULTIPART = 'multipart/form-data; boundary=edge';
const TEN_MEGABYTES = 10 * 1024 * 1024;

const sharedApp = shareTestApp();
const isSqlite = inject('template').engine === 'sqlite';

describe.each(TRIED_CALLS)('$name', (row) => {
  beforeEach(() => emptyTables(sharedApp()));

  // What is refused before the database is asked is the same on both engines.
  const edgesOf = (part: 'path' | 'query' | 'body') =>
    boundaryValuesOf(row.call, part).filter(
      ([name, value]) =>
        isSqlite ||
        fieldOf(row.call[part], name)?.safeParse(part === 'query' ? String(value) : value).success !== false,
    );

  test('each declared field at its limits: a declared answer', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const fixtures = await Fixtures.of(sharedApp());
    const { client, ...me } = await fixtures.app.signInAs('Administrator');
    const sent = await row.request(fixtures, me);
    const { query = {}, body = {} } = sent;
    const inputs = [
      ...edgesOf('path').map(([name, value]) => ({
        ...sent,
        address: callAddress(row.call).replace(`{${name}}`, encodeURIComponent(String(value))),
      })),
      ...edgesOf('query').map(([name, value]) => ({
        ...sent,
        query: { ...query, [name]: String(value) },
      })),
      ...edgesOf('body').map(([name, value]) => ({
        ...sent,
        body: { ...body, [name]: value },
      })),
    ].filter(({ address }) => !isAnother(address));
    for (const input of inputs) {
      const response = await sendAs(client, row, input);
      await expectDeclaredAnswer(row, response, JSON.stringify(input));
    }
  });
});

/** Values that one engine stores and the other refuses, or that overfill a column. */
const HALF_A_LETTER = '\ud800';
const UNSTORABLE = ['a\0b', HALF_A_LETTER, 'x'.repeat(100_000)];
const TWO_LINES = 'a\nb';

test('text that can’t be stored or breaks a line is refused in every field of every call', {
  timeout: TIMEOUT_MS,
}, async () => {
  const fixtures = await Fixtures.of(sharedApp());
  const { client, ...me } = await fixtures.app.signInAs('Administrator');
  for (const row of TRIED_CALLS.filter(({ name }) => name !== 'signOut')) {
    const sent = await row.request(fixtures, me);
    const { query = {}, body = {} } = sent;
    for (const value of [...UNSTORABLE, TWO_LINES]) {
      for (const name of Object.keys(body)) {
        if (value === TWO_LINES && takesLines(row, name)) continue;
        const response = await sendAs(client, row, { ...sent, body: { ...body, [name]: value } });
        // A form can't transmit half a letter, and a password is only compared.
        const isLost = value === HALF_A_LETTER && Object.values(body).some((field) => field instanceof File);
        expect(isLost ? [400, 422] : [401, 422], `${row.name} body ${name}`).toContain(response.status);
      }
      for (const name of new Set(boundaryValuesOf(row.call, 'query').map(([field]) => field))) {
        const response = await sendAs(client, row, { ...sent, query: { ...query, [name]: value } });
        await expectDeclaredAnswer(row, response);
      }
    }
  }
});

/** Nothing of it reaches the database. */
if (isSqlite)
  test.each(['application/json', 'application/x-www-form-urlencoded', MULTIPART])(
    'ten megabytes of %s are refused by every call',
    async (contentType) => {
      const { client } = await sharedApp().signInAs('Administrator');
      // A blob is read in pieces; bytes would be copied for each request.
      const body = new Blob([new Uint8Array(TEN_MEGABYTES).fill(0x78)]);
      for (const { name, method, call } of TRIED_CALLS.filter(({ call }) => hasBody(call))) {
        const init = { method, body, headers: { 'content-type': contentType } };
        const response = await client.fetch(callAddress(call), init);
        expect(response.status, name).toBe(413);
        expect((await response.json()).code).toBe('too-large');
      }
    },
  );

/** Long texts, and values that are only compared, say so; of others, what a line can't hold is refused as well. */
function takesLines({ call }: TriedCall, name: string): boolean {
  return fieldOf(call.body, name)?.safeParse(TWO_LINES).success ?? false;
}

function fieldOf(part: unknown, name: string): z.ZodType | undefined {
  const { shape = {} } = (part ?? {}) as { shape?: Record<string, z.ZodType> };
  return shape[name];
}

/** Nothing, or a step up, in a path makes it that of another call. */
function isAnother(address: string): boolean {
  return /\/(%20)*\.{0,2}(\/|$)/.test(address);
}

function sendAs(client: TestClient, { method, multipartOnly }: TriedCall, input: SentInput) {
  const { address, headers } = input;
  return send(client, { method, address }, input, multipartOnly && 'multipart', headers);
}
