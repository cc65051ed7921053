import { onTestFinished } from 'vitest';
import { createNodeServer } from '#platform/server/http/node-server.ts';
import { freePort } from '../../scripts/find/free-port.ts';
import { createTestApp, type TestApp } from './app.ts';

interface OnPort {
  app: TestApp;
  url: string;
  /** How many requests weren't answered by repeating a response. */
  handled: () => number;
}

/** The whole program, or another handler with its cache, on a real port, for external clients. It is closed when its test ends. */
export async function createTestAppOnPort(
  handlerOf: (app: TestApp) => TestApp['fetch'] = ({ fetch }) => fetch,
): Promise<OnPort> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const app = await createTestApp({ PUBLIC_URL: url });
  const handler = handlerOf(app);
  let handled = 0;
  const handle: TestApp['fetch'] = (...request) => {
    handled += 1;
    return handler(...request);
  };
  const server = createNodeServer(handle, {
    log: app.services.log,
    repeat: (incoming, outgoing) => app.cache.repeat(incoming, outgoing),
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { app, url, handled: () => handled };
}
