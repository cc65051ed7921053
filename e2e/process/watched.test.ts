import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startBuiltServer } from '#testing/built-server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { freePort } from '../../scripts/find/free-port.ts';

interface Span {
  traceId: string;
  name: string;
  parentSpanId?: string;
  spanId: string;
  links?: { traceId: string; spanId: string; traceState?: string }[];
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

test('its figures are shown to Prometheus', async () => {
  const metricsPort = await freePort();
  const server = await start({ METRICS_PORT: String(metricsPort) });
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  await fetch(server.url);
  for (const _ of [1, 2, 3]) expect((await fetch(`${server.url}/contact`)).status).toBe(200);
  await fetch(`${server.url}/aiAPI/counter`);
  await fetch(`${server.url}/nowhere`);

  const reply = await fetch(metrics);
  expect(reply.headers.get('content-type')).toContain('text/plain');
  const text = await reply.text();
  const figure = (start: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(start))
        ?.split(' ')
        .at(-1),
    );
  expect(figure('summit_request_seconds_count{kind="page",status="2xx"}')).toBe(4);
  expect(figure('summit_request_seconds_count{kind="page",status="4xx"}')).toBe(1);
  expect(figure('summit_request_seconds_count{kind="call",status="2xx"}')).toBe(1);
  expect(figure('summit_replies_from_memory_total')).toBeGreaterThanOrEqual(1);
  expect(figure('summit_database_work{of="waiting changes"}')).toBe(0);
  expect(figure('summit_oldest_waiting_mail_seconds')).toBe(0);
  expect(figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(`${server.url}/metrics`)).status, 'visitors don’t see them').toBe(404);
});

test('a port for the figures that is taken is named before anything else happens', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  await expect(start({ METRICS_PORT: String(port) })).rejects.toThrow(
    `METRICS_PORT=${port} is already in use. Stop the program that uses it, or set METRICS_PORT to another number.`,
  );
});

test('traces of requests and their queries are sent to a collector, whatever the caller’s trace is', async () => {
  const spans: Span[] = [];
  const collector = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Sent;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  onTestFinished(() => void collector.close());
  const { port } = collector.address() as AddressInfo;

  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, TRUST_PROXY: '1' };
  const server = await start(environment);
  const [traceId, callerId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  for (const flags of ['01', '00']) {
    const traceparent = `00-${traceId}-${callerId}-${flags}`;
    await fetch(`${server.url}/speakers?name=Ama`, {
      headers: { traceparent, tracestate: 'stranger=words' },
    });
  }
  const token = 'a'.repeat(43);
  await fetch(`${server.url}//MY%2F${token}`);
  expect(await server.end('SIGTERM')).toBe(0);

  expect(spans.filter((span) => span.traceId === traceId)).toEqual([]);
  const requests = spans.filter(({ name }) => name === 'GET page');
  expect(requests, 'also those that the caller doesn’t trace').toHaveLength(3);
  const [request] = requests;
  expect(request?.parentSpanId ?? '').toBe('');
  expect(request?.links).toMatchObject([{ traceId, spanId: callerId }]);
  expect(JSON.stringify(spans)).not.toContain('stranger');
  expect(JSON.stringify(spans)).not.toContain(token);
  expect(request?.attributes).toContainEqual({ key: 'url.path', value: { stringValue: '/speakers' } });
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  });
  const own = spans.filter((span) => span.traceId === request?.traceId);
  const queries = own.filter(
    ({ name, parentSpanId }) => name === 'query' && parentSpanId === request?.spanId,
  );
  expect(JSON.stringify(queries), 'the statement, without what people typed').toContain('\\"speakers\\"');
  expect(JSON.stringify(spans)).not.toContain('Ama');
});

async function start(environment: Record<string, string>) {
  const folder = temporaryFolder('watched');
  onTestFinished(folder.remove);
  const server = await startBuiltServer({ DATA_DIR: folder.path, ...environment });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  return server;
}
