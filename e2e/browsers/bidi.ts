import { once } from 'node:events';

interface Reply {
  id: number | null;
  type: 'success' | 'error' | 'event';
  result: unknown;
  error?: string;
  message?: string;
}

/** A connection of WebDriver BiDi: commands and their replies. */
export class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data)) as Reply));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the browser has ended'));
    });
  }

  static async connect(address: string): Promise<Bidi> {
    const socket = new WebSocket(address);
    const bidi = new Bidi(socket);
    await once(socket, 'open');
    return bidi;
  }

  send<Result>(method: string, params: object): Promise<Result> {
    this.#last += 1;
    const reply = Promise.withResolvers<unknown>();
    this.#waiting.set(this.#last, reply);
    this.#socket.send(JSON.stringify({ id: this.#last, method, params }));
    return reply.promise as Promise<Result>;
  }

  #receive({ id, type, result, error, message }: Reply): void {
    if (id === null || type === 'event') return;
    const reply = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (type === 'error') reply?.reject(new Error(`${error}: ${message}`));
    else reply?.resolve(result);
  }
}
