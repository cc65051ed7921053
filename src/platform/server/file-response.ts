import { Readable } from 'node:stream';
import { streamed } from './http/send-pieces.ts';

/** Streams a file as a download. It contains personal data, so it must not be cached. */
export function fileResponse(content: Readable, file: string, mediaType: string): Response {
  return streamed(Readable.toWeb(content), {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; ${named(file)}`,
      'cache-control': 'no-store',
    },
  });
}

/** A name that isn't plain is sent in full as well. */
function named(file: string): string {
  const plain = file.replace(/[^\x20-\x7e]|["%\\]/g, '_');
  return `filename="${plain}"${plain === file ? '' : `; filename*=UTF-8''${encodeURIComponent(file)}`}`;
}
