import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';

interface Answer {
  status: number;
  retryAfter: string | undefined;
  body: unknown;
}

/** Many clients at once, each with a connection and an address of its own. */
export class Crowd {
  readonly #url: string;
  readonly #agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  #next = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** Each of them sends its own request at the same time. */
  post(path: string, count: number, contentOf: (index: number) => unknown): Promise<Answer[]> {
    const bodies = Array.from({ length: count }, (_, index) => JSON.stringify(contentOf(index)));
    return Promise.all(bodies.map((body) => this.#post(path, body)));
  }

  leave(): void {
    this.#agent.destroy();
  }

  #post(path: string, body: string): Promise<Answer> {
    this.#next += 1;
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': `2001:db8:${this.#next.toString(16)}::1`,
    };
    const options = { method: 'POST', agent: this.#agent, headers };
    return new Promise((resolve, reject) => {
      const sent = request(this.#url + path, options, async (response) => {
        const { statusCode = 0, headers: answered } = response;
        resolve({ status: statusCode, retryAfter: answered['retry-after'], body: await json(response) });
      });
      sent.on('error', reject).end(body);
    });
  }
}

/** Asks for a page again and again, on new connections, until the work is done. Returns the waits in ms. */
export async function waitsDuring(work: Promise<unknown>, url: string): Promise<number[]> {
  const waits: number[] = [];
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  while (!isOver) {
    const started = performance.now();
    await get(url);
    waits.push(performance.now() - started);
  }
  return waits;
}

function get(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: false, headers: { accept: 'text/html' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', resolve);
    });
    sent.on('error', reject).end();
  });
}
