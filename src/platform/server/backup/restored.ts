import { deleteSetting, readSetting } from '../database/settings.ts';
import type { Database } from '../database/store.ts';

const NAME = 'restored';

/** SQL that notes in a restored database that it is one. */
export const NOTE_RESTORED = `insert into settings (name, value) values ('${NAME}', 'yes') on conflict (name) do nothing`;

/** Whether a database was restored, and nobody has done since what that asks for. */
export async function isRestored(database: Database): Promise<boolean> {
  return (await readSetting(database, NAME)) !== undefined;
}

export function forgetRestored(database: Database): Promise<void> {
  return deleteSetting(database, NAME);
}
