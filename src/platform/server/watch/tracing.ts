import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  context,
  type Link,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { LogEvent } from 'kysely';
import type { TraceRequest } from '../http/node-server.ts';
import { withoutSecret } from '../http/secret-addresses.ts';
import { pathOf } from '../pages/reply.ts';
import { QUERIES } from './query-channel.ts';
import { requestKind } from './request-kind.ts';

const NAME = 'summit';

export interface Tracing {
  traceRequest: TraceRequest;
  /** Sends what hasn't been sent yet. */
  close(): Promise<void>;
}

/**
 * Sends a trace of each request and its queries to an OpenTelemetry collector, whose address and other settings
 * are in the variables of OpenTelemetry itself. Begins before the database is opened.
 */
export function startTracing(): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? NAME }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer(NAME);

  QUERIES.subscribe((message) => {
    const { query, queryDurationMillis, level } = message as LogEvent;
    if (!trace.getActiveSpan()) return;
    const endTime = Date.now();
    const startTime = endTime - queryDurationMillis;
    const attributes = { 'db.query.text': query.sql };
    const span = tracer.startSpan('query', { kind: SpanKind.CLIENT, startTime, attributes });
    if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endTime);
  });

  const traceRequest: TraceRequest = (incoming, outgoing, answer) => {
    const path = withoutSecret(pathOf(incoming.url ?? ''));
    const attributes = { 'http.request.method': incoming.method ?? '', 'url.path': path };
    const name = `${incoming.method} ${requestKind(path)}`;
    const links = callersOf(incoming);
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, root: true, attributes, links });
    outgoing.once('close', () => endSpan(span, outgoing));
    context.with(trace.setSpan(context.active(), span), answer);
  };
  return { traceRequest, close: () => provider.shutdown() };
}

/**
 * The caller's trace, which ours only points to: proxies pass on what visitors send, and a stranger mustn't choose which
 * requests are traced, nor as what.
 */
function callersOf({ headers }: IncomingMessage): Link[] {
  const caller = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, headers));
  if (!caller) return [];
  const { traceId, spanId, traceFlags } = caller;
  return [{ context: { traceId, spanId, traceFlags } }];
}

function endSpan(span: Span, { statusCode }: ServerResponse<IncomingMessage>): void {
  span.setAttribute('http.response.status_code', statusCode);
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
