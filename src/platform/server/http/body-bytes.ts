import { PICTURE_BYTES_MAX, TOO_LARGE_PICTURE } from '../../contract/picture-file.ts';
import { Refusal } from '../../contract/refusal.ts';

/**
 * The largest body accepted, in bytes: text only, and a picture with its fields (docs/product.md, 7.4 and 8).
 */
const TEXT_BODY_MAX = 256 * 1024;
const PICTURE_BODY_MAX = PICTURE_BYTES_MAX + TEXT_BODY_MAX;

const cutOff = () => new Refusal('malformed', 'The body ended before it was complete. Please send it again.');
const tooLargeText = () =>
  new Refusal('too-large', `This is larger than the limit of ${TEXT_BODY_MAX} bytes.`);
const tooLargePicture = () => new Refusal('too-large', TOO_LARGE_PICTURE, { image: TOO_LARGE_PICTURE });

export function readTextBody(request: Request) {
  return readCapped(request, TEXT_BODY_MAX, tooLargeText);
}

export function readPictureBody(request: Request) {
  return readCapped(request, PICTURE_BODY_MAX, tooLargePicture);
}

/** Reads no more than the limit, whatever length the request claims to have. */
async function readCapped(
  request: Request,
  limit: number,
  tooLarge: () => Refusal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (request.headers.has('content-encoding')) {
    throw new Refusal('unsupported-type', 'Send the body uncompressed, without a content-encoding.');
  }
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of arriving(request)) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The body's chunks. A client that aborts is not a failure on our side. */
async function* arriving({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch {
    throw cutOff();
  }
}
