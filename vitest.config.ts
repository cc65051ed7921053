import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './scripts/find/postgres.ts';

/** Tests of what reads and writes the database run on both engines. */
const ON_BOTH_ENGINES = [
  'src/app/**/*.test.ts',
  'src/rooms/*/*/server/**/*.test.ts',
  'src/platform/server/{backup,database,jobs}/**/*.test.ts',
];
/** Tests of what only shows what those give, or whose name says that the engine makes no difference to them. */
const ON_SQLITE = '**/*.sqlite.test.ts';
const ON_A_DATABASE = [...ON_BOTH_ENGINES, 'src/{site,documentation,demo,admin/server}/**/*.test.ts'];
const ON_BUILT_SERVER = ['e2e/process/**/*.test.ts'];

/** Generous, for a slow or busy machine: what is there at once is found at once. */
const testTimeout = 120_000;
const expect = { poll: { timeout: 60_000, interval: 20 } };
/** What takes seconds of the processor. `npm run test:quick` leaves it out. */
const tags = [{ name: 'long' }];
/** Two for each core, because tests of processes and of PostgreSQL often wait. */
const shared = {
  testTimeout,
  hookTimeout: testTimeout,
  expect,
  tags,
  maxWorkers: 2 * availableParallelism(),
};
/** Loading the program for each file took longer than most files do. */
const inSharedWorkers = { ...shared, isolate: false, setupFiles: 'src/testing/share-worker.ts' };
const onDatabase = { ...inSharedWorkers, include: ON_A_DATABASE };
const sqlite = {
  test: { ...onDatabase, name: 'sqlite', globalSetup: 'src/testing/set-up-sqlite.ts' },
};
/** Always declared, so that no check depends on what is installed. */
const postgres = {
  test: {
    ...onDatabase,
    name: 'postgres',
    include: findPostgres() ? ON_BOTH_ENGINES : [],
    exclude: [ON_SQLITE],
    globalSetup: 'src/testing/set-up-postgres.ts',
  },
};
const process = {
  test: { ...shared, name: 'process', include: ON_BUILT_SERVER, testTimeout: 300_000 },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', '{bench,scripts}/**/*.test.ts'],
          exclude: ON_A_DATABASE,
          ...inSharedWorkers,
        },
      },
      sqlite,
      postgres,
      process,
    ],
  },
});
