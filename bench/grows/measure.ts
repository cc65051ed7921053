import { readdirSync, readFileSync } from 'node:fs';
import { renewContent } from '#platform/server/database/renew-content.ts';
import { answers } from '#testing/built-server.ts';
import { rawGet } from '#testing/raw-get.ts';
import { median } from '../median.ts';
import type { Question } from './questions.ts';
import type { Site } from './sites.ts';

const TIMES = 5;
/** What takes this long isn't asked for often. */
const LONG_MS = 100;
/** Until the runtime has compiled what renders them. */
const PAGES_BEFORE = 20;
const NS = 1e6;
export const NO_ANSWER = 599;

export interface Cost {
  /** Of the server's processor time, for one of them. */
  ms: number;
  bytes: number;
  status: number;
}

/** What a question costs a site, once it has been asked before. */
export async function costOf(site: Site, question: Question): Promise<Cost> {
  const first = await ask(site, question);
  for (let time = 1; question.after && time < PAGES_BEFORE; time += 1) await ask(site, question);
  const times = first.ms > LONG_MS ? 1 : TIMES;
  const costs: Cost[] = [];
  for (let time = 0; time < times; time += 1) costs.push(await ask(site, question));
  return { ...first, ms: median(costs.map(({ ms }) => ms)) };
}

async function ask(site: Site, { path, body, after }: Question): Promise<Cost> {
  const { server, store, cookie } = site;
  if (after) await store.write((database) => renewContent(database, { tables: after }));
  const sent = body && JSON.stringify(body());
  const before = processorMs(server.process.pid ?? 0);
  const url = server.url + path;
  const reply = await (sent ? send(url, cookie, sent) : rawGet(url, after ? {} : { cookie })).catch(
    () => undefined,
  );
  if (!reply) return noAnswer(site);
  return {
    ms: processorMs(server.process.pid ?? 0) - before,
    bytes: reply.body.length,
    status: reply.status,
  };
}

/** The connection was closed, or the program has ended. */
async function noAnswer(site: Site): Promise<Cost> {
  if (!(await answers(`${site.server.url}/health/live`))) site.server = await site.startAgain();
  return { ms: Number.POSITIVE_INFINITY, bytes: 0, status: NO_ANSWER };
}

async function send(url: string, cookie: string, body: string) {
  const headers = { cookie, 'content-type': 'application/json', origin: new URL(url).origin };
  const response = await fetch(url, { method: 'POST', headers, body });
  return { status: response.status, body: await response.bytes() };
}

/** Of all threads of a process, which tells more exactly than its ticks. */
function processorMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const each = threads.map((thread) => scheduled(`/proc/${pid}/task/${thread}/schedstat`));
  return each.reduce((total, one) => total + Number(one.split(' ', 1)[0]), 0) / NS;
}

/** A thread may have ended since it was listed. */
function scheduled(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '0';
  }
}
