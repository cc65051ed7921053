import type { Call, Route } from '../contract/call.ts';
import { noAnswer } from '../contract/messages.ts';
import { Refusal } from '../contract/refusal.ts';
import { address, inOwnLanguage } from './call-client.ts';
import { readRefusal } from './read-refusal.ts';

interface Export {
  call: Route & Pick<Call, 'query'>;
  query: object;
  body: unknown;
  file: string;
  /** Ends the request, and with it the server's work. */
  signal?: AbortSignal | undefined;
}

/**
 * Requests a generated file and offers it to the user as a download, reporting progress. Returns its name: the server's,
 * which may say more.
 */
export async function saveExport(
  { call, query, body, file, signal }: Export,
  onBytes: (bytes: number) => void,
): Promise<string> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: signal ?? null,
  };
  const response = await fetch(inOwnLanguage(address(call, query)), request).catch((cause) => {
    if (signal?.aborted) throw cause;
    throw new Refusal('unavailable', noAnswer());
  });
  if (!response.ok) throw await readRefusal(response);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? file;
  save(await readCounting(response, onBytes), named);
  return named;
}

async function readCounting(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onBytes(bytes);
      controller.enqueue(chunk);
    },
  });
  const type = response.headers.get('content-type') ?? '';
  return new Response(response.body?.pipeThrough(counter), { headers: { 'content-type': type } }).blob();
}

function save(blob: Blob, file: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  URL.revokeObjectURL(url);
}
