import { expect, test } from 'vitest';
import { createLog, type Log } from './log.ts';

const SECRET = 'Ama Mensah';

function logged(write: (log: Log) => void): string {
  let text = '';
  write(createLog('info', { write: (line) => (text += line) }));
  return text;
}

test.each(['password', 'email', 'name', 'phone', 'cookie', 'authorization', 'token', 'detail', 'where'])(
  'the field %s is dropped wherever it occurs',
  (field) => {
    const personal = { [field]: SECRET };
    const error = Object.assign(new Error('whole'), { row: personal, request: { body: personal } });
    const text = logged((log) => {
      log.info({ ...personal, request: { headers: [{ deep: personal }] } }, 'plain');
      log.error({ err: error }, 'failed');
      log.error(new AggregateError([error], 'several'));
      log.child({ requestId: 'r1' }).info({ request: personal }, 'within a request');
    });
    expect(text).not.toContain(SECRET);
    expect(text.trim().split('\n')).toHaveLength(4);
  },
);

test('the remaining fields tell what happened', () => {
  const [line] = logged((log) => {
    const err = Object.assign(new Error('duplicate key'), { code: '23505', detail: SECRET });
    log.child({ requestId: 'r1' }).error({ err, call: 'addUser', ms: 3, at: [1, 'two', null] }, 'failed');
  }).split('\n');
  expect(JSON.parse(line ?? '')).toMatchObject({
    ...{ requestId: 'r1', call: 'addUser', ms: 3, at: [1, 'two', null], msg: 'failed' },
    err: {
      type: 'Error',
      message: 'duplicate key',
      code: '23505',
      stack: expect.stringContaining('log.test'),
    },
  });
});

test('a path never tells its secret', () => {
  const path = `/MY/${'a'.repeat(43)}`;
  const text = logged((log) =>
    log.child({ requestId: 'r1' }).error({ err: new Error('whole'), path }, 'failed'),
  );
  expect(JSON.parse(text).path).toBe('/MY/…');
});

test('a circular object can be logged', () => {
  const ring: Record<string, unknown> = { size: 1 };
  ring.self = ring;
  expect(logged((log) => log.info({ ring }, 'round'))).toContain('"msg":"round"');
});
