import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fileResponse } from './file-response.ts';

function* pieces() {
  for (;;) yield Buffer.alloc(64 * 1024);
}

test('downloads that are left while more of them is ready end quietly', async () => {
  for (let count = 1; count < 20; count += 1) {
    const content = Readable.from(pieces(), { objectMode: false });
    const reader = fileResponse(content, 'list.csv', 'text/csv').body?.getReader();
    for (let read = 0; read < count; read += 1) await reader?.read();
    await reader?.cancel();
    expect(content.destroyed).toBe(true);
  }
  // A failure that nobody catches fails the tests, and would end the program.
  await setImmediate();
});
