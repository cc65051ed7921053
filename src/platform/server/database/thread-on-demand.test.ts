import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import type { Question, ReadRows } from './sqlite-reader.ts';
import { ThreadOnDemand } from './thread-on-demand.ts';

const COUNT = 'select count(*) as count from temp.mine';

test('a thread ends when nobody has asked for half a minute, and another one answers the next question', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const ask = anyThread();
  await ask('create temp table mine (number integer)');
  vi.advanceTimersByTime(29_000);
  expect(await ask(COUNT)).toMatchObject({ rows: [[0]] });
  vi.advanceTimersByTime(29_000);
  expect(await ask(COUNT)).toMatchObject({ rows: [[0]] });
  vi.advanceTimersByTime(31_000);
  expect(await ask(COUNT)).toMatchObject({ message: 'no such table: temp.mine' });
});

/** What only this thread knows is in a table of its own connection. */
function anyThread() {
  const folder = temporaryFolder('thread');
  const path = join(folder.path, 'any.sqlite');
  new DatabaseSync(path).close();
  const thread = new ThreadOnDemand<Question, ReadRows>('reading-thread', { workerData: path });
  onTestFinished(async () => {
    await thread.close();
    folder.remove();
  });
  return (sql: string) => thread.ask({ sql, parameters: [] });
}
