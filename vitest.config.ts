import { defineConfig } from 'vitest/config';
import { findPostgres } from './scripts/find/postgres.ts';

/** Tests that touch the database run on each engine; the rest once. */
const ON_A_DATABASE = [
  'src/app/**/*.test.ts',
  'src/features/*/server/**/*.test.ts',
  'src/platform/server/database/**/*.test.ts',
];
const ON_BUILT_SERVER = ['e2e/process/**/*.test.ts'];

const sqlite = {
  test: { name: 'sqlite', include: ON_A_DATABASE, globalSetup: 'src/testing/set-up-sqlite.ts' },
};
const postgres = {
  test: { name: 'postgres', include: ON_A_DATABASE, globalSetup: 'src/testing/set-up-postgres.ts' },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ON_A_DATABASE,
        },
      },
      sqlite,
      ...(findPostgres() ? [postgres] : []),
      { test: { name: 'process', include: ON_BUILT_SERVER, testTimeout: 120_000, fileParallelism: false } },
    ],
  },
});
