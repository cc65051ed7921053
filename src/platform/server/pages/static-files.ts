import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

/** Built files have a hash of their content in their name, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** Serves the build's files, compressed if the build contains them compressed. */
export function mountStaticFiles(app: Hono, folder: string): void {
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (path, c) => {
      c.header('cache-control', path.includes('/assets/') ? FOREVER : AN_HOUR);
    },
  });
  // Files that begin with a dot are internal to the build.
  app.use('*', (c, next) => (c.req.path.includes('/.') ? next() : serve(c, next)));
}
