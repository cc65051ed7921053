import { createClock } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { openStore } from '#platform/server/database/store.ts';
import { JobRunner } from '#platform/server/jobs/runner.ts';
import { LimitsInMemory } from '#platform/server/limits.ts';
import { createLog } from '#platform/server/log.ts';
import { Secrets } from '#platform/server/secrets.ts';

/** A process that begins a job of the kind it is given and never ends it. */
const config = readConfig(process.env);
const [, , kind = ''] = process.argv;
const services = {
  config,
  store: openStore(config),
  clock: createClock(config.clock),
  log: createLog(config.logLevel),
  limits: new LimitsInMemory(),
  // It changes nothing; and modules can't be loaded without a build.
  modules: [],
  secrets: new Secrets(['of a process that keeps no secrets']),
};
const run = async () => {
  process.stdout.write('running\n');
  await new Promise(() => {});
};
new JobRunner(services, [{ kind, schedule: { every: 60_000 }, run }]).start();
