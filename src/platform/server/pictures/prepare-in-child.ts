import * as say from '#platform/contract/messages.ts';
import { ChildWorker } from '../child-worker.ts';
import type { PreparedPicture } from './prepare-picture.ts';

/** What the process is asked. */
export interface PictureTask {
  kind: 'photo' | 'logo' | 'drawing';
  file: Uint8Array<ArrayBuffer>;
}

/** The largest accepted photo needs 4 s and 500 MB. Any process maps a third of this memory anyway. */
export const PICTURE_LIMITS = { time: 10_000, memory: 1_200_000, heap: 192, idle: 20_000 };

/** Prepares pictures in a child process, one at a time. */
export class PictureProcess {
  readonly #work: ChildWorker<PictureTask, PreparedPicture>;

  constructor(limits = PICTURE_LIMITS) {
    this.#work = new ChildWorker({
      module: 'src/platform/server/pictures/picture-process.ts',
      limits,
      waiting: 8,
      pleaseWait: say.picturesBusy,
      tooMuch: { field: 'image', message: say.pictureTooDemanding },
    });
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
    return this.#work.do(async () => ({ kind, file: new Uint8Array(await file.arrayBuffer()) }));
  }
}

/** The one for the whole program, so that its limits hold however many pictures are sent. */
export const pictureProcess = new PictureProcess();
