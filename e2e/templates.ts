import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#platform/server/config.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { quickFolder } from '#testing/temporary-folder.ts';

/** Eight weeks before the summit, so that tests don't depend on the day they run. */
export const BEFORE_THE_SUMMIT = '2025-07-01T09:00:00Z';
export const ADMIN = { email: 'admin@summit.example', password: 'correct horse battery' };

const SEEDS: readonly Config['seed'][] = ['demo', 'event', 'none'];
/** Tells Playwright's workers where the templates are. */
const VARIABLE = 'SUMMIT_TEMPLATES';

/** Runs before all tests: the program creates and seeds a database for each seed, and the tests' servers start from copies. */
export default async function makeTemplates(): Promise<() => void> {
  const folder = quickFolder('templates');
  process.env[VARIABLE] = folder.path;
  await Promise.all(SEEDS.map(makeTemplate));
  return folder.remove;
}

async function makeTemplate(seed: Config['seed']): Promise<void> {
  const path = templateFolder(seed);
  mkdirSync(path);
  const server = await startBuiltServer({
    SEED: seed,
    CLOCK: BEFORE_THE_SUMMIT,
    DATA_DIR: path,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await server.end('SIGTERM');
}

/** The folder of the seeded database that a server with this seed starts from. */
export function templateFolder(seed: Config['seed']): string {
  return join(process.env[VARIABLE] ?? '', seed);
}
