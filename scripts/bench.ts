import { join } from 'node:path';
import { PUBLIC_ROUTES } from '#app/routes.ts';
import { createClock } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { openStore, SQLITE_FILE } from '#platform/server/database/store.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { makeTemplate } from '#testing/make-template.ts';
import { insertSignedIn } from '#testing/session.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import type { Comparison } from '../bench/compare.ts';
import { fillAttendees } from '../bench/fill-attendees.ts';
import { measureHomePage } from '../bench/home-page.ts';
import { measureJavaScript } from '../bench/javascript-size.ts';
import { measureLists } from '../bench/large-lists.ts';
import { measurePainting } from '../bench/painting.ts';
import { measureRegistrations } from '../bench/registrations.ts';

const MANY = 100_000;

const folder = temporaryFolder('bench');
try {
  await onServer('throughput', measureThroughput);
  await onServer('lists', measureLongLists);
} finally {
  folder.remove();
}

async function onServer(name: string, measure: (server: BuiltServer, dataDir: string) => Promise<void>) {
  const dataDir = join(folder.path, name);
  const variables = { APP_ENV: 'trial', CAPTCHA: 'off', DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const server = await startBuiltServer(variables);
  await measure(server, dataDir).finally(() => server.end('SIGTERM'));
}

async function measureThroughput({ url }: BuiltServer, dataDir: string): Promise<void> {
  report('Home page', await measureHomePage(url, folder.path));
  const template = join(folder.path, 'template');
  await makeTemplate({ DATA_DIR: template });
  const emptyDatabase = join(template, SQLITE_FILE);
  report('Registrations', await measureRegistrations({ url, dataDir, emptyDatabase, scratch: folder.path }));
  const paths = PUBLIC_ROUTES.map(({ path }) => path).filter((path) => !path.includes(':'));
  for (const { path, files, gzipBytes } of await measureJavaScript(url, paths)) {
    const kilobytes = (gzipBytes / 1024).toFixed(1);
    console.log(`JavaScript on ${path}: ${gzipBytes} bytes gzip (${kilobytes} KB in ${files} files)`);
  }
}

async function measureLongLists({ url }: BuiltServer, dataDir: string): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir });
  const store = openStore(config);
  await fillAttendees(store, MANY);
  const signedIn = await insertSignedIn(store, config, 'Administrator', createClock().now());
  await store.close();
  console.log(`With ${MANY.toLocaleString('en-GB')} attendees:`);
  for (const { what, median, slowest } of await measureLists(url, signedIn.cookie, MANY)) {
    console.log(`  ${what}: ${median.toFixed(1)} ms, at most ${slowest.toFixed(1)} ms`);
  }
  for (const { what, median } of await measurePainting(url, signedIn)) {
    console.log(`  ${what}: ${Math.round(median)} ms`);
  }
}

function report(what: string, { ours, raw, ratio }: Comparison): void {
  const figures = [ours, raw].map((value) => Math.round(value).toLocaleString('en-GB'));
  console.log(`${what}: ${figures[0]}/s, raw ${figures[1]}/s, ratio ${ratio.toFixed(2)}`);
}
