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

interface Kept extends Server {
  remove(): Promise<void>;
}

/** Tests take turns with this many; each server takes some 200 MB of memory. */
const KEPT_AT_ONCE = 3;

/** The servers of one worker: one for each environment, with its own data. */
export class Servers {
  /** The most recently used one comes last. */
  readonly #kept = new Map<Environment, Kept>();

  async get(environment: Environment): Promise<Server> {
    const kept = this.#kept.get(environment) ?? (await this.#start(environment));
    this.#kept.delete(environment);
    this.#kept.set(environment, kept);
    return kept;
  }

  async end(): Promise<void> {
    await Promise.all([...this.#kept.values()].map((server) => server.remove()));
  }

  async #start(environment: Environment): Promise<Kept> {
    for (const [oldest, server] of [...this.#kept].slice(0, 1 - KEPT_AT_ONCE)) {
      this.#kept.delete(oldest);
      await server.remove();
    }
    return startOnCopy(environment);
  }
}

async function startOnCopy(environment: Environment): Promise<Kept> {
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
