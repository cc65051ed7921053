import { Readable } from 'node:stream';

/** Answers a file to keep, while it is being made. It holds personal data, so nothing on the way keeps it. */
export function fileResponse(content: Readable, file: string, mediaType: string): Response {
  return new Response(Readable.toWeb(content) as ReadableStream, {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'no-store',
    },
  });
}
