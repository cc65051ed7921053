import { join } from 'node:path';
import { PUBLIC_ROUTES } from '#app/routes.ts';
import { SQLITE_FILE } from '#platform/server/database/store.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { makeTemplate } from '#testing/make-template.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import type { Comparison } from '../bench/compare.ts';
import { measureHomePage } from '../bench/home-page.ts';
import { measureJavaScript } from '../bench/javascript-size.ts';
import { measureRegistrations } from '../bench/registrations.ts';

const folder = temporaryFolder('bench');
const dataDir = join(folder.path, 'data');
const template = join(folder.path, 'template');
await makeTemplate({ DATA_DIR: template });
const server = await startBuiltServer({
  APP_ENV: 'trial',
  CAPTCHA: 'off',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
});

try {
  report('Home page', await measureHomePage(server.url, folder.path));
  const emptyDatabase = join(template, SQLITE_FILE);
  const places = { url: server.url, dataDir, emptyDatabase, scratch: folder.path };
  report('Registrations', await measureRegistrations(places));
  const paths = PUBLIC_ROUTES.map(({ path }) => path).filter((path) => !path.includes(':'));
  for (const { path, files, gzipBytes } of await measureJavaScript(server.url, paths)) {
    const kilobytes = (gzipBytes / 1024).toFixed(1);
    console.log(`JavaScript on ${path}: ${gzipBytes} bytes gzip (${kilobytes} KB in ${files} files)`);
  }
} finally {
  await server.end('SIGTERM');
  folder.remove();
}

function report(what: string, { ours, raw, ratio }: Comparison): void {
  const figures = [ours, raw].map((value) => Math.round(value).toLocaleString('en-GB'));
  console.log(`${what}: ${figures[0]}/s, raw ${figures[1]}/s, ratio ${ratio.toFixed(2)}`);
}
