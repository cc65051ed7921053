import { Readable } from 'node:stream';

/** Streams a file as a download. It contains personal data, so it must not be cached. */
export function fileResponse(content: Readable, file: string, mediaType: string): Response {
  return new Response(Readable.toWeb(content) as ReadableStream, {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'no-store',
    },
  });
}
