import cluster from 'node:cluster';
import { type Config, StartRefusal } from '../config.ts';
import type { Log } from '../log.ts';
import { FAILED } from '../worker-messages.ts';
import { isLeftByCrash } from './check-after-crash.ts';
import { explainFailure } from './explain-failure.ts';
import { isOfOlderVersion, migrate, type OnStep, whenFree } from './migrate.ts';
import { checkInChild, migrateInChild } from './prepare-in-child.ts';
import { openStore, type Store } from './store.ts';

/**
 * Checks, opens and migrates the database, or throws a StartRefusal. It is opened before it is migrated: from then on,
 * no backup can take its place.
 */
export async function openMigrated(config: Config, log: Log, onStep: OnStep): Promise<Store> {
  let store: Store | undefined;
  try {
    if (!config.databaseUrl && isLeftByCrash(config.dataDir)) await checkInChild(config);
    store = await whenFree(() => openWatched(config, log));
    if (await isOfOlderVersion(store)) await migrateInChild(config, onStep);
    else await migrate(config);
    return store;
  } catch (thrown) {
    await store?.close();
    throw thrown instanceof StartRefusal ? thrown : explainFailure(config, thrown);
  }
}

/** Once what one worker writes can't be relied on, none of them writes any more. */
function openWatched(config: Config, log: Log): Store {
  const store = openStore(config, {
    onFailure: (failure) => {
      log.fatal({ err: failure }, 'nothing is written any more: check or restore the database');
      cluster.worker?.send(FAILED);
    },
  });
  cluster.worker?.on('message', (said) => said === FAILED && store.giveUp('another worker says so'));
  return store;
}
