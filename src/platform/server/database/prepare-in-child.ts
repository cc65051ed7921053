import { fork } from 'node:child_process';
import { once } from 'node:events';
import { StartRefusal } from '../config.ts';
import { builtModule } from './built-module.ts';
import type { OnStep } from './migrate.ts';
import type { Place } from './store.ts';

/** What the process that prepares the database is asked. */
export interface Asked {
  task: 'check' | 'migrate';
  place: Place;
}

/** What it says. */
export type Said = { step: number; steps: number } | { refused: string } | 'done';

/**
 * Migrates in a child process, because SQLite would stop this one for as long as a migration takes. Throws a
 * StartRefusal if it fails. A signal ends both at once: what was begun is undone.
 */
export function migrateInChild(place: Place, onStep: OnStep): Promise<void> {
  return askChild({ task: 'migrate', place }, 'Upgrading', onStep);
}

/** Checks SQLite's database in a child process. Throws a StartRefusal if it is damaged. */
export function checkInChild(place: Place): Promise<void> {
  return askChild({ task: 'check', place }, 'Checking');
}

async function askChild(
  { task, place: { databaseUrl, dataDir } }: Asked,
  doing: string,
  onStep: OnStep = () => {},
): Promise<void> {
  // A signal to the program's group is answered here.
  const child = fork(builtModule('preparing-process'), { detached: true });
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
  child.send({ task, place: { databaseUrl, dataDir } } satisfies Asked);
  const [code, signal] = await once(child, 'exit');
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (last === 'done') return;
  if (typeof last === 'object' && 'refused' in last) throw new StartRefusal(last.refused);
  throw new StartRefusal(
    `${doing} the database was interrupted (${signal ?? code}). It wasn’t changed: start the program again.`,
  );
}
