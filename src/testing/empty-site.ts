import { writeSetting } from '#platform/server/database/settings.ts';
import { SEEDED } from '#rooms/edition/editions/server/service.ts';
import { createTestApp, type TestApp } from './app.ts';

/** A site made with `SEED=none`. */
export async function emptySite(environment: Record<string, string> = {}): Promise<TestApp> {
  const app = await createTestApp(environment);
  const { database } = app.store;
  await database.deleteFrom('events').execute();
  await database.deleteFrom('content_versions').execute();
  await writeSetting(database, SEEDED, 'none');
  return app;
}
