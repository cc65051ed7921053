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
  /** Each answer is one of 400 or more; else none may be. */
  isRefused?: boolean;
}

export interface Measured {
  /** Microseconds of the server's processor time for each request. */
  processorUs: number;
  /** Microseconds that the generator needed: if they are more, the rest says how quick the generator is. */
  generatorUs: number;
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

/** What the server answers under load. Throws if the generator was the slower of the two. */
export async function measureLoad(load: Load): Promise<Measured> {
  const measured = await measureProcessorTime(load);
  const { processorUs, generatorUs } = measured;
  if (generatorUs > processorUs) {
    throw new StartRefusal(
      `${load.url}: the generator used ${generatorUs.toFixed(0)} µs of processor time for a request, the server ${processorUs.toFixed(0)}, so this would measure the generator. Is the machine busy? Measure again when nothing else runs.`,
    );
  }
  return measured;
}

/** The same where only the processor time counts, which a slow generator leaves as it is. */
export async function measureProcessorTime(load: Load): Promise<Measured> {
  const before = { server: processorTime(load.pid), generator: endedChildrenTime() };
  const { requests, seconds, refused, failed, p50Ms, p99Ms } = await generate(load);
  const perRequest = (spent: number) => (spent / requests) * 1e6;
  const processorUs = perRequest(processorTime(load.pid) - before.server);
  const generatorUs = perRequest(endedChildrenTime() - before.generator);
  if (failed > 0 || refused !== (load.isRefused ? requests : 0)) {
    throw new Error(`${load.url}: of ${requests} requests ${refused} were refused and ${failed} failed`);
  }
  return { processorUs, generatorUs, perSecond: requests / seconds, p50Ms, p99Ms };
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
