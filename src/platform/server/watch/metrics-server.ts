import { createServer, type Server } from 'node:http';
import { Registry } from 'prom-client';

/** Shows figures at `/metrics`, in Prometheus's form. It doesn't listen yet. */
export function createMetricsServer(read: () => Promise<string>): Server {
  return createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
    const text = await read().catch(() => undefined);
    if (text === undefined) return void response.writeHead(503).end();
    response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
  });
}
