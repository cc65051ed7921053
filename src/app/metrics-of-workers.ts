import { AggregatorRegistry } from 'prom-client';
import type { Config } from '#platform/server/config.ts';
import { createMetricsServer } from '#platform/server/watch/metrics-server.ts';
import { listen } from './listen.ts';

/** Shows the figures of all workers together. While one is starting or has just ended, they may be missing. */
export async function showMetricsOfWorkers(port: number, { host }: Pick<Config, 'host'>): Promise<void> {
  const registry = new AggregatorRegistry();
  const server = createMetricsServer(() => registry.clusterMetrics());
  await listen(server, { port, host, variable: 'METRICS_PORT' });
}
