import { seed } from '#app/seed.ts';
import { createClock } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { openStore } from '#platform/server/database/store.ts';
import { keepConsentTexts } from '#rooms/people/submissions/server/service.ts';
import './every-kind.ts';
import { LimitsInMemory } from '#platform/server/limits.ts';
import { createLog } from '#platform/server/log.ts';
import { Secrets } from '#platform/server/secrets.ts';

/** Creates the database that every test copies: fully migrated, with only the edition's own facts. */
export async function makeTemplate(environment: Record<string, string>): Promise<void> {
  const config = readConfig({ ...environment, SEED: 'event', LOG_LEVEL: 'silent' });
  await migrate(config);
  const store = openStore(config);
  try {
    await keepConsentTexts({ store });
    await seed({
      config,
      store,
      clock: createClock(config.clock),
      log: createLog(config.logLevel),
      limits: new LimitsInMemory(),
      // Nobody is registered yet; and modules can't be loaded without a build.
      modules: [],
      secrets: new Secrets(['of a template that keeps no secrets']),
    });
  } finally {
    await store.close();
  }
}
