import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartRefusal } from '#platform/server/config.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { endedChildrenTime, processorTime } from './processor-time.ts';

export const NO_GENERATOR = 'wrk isn’t installed (Debian: apt-get install wrk)';
const CONNECTIONS = 32;
const RESULT = /^RESULT (?<json>.*)$/m;

export interface Load {
  url: string;
  /** The process that serves it. */
  pid: number;
  seconds: number;
  headers?: Readonly<Record<string, string>>;
  /** Sent as a POST; `[<id>]` in it is replaced with another id in each request. */
  body?: string;
}

export interface Measured {
  /** Microseconds of the server's processor time for each request. */
  processorUs: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

interface Report {
  requests: number;
  seconds: number;
  /** Answers with 400 or more. */
  refused: number;
  failed: number;
  p50Ms: number;
  p99Ms: number;
}

/** Whether wrk is installed (Debian's package of that name): no generator in JavaScript is fast enough. */
export function hasGenerator(): boolean {
  return spawnSync('wrk', ['--version']).error === undefined;
}

/** What the server spends on each request under load. Throws if the generator was the slower of the two. */
export async function measureLoad(load: Load): Promise<Measured> {
  const before = { server: processorTime(load.pid), generator: endedChildrenTime() };
  const { requests, seconds, refused, failed, p50Ms, p99Ms } = await generate(load);
  const server = processorTime(load.pid) - before.server;
  const generator = endedChildrenTime() - before.generator;
  if (failed > 0 || refused > 0) {
    throw new Error(`${load.url}: of ${requests} requests ${refused} were refused and ${failed} failed`);
  }
  if (generator > server) {
    throw new StartRefusal(
      `${load.url}: the generator used ${generator.toFixed(2)} s of processor time, the server ${server.toFixed(2)} s, so this would measure the generator. Is the machine busy? Measure again when nothing else runs.`,
    );
  }
  return { processorUs: (server / requests) * 1e6, perSecond: requests / seconds, p50Ms, p99Ms };
}

/** Loads it, and says what came back. */
export async function generate({ url, seconds, headers = {}, body = '' }: Load): Promise<Report> {
  const generatorArguments = [
    ...[
      '--threads',
      '1',
      '--connections',
      String(CONNECTIONS),
      '--duration',
      `${seconds}s`,
      '--timeout',
      '30s',
    ],
    ...['--script', join(fromRoot('bench'), 'load.lua')],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    ...[url, '--', body],
  ];
  const { stdout } = await promisify(execFile)('wrk', generatorArguments);
  const json = RESULT.exec(stdout)?.groups?.json;
  if (!json) throw new Error(`wrk said nothing that could be read:\n${stdout}`);
  return JSON.parse(json) as Report;
}
