import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How an answer gets lost: before anything is done, or after; or it doesn't come as long as anybody waits. */
export type Silence = 'never' | 'before' | 'after' | 'endless';

export interface Answer {
  status: number;
  /** A page if it is a text. */
  body: unknown;
}

/** Whoever takes payments, on a port of its own. */
export abstract class FakeProvider {
  silence: Silence = 'never';
  url = '';
  /** How often it was asked anything. */
  questions = 0;
  close: () => void = () => {};

  protected abstract answer(request: IncomingMessage, text: string): Answer;

  async listen(port = 0): Promise<this> {
    const server = createServer(async (request, response) => {
      this.questions += 1;
      if (this.silence === 'endless') return;
      if (this.silence === 'before') return void request.socket.destroy();
      const { status, body } = this.answer(request, await bodyOf(request));
      if (this.silence === 'after') return void request.socket.destroy();
      const type = typeof body === 'string' ? 'text/html' : 'application/json';
      response.writeHead(status, { 'content-type': type });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    // It keeps no test from ending.
    server.unref();
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.close = () => {
      server.closeAllConnections();
      server.close();
    };
    return this;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}
