import cluster from 'node:cluster';
import { type Channel, channel } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { REPEATED } from '../pages/response-cache.ts';
import { within } from '../within.ts';
import { requestKind } from './request-kind.ts';

/** What is told about the program as it is now, when somebody asks. */
export interface Figure {
  name: string;
  help: string;
  /** By the values of the label, or a single one. */
  label?: string;
  /** Every worker knows the same, so it isn't summed up. */
  sameForAll?: boolean;
  read(): Promise<Readonly<Record<string, number>> | number>;
}

const PREFIX = 'summit_';
/** A figure that takes longer is left out, so that a slow database doesn't hide all others. */
const ANSWER_WITHIN_MS = 2_000;
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

interface Metrics {
  /** In Prometheus's form. */
  read(): Promise<string>;
  show(figures: readonly Figure[]): void;
}

/** Counts what the server answers. A worker also tells it to the process that looks after all of them. */
export function createMetrics(watched: Server): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(watched, registry);
  AggregatorRegistry.setRegistries(registry);
  if (cluster.isWorker) new AggregatorRegistry();
  const show = (figures: readonly Figure[]) => {
    for (const figure of figures) addFigure(figure, registry);
  };
  return { read: () => registry.metrics(), show };
}

function countRequests(watched: Server, registry: Registry): void {
  const registers = [registry];
  const seconds = new Histogram({
    name: `${PREFIX}request_seconds`,
    help: 'How long requests took to answer',
    labelNames: ['kind', 'status'],
    buckets: SECONDS,
    registers,
  });
  const remembered = new Counter({
    name: `${PREFIX}replies_from_memory_total`,
    help: 'Replies that were repeated from memory',
    registers,
  });
  const started = new WeakMap<IncomingMessage, number>();
  listen<Exchange>(channel('http.server.request.start'), ({ request, server }) => {
    if (server === watched) started.set(request, performance.now());
  });
  listen<Exchange>(channel('http.server.response.finish'), ({ request, response }) => {
    const from = started.get(request);
    if (from === undefined) return;
    const labels = {
      kind: requestKind(request.url ?? ''),
      status: `${Math.floor(response.statusCode / 100)}xx`,
    };
    seconds.observe(labels, (performance.now() - from) / 1_000);
  });
  listen(REPEATED, () => remembered.inc());
}

function addFigure({ name, help, label, sameForAll, read }: Figure, registry: Registry): void {
  const gauge = new Gauge({
    name: `${PREFIX}${name}`,
    help,
    labelNames: label ? [label] : [],
    registers: [registry],
    aggregator: sameForAll ? 'max' : 'sum',
    collect: async () => {
      gauge.reset();
      const value = await within(ANSWER_WITHIN_MS, read(), undefined);
      if (typeof value === 'number') gauge.set(value);
      else if (label && value) {
        for (const [of, number] of Object.entries(value)) gauge.set({ [label]: of }, number);
      }
    },
  });
}

function listen<Message>(to: Channel, listener: (message: Message) => void): void {
  to.subscribe((message) => listener(message as Message));
}
