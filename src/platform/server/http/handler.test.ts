import { expect, test } from 'vitest';
import { defineCall } from '../../contract/define-call.ts';
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
