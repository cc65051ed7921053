import { describe, expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

const failure = (fields: Record<string, unknown>) => Object.assign(new Error('it failed'), fields);

test.each([
  [{ responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 Nobody' }, 'failed', true],
  [{ responseCode: 550, command: 'RCPT TO', response: '550 Not here' }, 'failed', false],
  [{ responseCode: 550, command: 'RCPT TO', response: '550 5.1.8 Bad sender' }, 'failed', false],
  [{ responseCode: 552, response: '552 5.2.2 Mailbox full' }, 'failed', false],
])('%o is final', (fields, state, isGone) => {
  for (const promise of ['transactional', 'bulk'] as const) {
    expect(outcomeOf(failure(fields), promise)).toMatchObject({ state, isGone, reply: fields.response });
  }
});

describe('is tried again, whatever the promise:', () => {
  test.each([
    ['a refusal for now', { responseCode: 451, command: 'DATA' }, false],
    ['a farewell', { responseCode: 421, code: 'EENVELOPE', command: 'RCPT TO' }, true],
    ['a server that greets us with a no', { responseCode: 554, code: 'EPROTOCOL', command: 'CONN' }, true],
    ['a wrong password', { responseCode: 535, code: 'EAUTH', command: 'AUTH PLAIN' }, true],
    ['nobody at the port', { code: 'ESOCKET', syscall: 'connect', command: 'CONN' }, true],
    ['a name without an address', { code: 'EDNS', command: 'CONN' }, true],
    ['a broken certificate', { code: 'ETLS', command: 'CONN' }, true],
  ])('%s', (_what, fields, isAway) => {
    for (const promise of ['transactional', 'bulk'] as const) {
      expect(outcomeOf(failure(fields), promise)).toMatchObject({ state: 'retry', isAway });
    }
  });
});

test.each([
  { code: 'ECONNECTION', command: 'CONN' },
  { code: 'ETIMEDOUT', command: 'CONN' },
  { code: 'ESOCKET', errno: -104, syscall: 'read', command: 'CONN' },
  { code: 'ECONNECTION', responseCode: 421, command: 'CONN' },
  { code: 'EMESSAGE', responseCode: 421, command: 'DATA' },
  { code: 'EABORT' },
  {},
])('after %o nobody knows whether it arrived', (fields) => {
  expect(outcomeOf(failure(fields), 'transactional')).toMatchObject({ state: 'retry', isAway: true });
  expect(outcomeOf(failure(fields), 'bulk')).toMatchObject({ state: 'unclear', reply: 'it failed' });
});
