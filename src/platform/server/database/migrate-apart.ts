import { fork } from 'node:child_process';
import { once } from 'node:events';
import { StartRefusal } from '../config.ts';
import { builtModule } from './built-module.ts';
import type { OnStep } from './migrate.ts';
import type { Place } from './store.ts';

/** What the process that migrates says. */
export type Said = { step: number; steps: number } | { refused: string } | 'done';

/**
 * Migrates in a process of its own, because SQLite would stop this one for as long as a migration takes. Throws a
 * StartRefusal if it fails. A signal ends both at once: what was begun is undone.
 */
export async function migrateApart({ databaseUrl, dataDir }: Place, onStep: OnStep): Promise<void> {
  // A signal to the program's group is answered here.
  const child = fork(builtModule('migration-process'), { detached: true });
  const stop = () => {
    child.kill('SIGKILL');
    process.exit(0);
  };
  // Without a listener, the first process of a container wouldn't end.
  process.once('SIGTERM', stop).once('SIGINT', stop);
  let last: Said | undefined;
  child.on('message', (said: Said) => {
    last = said;
    if (typeof said === 'object' && 'step' in said) onStep(said.step, said.steps);
  });
  child.send({ databaseUrl, dataDir } satisfies Place);
  const [code, signal] = await once(child, 'exit');
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (last === 'done') return;
  if (typeof last === 'object' && 'refused' in last) throw new StartRefusal(last.refused);
  throw new StartRefusal(
    `Upgrading the database was interrupted (${signal ?? code}). It wasn’t changed: start the program again.`,
  );
}
