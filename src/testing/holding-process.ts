import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import type { TestApp } from './app.ts';

/** Another process that holds the lease of a job. It is killed when the test ends. */
export async function holdingProcess({ services, clock }: TestApp, kind: string): Promise<ChildProcess> {
  const { dataDir, databaseUrl = '' } = services.config;
  const child = spawn(process.execPath, [fromRoot('src/testing/hold-job.ts'), kind], {
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, CLOCK: clock.now().toISOString() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}
