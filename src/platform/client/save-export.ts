import type { Call, Route } from '../contract/call.ts';
import { noAnswer } from '../contract/messages.ts';
import { Refusal } from '../contract/refusal.ts';
import { address, encode, inOwnLanguage } from './call-client.ts';
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
export async function saveExport(asked: Export, onBytes: (bytes: number) => void): Promise<string> {
  const { blob, file } = await readExport(asked, onBytes);
  saveFile(blob, file);
  return file;
}

/** Requests a generated file, to offer it later. */
export async function readExport(
  { call, query, body, file, signal }: Export,
  onBytes: (bytes: number) => void = () => {},
): Promise<{ blob: Blob; file: string }> {
  const headers = new Headers();
  const request = { method: 'POST', headers, body: encode(call, body, headers), signal: signal ?? null };
  const response = await fetch(inOwnLanguage(address(call, query)), request).catch((cause) => {
    if (signal?.aborted) throw cause;
    throw new Refusal('unavailable', noAnswer());
  });
  if (!response.ok) throw await readRefusal(response);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? file;
  return { blob: await readCounting(response, onBytes), file: named };
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

/** Offers a file to the user as a download. */
export function saveFile(blob: Blob, file: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  URL.revokeObjectURL(url);
}
