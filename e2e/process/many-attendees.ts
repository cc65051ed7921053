import { readConfig } from '#platform/server/config.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { openStore } from '#platform/server/database/store.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { insertSignedIn } from '#testing/session.ts';
import { fillAttendees } from '../../bench/fill-attendees.ts';

/** The built program with that many attendees in that folder, and an administrator's cookie. */
export async function serveAttendees(
  DATA_DIR: string,
  rows: number,
  variables: Record<string, string>,
): Promise<{ server: BuiltServer; cookie: string }> {
  const environment = { DATA_DIR, SEED: 'event' };
  const config = readConfig(environment);
  await migrate(config);
  const store = openStore(config);
  await fillAttendees(store, rows);
  const { cookie } = await insertSignedIn(store, config, 'Administrator', new Date());
  await store.close();
  return { server: await startBuiltServer({ ...environment, ...variables }), cookie };
}
