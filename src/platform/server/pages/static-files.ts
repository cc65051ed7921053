import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

/** Built files carry a hash of their content in their name, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** Serves the files of the build, compressed where the build has them so. */
export function mountStaticFiles(app: Hono, folder: string): void {
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (path, c) => {
      c.header('cache-control', path.includes('/assets/') ? FOREVER : AN_HOUR);
    },
  });
  // What begins with a dot is the build's own business.
  app.use('*', (c, next) => (c.req.path.includes('/.') ? next() : serve(c, next)));
}
