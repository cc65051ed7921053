import type { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { streamed } from './http/streamed.ts';

/** Streams a file as a download. It contains personal data, so it must not be cached. */
export function fileResponse(content: Readable, file: string, mediaType: string): Response {
  return streamed(ReadableStream.from(content), {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'no-store',
    },
  });
}
