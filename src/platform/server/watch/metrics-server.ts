import { createServer, type Server } from 'node:http';
import { Registry } from 'prom-client';
import { sharedReading } from '../shared-reading.ts';

/** A few Prometheus servers ask; anything else would be somebody who shouldn't. */
const CONNECTIONS_MAX = 20;

/**
 * Shows figures at `/metrics`, in Prometheus's form. It doesn't listen yet. Some figures are read from the database:
 * however many ask, they are read once at a time.
 */
export function createMetricsServer(read: () => Promise<string>): Server {
  const readOnce = sharedReading(read);
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
    const text = await readOnce().catch(() => undefined);
    if (text === undefined) return void response.writeHead(503).end();
    response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
  });
  server.maxConnections = CONNECTIONS_MAX;
  return server;
}
