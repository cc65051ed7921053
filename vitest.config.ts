import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './scripts/find/postgres.ts';

/** Tests that use the database run on both engines, all others once. */
const ON_A_DATABASE = [
  'src/{app,site,documentation,demo}/**/*.test.ts',
  'src/modules/*/server/**/*.test.ts',
  'src/admin/server/**/*.test.ts',
  'src/platform/server/{backup,database,jobs}/**/*.test.ts',
];
const ON_BUILT_SERVER = ['e2e/process/**/*.test.ts'];

/** Generous, for a busy machine. */
const testTimeout = 30_000;
/** One more worker than there are cores, because tests of processes often wait. */
const shared = { testTimeout, maxWorkers: availableParallelism() + 1 };
const onDatabase = {
  ...shared,
  include: ON_A_DATABASE,
  // Loading the whole program for each file took longer than most files do.
  isolate: false,
  setupFiles: 'src/testing/share-worker.ts',
};
const sqlite = {
  test: { ...onDatabase, name: 'sqlite', globalSetup: 'src/testing/set-up-sqlite.ts' },
};
/** Always declared, so that no check depends on what is installed. */
const postgres = {
  test: {
    ...onDatabase,
    name: 'postgres',
    include: findPostgres() ? ON_A_DATABASE : [],
    globalSetup: 'src/testing/set-up-postgres.ts',
  },
};
const process = {
  test: { ...shared, name: 'process', include: ON_BUILT_SERVER, testTimeout: 300_000, hookTimeout: 60_000 },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', '{bench,scripts}/**/*.test.ts'],
          exclude: ON_A_DATABASE,
          setupFiles: 'src/testing/every-kind.ts',
          ...shared,
        },
      },
      sqlite,
      postgres,
      process,
    ],
  },
});
