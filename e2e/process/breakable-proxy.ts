import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A network connection between the program and its database that can fail in the ways a real network does.
 */
export class BreakableProxy {
  readonly #server = createServer((near) => this.#forward(near));
  readonly #pairs = new Set<readonly [near: Socket, far: Socket]>();
  readonly #target: URL;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  /** Returns the target's address through this proxy. */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const url = new URL(this.#target);
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  /** Breaks every connection, as when a router forgets them. */
  reset(): void {
    for (const [near, far] of this.#pairs) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
  }

  /** The same, once so many bytes have passed. */
  resetAfter(bytes: number): void {
    this.#left = bytes;
  }

  /** From now on, data on existing and new connections disappears, without an error on either side. */
  swallow(): void {
    this.#isSilent = true;
    for (const [near, far] of this.#pairs) silence(near, far);
  }

  /** New connections work again. Existing ones stay silent. */
  heal(): void {
    this.#isSilent = false;
  }

  close(): void {
    this.reset();
    this.#server.close();
  }

  #isSilent = false;
  #left = Number.POSITIVE_INFINITY;

  #forward(near: Socket): void {
    const { hostname, port } = this.#target;
    const far = connect(Number(port), hostname);
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const [one, other] of [pair, pair.toReversed() as [Socket, Socket]]) {
      one.on('error', () => {});
      one.on('close', () => {
        this.#pairs.delete(pair);
        other.destroy();
      });
    }
    if (this.#isSilent) return;
    for (const side of pair) {
      side.on('data', ({ length }: Buffer) => {
        this.#left -= length;
        if (this.#left <= 0) this.reset();
      });
    }
    near.pipe(far);
    far.pipe(near);
  }
}

function silence(near: Socket, far: Socket): void {
  near.unpipe(far);
  far.unpipe(near);
  near.pause();
  far.pause();
}
