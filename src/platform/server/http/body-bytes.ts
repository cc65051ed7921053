import type { Message } from '../../contract/message.ts';
import * as say from '../../contract/messages.ts';
import { PICTURE_BYTES_MAX, tooLargePicture } from '../../contract/picture-file.ts';
import { Refusal } from '../../contract/refusal.ts';
import { Busy } from '../work-queue.ts';

/**
 * The largest body accepted, in bytes: text only, and a picture with its fields (docs/product.md, 7.4 and 8).
 */
const TEXT_BODY_MAX = 256 * 1024;
/** In bytes: these arrive in one piece or two, and are read without making a stream of them. */
const SHORT_BODY = 16 * 1024;
const PICTURE_BODY_MAX = PICTURE_BYTES_MAX + TEXT_BODY_MAX;
/** In ms, for a whole body of text. The time for a picture is that of any request. */
const TEXT_WITHIN = 20_000;
/** All bodies that are here at one moment, in bytes, and those of one client: another one finds room. */
const HELD_MAX = 128 * 1024 * 1024;
const HELD_OF_ONE_MAX = HELD_MAX / 2;
/** Each piece of a body costs as much as some kilobytes do. A phone's packets have some 1,400 bytes; a program's may be shorter. */
const SHORT_PIECES = 250;
const PIECE_BYTES = 512;

const cutOff = () => new Refusal('malformed', say.bodyCutOff());
const tooLargeText = () => new Refusal('too-large', say.bodyTooLarge({ limit: String(TEXT_BODY_MAX) }));
const pictureTooLarge = () => new Refusal('too-large', tooLargePicture(), { image: tooLargePicture() });

const tooSlow = () => new Refusal('malformed', say.bodyTooSlow());
const inCrumbs = () => new Refusal('malformed', say.bodyInCrumbs());
const tooMany = () => new Busy(say.readingBusy());

type Bytes = Uint8Array<ArrayBuffer>;

/** What to do with a body once it is here. Until that is done, its bytes count. */
type Read<T> = (bytes: Bytes) => Promise<T>;

export function readTextBody<T>(request: Request, whose: string, read: Read<T>): Promise<T> {
  return holding(whose, read, (held) => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(tooSlow()), TEXT_WITHIN);
    const receiving = readCapped(request, held, TEXT_BODY_MAX, tooLargeText);
    return Promise.race([receiving, late]).finally(() => clearTimeout(timer));
  });
}

/** What a form says beside its files is no longer than one without any. */
export function assertLittleText(values: Readonly<Record<string, string>>): void {
  const length = Object.values(values).reduce((sum, value) => sum + value.length, 0);
  if (length > TEXT_BODY_MAX) throw tooLargeText();
}

interface FileOptions {
  whose: string;
  tooLarge: Message | undefined;
}

export function readFileBody<T>(request: Request, { whose, tooLarge }: FileOptions, read: Read<T>) {
  const tooLargeFile = (message: Message) => () => new Refusal('too-large', message(), { file: message() });
  const refusal = tooLarge ? tooLargeFile(tooLarge) : pictureTooLarge;
  return holding(whose, read, (held) => readCapped(request, held, PICTURE_BODY_MAX, refusal));
}

async function holding<T>(whose: string, read: Read<T>, receive: (held: Held) => Promise<Bytes>) {
  const held = new Held(whose);
  try {
    return await read(await receive(held));
  } finally {
    held.release();
  }
}

/** How much of the bodies that are here is one's own. */
class Held {
  static #all = 0;
  static readonly #of = new Map<string, number>();
  readonly #whose: string;
  #bytes = 0;
  #isReleased = false;

  constructor(whose: string) {
    this.#whose = whose;
  }

  add(bytes: number): void {
    if (this.#isReleased) throw cutOff();
    this.#count(bytes);
    const own = Held.#of.get(this.#whose) ?? 0;
    if (Held.#all > HELD_MAX || own > HELD_OF_ONE_MAX) throw tooMany();
  }

  release(): void {
    this.#isReleased = true;
    this.#count(-this.#bytes);
    if (Held.#of.get(this.#whose) === 0) Held.#of.delete(this.#whose);
  }

  #count(bytes: number): void {
    this.#bytes += bytes;
    Held.#all += bytes;
    Held.#of.set(this.#whose, (Held.#of.get(this.#whose) ?? 0) + bytes);
  }
}

/** In how many pieces so many bytes of a body may arrive. */
export function piecesAllowed(bytes: number): number {
  return SHORT_PIECES + bytes / PIECE_BYTES;
}

/** Reads no more than the limit, whatever length the request claims to have. */
async function readCapped(
  request: Request,
  held: Held,
  limit: number,
  tooLarge: () => Refusal,
): Promise<Bytes> {
  if (request.headers.has('content-encoding')) {
    throw new Refusal('unsupported-type', say.bodyCompressed());
  }
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  if (announced > limit) throw tooLarge();
  // Node's parser takes no more than was announced.
  if (announced <= SHORT_BODY) return readShort(request);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of arriving(request)) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    held.add(chunk.byteLength);
    chunks.push(chunk);
    if (chunks.length > piecesAllowed(size)) throw inCrumbs();
  }
  return new Uint8Array(Buffer.concat(chunks));
}

async function readShort(request: Request): Promise<Bytes> {
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
