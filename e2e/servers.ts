import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '#platform/server/config.ts';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { openStore, type Store } from '#platform/server/database/store.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { quickFolder } from '#testing/temporary-folder.ts';
import { ADMIN, BEFORE_THE_SUMMIT, templateFolder } from './templates.ts';

export type Environment = Readonly<Record<string, string>>;

export interface Server extends BuiltServer {
  admin: typeof ADMIN;
  /** Reads or changes the server's database directly. */
  withStore<T>(work: (store: Store) => Promise<T>): Promise<T>;
  config: Config;
}

interface Running extends Server {
  remove(): Promise<void>;
}

/** Tests take turns with this many; each server takes some 200 MB of memory. */
const RUNNING_AT_ONCE = 3;

/** The servers of one worker: one for each environment, with its own data. */
export class Servers {
  /** The most recently used one comes last. */
  readonly #running = new Map<Environment, Running>();

  async get(environment: Environment): Promise<Server> {
    const running = this.#running.get(environment) ?? (await this.#start(environment));
    this.#running.delete(environment);
    this.#running.set(environment, running);
    return running;
  }

  async end(): Promise<void> {
    await Promise.all([...this.#running.values()].map((server) => server.remove()));
  }

  async #start(environment: Environment): Promise<Running> {
    for (const [oldest, server] of [...this.#running].slice(0, 1 - RUNNING_AT_ONCE)) {
      this.#running.delete(oldest);
      await server.remove();
    }
    return startOnCopy(environment);
  }
}

async function startOnCopy(environment: Environment): Promise<Running> {
  const folder = quickFolder('browser');
  const variables = { CLOCK: BEFORE_THE_SUMMIT, ...environment, DATA_DIR: folder.path };
  const config = readConfig(variables);
  copyFileSync(join(templateFolder(config.seed), SQLITE_FILE), join(folder.path, SQLITE_FILE));
  const server = await startBuiltServer(variables);
  return {
    ...server,
    admin: ADMIN,
    config,
    withStore: async (work) => {
      const store = openStore(config);
      return work(store).finally(() => store.close());
    },
    remove: async () => {
      await server.end('SIGKILL');
      folder.remove();
    },
  };
}
