import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Received {
  /** The envelope's recipients. */
  to: string[];
  raw: Buffer;
}

/** What a server says to a recipient, or once it has the whole mail; undefined to take it. */
export interface Refusals {
  recipient?: (address: string) => Promise<Refused | undefined> | Refused | undefined;
  content?: (received: Received) => Promise<Refused | undefined> | Refused | undefined;
}
interface Refused {
  code: number;
  message: string;
}

/** A mail server that keeps what it gets. */
export class MailSink {
  readonly received: Received[] = [];
  refusals: Refusals = {};
  #server: SMTPServer | undefined;
  #port = 0;
  readonly #parsed = new Map<Received, Promise<Email>>();

  /** Listens, at the same port as before if there was one. */
  async open(): Promise<this> {
    this.#server = this.#create();
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server.server, 'listening');
    this.#port = (this.#server.server.address() as AddressInfo).port;
    return this;
  }

  /** Cuts off whoever is connected. */
  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server?.close(resolve));
  }

  #create(): SMTPServer {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, callback) => {
        answer(this.refusals.recipient?.(address), callback);
      },
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          answer(this.#take({ to, raw: Buffer.concat(chunks) }), callback);
        });
      },
    });
    // A client that is killed ends its connection in the middle.
    server.on('error', () => {});
    return server;
  }

  async #take(received: Received): Promise<Refused | undefined> {
    const refused = await this.refusals.content?.(received);
    if (!refused) this.received.push(received);
    return refused;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Each is parsed once, since tests ask again and again. */
  parsed(): Promise<Email[]> {
    return Promise.all(this.received.map((mail) => this.#read(mail)));
  }

  #read(mail: Received): Promise<Email> {
    const read = this.#parsed.get(mail) ?? PostalMime.parse(mail.raw);
    this.#parsed.set(mail, read);
    return read;
  }
}

type Callback = (error?: Error | null) => void;

async function answer(refused: Promise<Refused | undefined> | Refused | undefined, callback: Callback) {
  const { code, message } = (await refused) ?? {};
  callback(code ? Object.assign(new Error(message), { responseCode: code }) : null);
}
