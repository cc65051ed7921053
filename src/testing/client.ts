import { type Call, type CallArguments, type CallOutput, hasBody, isOwn } from '#platform/contract/call.ts';
import { fromReply, toRequest } from '#platform/contract/own-request.ts';
import type { FieldErrors } from '#platform/contract/refusal.ts';

type Send = (request: Request) => Promise<Response>;

/** The response to a call: the HTTP status and the body, whether it succeeded or was refused. */
export interface Reply<C extends Call> {
  status: number;
  headers: Headers;
  body: CallOutput<C> & { status: string | number; code?: string; message?: string; errors?: FieldErrors };
}

/** Sends requests as one visitor or user, without a network. */
export class TestClient {
  readonly #send: Send;
  readonly #origin: string;
  readonly #headers: Record<string, string>;

  constructor(send: Send, origin: string, headers: Record<string, string> = {}) {
    this.#send = send;
    this.#origin = origin;
    this.#headers = headers;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    if (init.body instanceof FormData) return this.#fetchForm(path, init, init.body);
    const headers = new Headers({ ...this.#headers, origin: this.#origin });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    return this.#send(new Request(new URL(path, this.#origin), { ...init, headers }));
  }

  /** Sent in one piece, so that a request refused before its body is read leaves no open stream. */
  async #fetchForm(path: string, init: RequestInit, form: FormData): Promise<Response> {
    const encoded = new Response(form);
    const headers = new Headers(init.headers);
    headers.set('content-type', encoded.headers.get('content-type') ?? '');
    return this.fetch(path, { ...init, headers, body: await encoded.arrayBuffer() });
  }

  async call<C extends Call>(
    call: C,
    input: CallArguments<C>,
    headers: Record<string, string> = {},
  ): Promise<Reply<C>> {
    const { address, body, headers: own } = toRequest(call, input as object);
    const sent = hasBody(call) ? encode(call, body) : undefined;
    const response = await this.fetch(address, {
      method: call.method,
      headers: {
        ...(typeof sent === 'string' && { 'content-type': 'application/json' }),
        ...own,
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    });
    const { status } = response;
    const read = await response.json();
    const reply = isOwn(call) ? fromReply(read, response.headers.get('etag')) : read;
    const said = isOwn(call) && !response.ok ? { message: reply.detail } : {};
    return { status, headers: response.headers, body: Array.isArray(reply) ? reply : { ...reply, ...said } };
  }
}

function encode(call: Call, body: unknown): string | FormData {
  if (!call.picture) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) form.set(name, value);
  return form;
}
