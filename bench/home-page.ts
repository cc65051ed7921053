import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Comparison, compare } from './compare.ts';
import { startRaw } from './raw/start-raw.ts';
import { rawGet } from './raw-get.ts';

const SECONDS = 3;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
/** Set by the server for each connection, so the baseline sets its own. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);

/** Home pages per second, compared with Node's plain server sending the same bytes. */
export async function measureHomePage(url: string, folder: string): Promise<Comparison> {
  const { headers, body } = await rawGet(`${url}/`, BROWSER);
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
  const files = { body: join(folder, 'home.body'), headers: join(folder, 'home.headers.json') };
  writeFileSync(files.body, body);
  writeFileSync(files.headers, JSON.stringify(Object.fromEntries(kept)));
  const raw = await startRaw('page-server.ts', files.body, files.headers);
  const load = { seconds: SECONDS, headers: BROWSER };
  return compare({ ...load, url: `${url}/` }, { ...load, url: raw.url }).finally(raw.stop);
}
