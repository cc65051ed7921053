/** @module-tag long */

import { afterAll, expect, test, vi } from 'vitest';

afterAll(() => vi.doUnmock('./message.ts'));

test('the server says nothing while it loads, since nobody is there yet whose language it could be', async () => {
  const said: string[] = [];
  vi.resetModules();
  vi.doMock('./message.ts', () => ({
    message: (text: unknown) => () => {
      said.push(JSON.stringify(text));
      return '';
    },
  }));
  await import('#app/server.ts');
  await import('#app/modules.ts');
  expect(said).toEqual([]);
});
