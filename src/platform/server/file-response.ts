import { Readable } from 'node:stream';
import { streamed } from './http/send-pieces.ts';

/** Streams a file as a download. It contains personal data, so it must not be cached. */
export function fileResponse(content: Readable, file: string, mediaType: string): Response {
  return streamed(Readable.toWeb(content), {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'no-store',
    },
  });
}
