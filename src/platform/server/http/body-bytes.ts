import { PICTURE_BYTES_MAX, TOO_LARGE_PICTURE } from '../../contract/picture-file.ts';
import { Refusal } from '../../contract/refusal.ts';
import { Busy } from '../busy.ts';

/**
 * The largest body accepted, in bytes: text only, and a picture with its fields (docs/product.md, 7.4 and 8).
 */
const TEXT_BODY_MAX = 256 * 1024;
/** In bytes: these arrive in one piece or two, and are read without making a stream of them. */
const SHORT_BODY = 16 * 1024;
const PICTURE_BODY_MAX = PICTURE_BYTES_MAX + TEXT_BODY_MAX;
/** In ms, for a whole body of text. The time for a picture is that of any request. */
const TEXT_WITHIN = 20_000;
/** All bodies that are being received at one moment, in bytes. */
const RECEIVED_MAX = 128 * 1024 * 1024;
let received = 0;

const cutOff = () => new Refusal('malformed', 'The body ended before it was complete. Please send it again.');
const tooLargeText = () =>
  new Refusal('too-large', `This is larger than the limit of ${TEXT_BODY_MAX} bytes.`);
const tooLargePicture = () => new Refusal('too-large', TOO_LARGE_PICTURE, { image: TOO_LARGE_PICTURE });

const tooSlow = () => new Refusal('malformed', 'The body took too long to arrive. Please send it again.');
const tooMany = () => new Busy('Too much is being sent to the site at the moment. Please try again shortly.');

export async function readTextBody(request: Request) {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(tooSlow()), TEXT_WITHIN);
  try {
    return await Promise.race([readCapped(request, TEXT_BODY_MAX, tooLargeText), late]);
  } finally {
    clearTimeout(timer);
  }
}

export function readFileBody(request: Request, tooLarge: string | undefined) {
  const tooLargeFile = (message: string) => () => new Refusal('too-large', message, { file: message });
  return readCapped(request, PICTURE_BODY_MAX, tooLarge ? tooLargeFile(tooLarge) : tooLargePicture);
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
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  if (announced > limit) throw tooLarge();
  // Node's parser takes no more than was announced.
  if (announced <= SHORT_BODY) return readShort(request);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of arriving(request)) {
      size += chunk.byteLength;
      received += chunk.byteLength;
      if (size > limit) throw tooLarge();
      if (received > RECEIVED_MAX) throw tooMany();
      chunks.push(chunk);
    }
    return new Uint8Array(Buffer.concat(chunks));
  } finally {
    received -= size;
  }
}

async function readShort(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await request.arrayBuffer().catch(() => {
    throw cutOff();
  });
  return new Uint8Array(bytes);
}

/** The body's chunks. A client that aborts is not a failure on our side. */
async function* arriving({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch {
    throw cutOff();
  }
}
