import { expect, test } from 'vitest';
import { defineCall } from '../../contract/define-call.ts';
import type { Refusal } from '../../contract/refusal.ts';
import type { CallContext } from './context.ts';
import { handler, runCall } from './handler.ts';

const ANYONE = { actor: undefined } as CallContext;
const call = defineCall({ name: 'add', summary: 'Add', method: 'POST', path: 'add', access: 'anyone' });

test.each(['surplus', 'constructor', 'toString', '__proto__'])('names the unknown field %s', async (name) => {
  const body = JSON.parse(`{"${name}":1}`);
  const run = runCall(
    handler(call, async () => ({})),
    { query: {}, body },
    ANYONE,
  );
  const refusal = await run.catch(JSON.stringify);
  expect(refusal).toContain(`"errors":{"${name}":"Unknown field: ${name}"}`);
});

test('names no more unknown fields than anybody reads, and of long names the beginning', async () => {
  const body = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, number) => [`${number}`.padEnd(1_000, 'x'), 1]),
  );
  const run = runCall(
    handler(call, async () => ({})),
    { query: {}, body },
    ANYONE,
  );
  const { errors } = await run.then(() => ({ errors: {} })).catch((refusal: Refusal) => refusal);
  expect(Object.keys(errors)).toHaveLength(100);
  expect(JSON.stringify(errors).length).toBeLessThan(30_000);
});
