import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fromRoot } from '#platform/server/project-root.ts';

const CONNECTIONS = 32;
const OUTPUT_MAX = 16 * 1024 * 1024;

export interface Load {
  url: string;
  seconds: number;
  headers?: Record<string, string>;
  /** Sent as a POST; `[<id>]` in it becomes another id in each request. */
  body?: string;
}

interface Report {
  requests: { average: number };
  non2xx: number;
  errors: number;
}

/** Requests per second that a server answers to a crowd; the load comes from a process of its own. */
export async function requestsPerSecond({ url, seconds, headers = {}, body }: Load): Promise<number> {
  const loadArguments = [
    fromRoot('node_modules/autocannon/autocannon.js'),
    ...['--json', '--connections', String(CONNECTIONS), '--duration', String(seconds)],
    ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    ...(body === undefined ? [] : ['--method', 'POST', '--idReplacement', 'true', '--body', body]),
    url,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, loadArguments, { maxBuffer: OUTPUT_MAX });
  const { requests, non2xx, errors } = JSON.parse(stdout) as Report;
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}
