import * as say from '#platform/contract/messages.ts';
import { WorkQueue } from '../work-queue.ts';

/**
 * Everything that is drawn while somebody waits for it: sizes of pictures and share images. One at a time,
 * because the threads that draw also read files, compress and hash. A page has a few dozen pictures.
 */
export const DRAWING = new WorkQueue({
  atOnce: 1,
  waiting: 200,
  // Their connections have been silent meanwhile, and are cut off after a minute.
  patience: 30_000,
  refusal: say.drawingBusy,
});
