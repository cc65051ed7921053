import { extname } from 'node:path';
import { type FieldErrors, Refusal, type RefusalCode } from '#platform/contract/refusal.ts';
import { BeyondLimits, LimitedProcess } from '../limited-process.ts';
import { fromRoot } from '../project-root.ts';
import { WorkQueue } from '../work-queue.ts';
import type { PreparedPicture } from './prepare-picture.ts';

/** What the process is asked, and how it answers. */
export interface PictureTask {
  kind: 'photo' | 'logo' | 'drawing';
  file: Uint8Array<ArrayBuffer>;
}
export type PreparedApart =
  | { prepared: PreparedPicture }
  | { refused: { code: RefusalCode; message: string; errors: FieldErrors } }
  | { failed: string };

/** The largest accepted photo needs 4 s and 500 MB. Any process maps a third of this memory anyway. */
export const PICTURE_LIMITS = { time: 10_000, memory: 1_200_000, heap: 192, idle: 20_000 };
const TOO_MUCH =
  'This picture takes too much time or memory to read. Please simplify it, or send a smaller one.';
const WAITING = 8;
const PLEASE_WAIT = 'Several pictures are being read at the moment. Please try again in a few seconds.';

const MODULE = 'picture-process';
const SOURCE = fromRoot(`src/platform/server/pictures/${MODULE}.ts`);
const isSource = extname(import.meta.url) === '.ts';

/**
 * Prepares pictures in a process of its own, one at a time. The libraries that draw can't be interrupted, and
 * a few bytes can keep them busy for hours or use up all memory.
 */
export class PicturesApart {
  readonly #process: LimitedProcess;
  readonly #queue = new WorkQueue({ atOnce: 1, waiting: WAITING, refusal: PLEASE_WAIT });

  constructor(limits = PICTURE_LIMITS) {
    this.#process = new LimitedProcess(isSource ? SOURCE : fromRoot(`build/server/${MODULE}.js`), limits);
  }

  /** A photo: JPEG, PNG, WebP or AVIF, going by its content rather than its name. */
  preparePhoto(file: Blob): Promise<PreparedPicture> {
    return this.#prepare('photo', file);
  }

  /** A logo: a photo's formats, or SVG, which is cleaned and kept as SVG. */
  prepareLogo(file: Blob): Promise<PreparedPicture> {
    return this.#prepare('logo', file);
  }

  /** A stored drawing as pixels. */
  drawLarge(file: Blob): Promise<PreparedPicture> {
    return this.#prepare('drawing', file);
  }

  #prepare(kind: PictureTask['kind'], file: Blob): Promise<PreparedPicture> {
    return this.#queue.run(async () => {
      const task: PictureTask = { kind, file: new Uint8Array(await file.arrayBuffer()) };
      const reply = await this.#process.ask<PreparedApart>(task).catch(tooMuch);
      if ('prepared' in reply) return reply.prepared;
      if ('failed' in reply) throw new Error(`a picture could not be prepared: ${reply.failed}`);
      const { code, message, errors } = reply.refused;
      throw new Refusal(code, message, errors);
    });
  }
}

/** The one for the whole program, so that its limits hold however many pictures are sent. */
export const picturesApart = new PicturesApart();

function tooMuch(thrown: unknown): never {
  if (thrown instanceof BeyondLimits) throw new Refusal('invalid', TOO_MUCH, { image: TOO_MUCH });
  throw thrown;
}
