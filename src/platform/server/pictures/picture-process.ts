import { setPriority } from 'node:os';
import sharp from 'sharp';
import { Refusal } from '#platform/contract/refusal.ts';
import type { PictureTask, PreparedApart } from './prepare-apart.ts';
import { drawLarge, prepareLogo, preparePhoto } from './prepare-picture.ts';

const LOWEST_PRIORITY = 19;
const PREPARE = { photo: preparePhoto, logo: prepareLogo, drawing: drawLarge };

setPriority(LOWEST_PRIORITY);
sharp.cache(false);
sharp.concurrency(1);

// The program has ended. An orderly exit would wait for a drawing that is under way.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.on('message', async ({ kind, file }: PictureTask) => {
  process.send?.(await prepare(kind, file));
});

async function prepare(kind: PictureTask['kind'], file: Uint8Array<ArrayBuffer>): Promise<PreparedApart> {
  try {
    return { prepared: await PREPARE[kind](new Blob([file])) };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) return { failed: String(thrown) };
    const { code, message, errors } = thrown;
    return { refused: { code, message, errors } };
  }
}
