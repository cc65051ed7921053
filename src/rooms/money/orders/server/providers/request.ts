import type { z } from 'zod';

/** In ms: longer than providers take, shorter than somebody waits. */
const WITHIN = 15_000;
const ANSWER_MAX = 1024 * 1024;
/** What is refused with these may be accepted later. */
const FOR_NOW: readonly number[] = [401, 403, 408, 409, 429];

/** A provider didn’t answer, or not as it promises. What it said may name people, so it isn’t kept. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  /** Of the answer; 0 without one. */
  readonly status: number;

  constructor(message: string, status = 0) {
    super(message);
    this.status = status;
  }

  /** Whether nothing came: others would wait for it as long. */
  get isSilence(): boolean {
    return this.status === 0;
  }

  /** Whether it was refused for good: neither by the keys, nor because it came too slowly, too often or at the same time. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500 && !FOR_NOW.includes(this.status);
  }
}

interface Asked {
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** Asks a provider and checks the form of what it answers. Leads nowhere else. */
export async function askProvider<T extends z.ZodType>(
  address: URL,
  { method = 'GET', headers, body }: Asked,
  answer: T,
): Promise<z.output<T>> {
  const name = `${method} ${address.pathname.split('/').slice(0, 3).join('/')}`;
  let response: Response;
  let text: string;
  try {
    const signal = AbortSignal.timeout(WITHIN);
    response = await fetch(address, { method, headers, redirect: 'error', signal, ...(body && { body }) });
    text = await readText(response);
  } catch {
    throw new ProviderFailure(`${name}: no answer`);
  }
  if (!response.ok) throw new ProviderFailure(`${name}: ${response.status}`, response.status);
  const read = answer.safeParse(parseJson(text));
  if (!read.success) throw new ProviderFailure(`${name}: an answer of another form`, response.status);
  return read.data;
}

async function readText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > ANSWER_MAX) throw new Error('too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Undefined if it isn’t JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
