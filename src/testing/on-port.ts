import { onTestFinished } from 'vitest';
import { createNodeServer } from '#platform/server/http/node-server.ts';
import { freePort } from '../../scripts/find/free-port.ts';
import { createTestApp, type TestApp } from './app.ts';

/** The whole program on a real port, for external clients. It is closed when its test ends. */
export async function createTestAppOnPort(): Promise<{ app: TestApp; url: string }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const app = await createTestApp({ PUBLIC_URL: url });
  const server = createNodeServer(app.fetch);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { app, url };
}
