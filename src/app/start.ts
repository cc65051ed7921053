import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { howToSee } from '#demo/how-to-see.ts';
import { removeLeftovers } from '#platform/server/backup/remove-leftovers.ts';
import { createClock } from '#platform/server/clock.ts';
import type { Config } from '#platform/server/config.ts';
import { KEY_FILE } from '#platform/server/data-folder.ts';
import { explainFailure } from '#platform/server/database/explain-failure.ts';
import { openMigrated } from '#platform/server/database/open-migrated.ts';
import { SharedLimits } from '#platform/server/database/shared-limits.ts';
import type { Store } from '#platform/server/database/store.ts';
import { DatabaseUnavailable } from '#platform/server/database/unavailable.ts';
import { Health } from '#platform/server/health.ts';
import type { Services } from '#platform/server/http/context.ts';
import { CONNECTION_LIMITS, createNodeServer } from '#platform/server/http/node-server.ts';
import { answerStarting, answerUpgrading } from '#platform/server/http/starting.ts';
import { JobRunner } from '#platform/server/jobs/runner.ts';
import { createLog, type Log } from '#platform/server/log.ts';
import type { ResponseCache } from '#platform/server/pages/response-cache.ts';
import { findSecretKeys, makeSecretKey, newSecretKey } from '#platform/server/secret-keys.ts';
import { Secrets } from '#platform/server/secrets.ts';
import { watchEventLoop } from '#platform/server/watch/watchdog.ts';
import { READY } from '#platform/server/worker-messages.ts';
import {
  assertSecretsReadable,
  encryptStored,
  endRestoredAccess,
  ensureFirstAdministrator,
} from '#rooms/access/server.ts';
import { assertKeyOpens } from '#rooms/ground/server.ts';
import { keepConsentTexts } from '#rooms/people/server.ts';
import { createResponseCache } from '#site/server/response-cache.ts';
import { figuresOf } from './figures.ts';
import { listen } from './listen.ts';
import { createJobs, MODULES } from './modules.ts';
import { seed } from './seed.ts';
import { type AppOptions, createApp } from './server.ts';
import { stopGently } from './stop.ts';

const KEY_MADE =
  'The secret key is in FILE. Backups can’t be used without it: keep a copy of it, but apart from them.';

/** Workers are numbered; those that replace another one get further numbers. */
const FIRST_WORKER = 1;

/**
 * Opens, migrates and seeds the database, and shows the first administrator's sign-in, once. Tells before each migration of
 * an existing database.
 */
export async function prepare(
  config: Config,
  log = createLog(config.logLevel),
  onUpgrade = () => {},
): Promise<Services> {
  const store = await openMigrated(config, log, (step, steps) => {
    onUpgrade();
    const said = `Upgrading the database (${step} of ${steps})`;
    // The log goes to the terminal, too.
    if (log.isLevelEnabled('info')) log.info({ step, steps }, said);
    else process.stdout.write(`${said}\n`);
  });
  try {
    return await fill(config, store, log);
  } catch (thrown) {
    await store.close();
    throw thrown instanceof DatabaseUnavailable ? explainFailure(config, thrown) : thrown;
  }
}

/** The key is made last: a start that is refused leaves none. Until then one stands for it that opens nothing. */
async function fill(config: Config, store: Store, log: Log): Promise<Services> {
  const keys = findSecretKeys(config);
  const services = {
    config,
    secrets: new Secrets(keys ?? [newSecretKey()]),
    store,
    clock: createClock(config.clock),
    log,
    limits: new SharedLimits(store),
    modules: MODULES,
  };
  await assertSecretsReadable(services);
  await assertKeyOpens(services);
  await endRestoredAccess(services);
  await keepConsentTexts(services);
  await seed(services);
  await ensureFirstAdministrator(services, ({ email, password }) => {
    process.stdout.write(
      `The first administrator, shown this once: ${email} with the password ${password}\n`,
    );
  });
  const ready = keys ? services : { ...services, secrets: new Secrets(makeSecretKey(config)) };
  if (!keys) process.stdout.write(`${KEY_MADE.replace('FILE', join(config.dataDir, KEY_FILE))}\n`);
  await encryptStored(ready);
  return ready;
}

/**
 * Takes its port, prepares the database, and serves until the process is told to stop. The port comes first:
 * if it isn't available, the first administrator's sign-in must not have been shown yet. A further worker is sent
 * visitors as soon as it has the port, so it takes it when it can answer.
 */
export async function serve(
  config: Config,
  options: Omit<AppOptions, 'services' | 'health' | 'cache'>,
): Promise<void> {
  const tracing = config.tracing
    ? (await import('#platform/server/watch/tracing.ts')).startTracing()
    : undefined;
  const log = createLog(config.logLevel);
  let answer: Hono['fetch'] = answerStarting;
  let cache: ResponseCache | undefined;
  const server = createNodeServer((request, env) => answer(request, env), {
    log,
    limits: {
      connections: Math.ceil(CONNECTION_LIMITS.connections / config.workers),
      waitingBytes: CONNECTION_LIMITS.waitingBytes / config.workers,
      trustedProxies: config.trustedProxies,
    },
    repeat: (incoming, outgoing) => cache?.repeat(incoming, outgoing) ?? false,
    traceRequest: tracing?.traceRequest,
  });
  const isFirst = (cluster.worker?.id ?? FIRST_WORKER) === FIRST_WORKER;
  if (isFirst) await listen(server, config);
  const metrics = await listenForMetrics(server, config);
  const services = await prepare(config, log, () => {
    answer = answerUpgrading;
  });
  const health = new Health(services.store, log);
  cache = createResponseCache(services, health);
  answer = createApp({ ...options, services, health, cache }).fetch;
  const jobs = new JobRunner(services, createJobs(config));
  jobs.start();
  metrics?.show(figuresOf(services));
  stopGently({ tracing, server, health, jobs, store: services.store, log });
  watchEventLoop(server);
  if (isFirst) {
    void tellLeftovers(config, log);
    await sayReady(services);
  } else await listen(server, config);
  cluster.worker?.send(READY);
}

async function tellLeftovers(config: Config, log: Log): Promise<void> {
  const { removed, failed } = await removeLeftovers(config);
  if (removed) log.warn(removed);
  if (failed) log.info(failed);
}

async function sayReady(services: Services): Promise<void> {
  process.stdout.write(`Summit is ready at ${services.config.publicUrl}\n`);
  const hint = await howToSee(services).catch(() => undefined);
  if (hint) process.stdout.write(`${hint}\n`);
}

async function listenForMetrics(watched: Server, { metricsPort, host }: Config) {
  if (!metricsPort) return undefined;
  const { createMetrics } = await import('#platform/server/watch/metrics.ts');
  const metrics = createMetrics(watched);
  if (cluster.isWorker) return metrics;
  const { createMetricsServer } = await import('#platform/server/watch/metrics-server.ts');
  await listen(createMetricsServer(metrics.read), { port: metricsPort, host, variable: 'METRICS_PORT' });
  return metrics;
}
