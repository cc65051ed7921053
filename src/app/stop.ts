import type { Server } from 'node:http';
import type { Store } from '#platform/server/database/store.ts';
import type { Health } from '#platform/server/health.ts';
import type { JobRunner } from '#platform/server/jobs/runner.ts';
import type { Log } from '#platform/server/log.ts';
import type { Tracing } from '#platform/server/watch/tracing.ts';
import { within } from '#platform/server/within.ts';

/** How long it stays reachable but not ready, so that load balancers notice. */
const NOTICE_MS = 1_000;
/** How long a request or a job may take to finish before it is cut off. */
const DRAIN_MS = 5_000;
/**
 * How long closing the database may take. Together these stay below the 10 s that senders of the signal wait.
 */
const CLOSE_MS = 2_000;

interface Running {
  tracing: Tracing | undefined;
  server: Server;
  health: Health;
  jobs: JobRunner;
  store: Store;
  log: Log;
}

/** On SIGTERM or SIGINT: report not ready, finish open requests and jobs, close the database, exit. */
export function stopGently({ tracing, server, health, jobs, store, log }: Running): void {
  const stop = async (signal: NodeJS.Signals) => {
    // A signal to a process group arrives twice: from the group, and passed on by npm.
    if (health.stopping) return;
    log.info({ signal }, 'stopping');
    health.stop();
    const jobsEnded = within(NOTICE_MS + DRAIN_MS, jobs.stop(), undefined);
    await new Promise((resolve) => setTimeout(resolve, NOTICE_MS));
    await Promise.all([drained(server, log), jobsEnded]);
    await within(CLOSE_MS, Promise.all([store.close(), tracing?.close()]), undefined);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function drained(server: Server, log: Log): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => {
      log.warn('requests that took too long were cut off');
      server.closeAllConnections();
    }, DRAIN_MS);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
    server.closeIdleConnections();
  });
}
