/** @module-tag long */

import { execFileSync } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sampleDrawing, zigzag } from '#testing/sample-pictures.ts';
import { Busy } from '../work-queue.ts';
import { PICTURE_LIMITS, PictureProcess } from './prepare-in-child.ts';

const MODULE = new URL('./prepare-in-child.ts', import.meta.url).href;
const SAMPLES = new URL('../../../testing/sample-pictures.ts', import.meta.url).href;
/** For a slow machine, too, and far shorter than the process would stay. */
const ENDS_WITHIN_MS = 100_000;
const STAYS_MS = 10 * ENDS_WITHIN_MS;
/** How long others may wait for their turn, on a busy machine. Drawn in this process, it would be many seconds. */
const TURN_MS = 1_000;
const PLAIN = sampleDrawing();
/** Few enough to be drawn, but the lines cross each other millions of times. */
const ENDLESS = sampleDrawing(`<path d="${zigzag(20_000)}" stroke="#000"/>`);

test('a drawing without end is stopped, and everything else goes on', async () => {
  const pictures = new PictureProcess({ ...PICTURE_LIMITS, time: 5_000 });
  const turns = watchTurns();
  await expect(pictures.prepareLogo(ENDLESS)).rejects.toMatchObject({
    code: 'invalid',
    errors: { image: expect.stringContaining('too much time or memory') },
  });
  expect(turns.stop()).toBeLessThan(TURN_MS);
  expect(await pictures.prepareLogo(PLAIN)).toMatchObject({ mediaType: 'image/svg+xml', width: 30 });
});

// The limit is the shell's.
test.skipIf(process.platform !== 'linux')('a photo that takes all memory is refused', async () => {
  const pictures = new PictureProcess({ ...PICTURE_LIMITS, memory: 500_000 });
  const large = sharp({ create: { width: 6_300, height: 6_300, channels: 4, background: '#c5492a80' } });
  const file = new Blob([new Uint8Array(await large.png({ progressive: true }).toBuffer())]);
  await expect(pictures.preparePhoto(file)).rejects.toMatchObject({ code: 'invalid' });
  expect(await new PictureProcess().preparePhoto(file)).toMatchObject({ width: 1600, height: 1600 });
});

test('a picture that can’t be used is refused with its reason', async () => {
  await expect(new PictureProcess().preparePhoto(PLAIN)).rejects.toMatchObject({
    code: 'unsupported-type',
    errors: { image: expect.any(String) },
  });
});

test('of a hundred pictures at once, one is read, a few wait, and the rest is refused', async () => {
  const pictures = new PictureProcess();
  const results = await Promise.allSettled(Array.from({ length: 100 }, () => pictures.prepareLogo(PLAIN)));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toEqual(refused.map(() => expect.any(Busy)));
  expect(results.length - refused.length).toBe(9);
});

test('the process doesn’t keep the program from ending', () => {
  const program = `
    import { PICTURE_LIMITS, PictureProcess } from ${JSON.stringify(MODULE)};
    import { sampleDrawing } from ${JSON.stringify(SAMPLES)};
    await new PictureProcess({ ...PICTURE_LIMITS, idle: ${STAYS_MS} }).prepareLogo(sampleDrawing());
  `;
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { timeout: ENDS_WITHIN_MS });
});

/** The longest time for which nothing else could run, in ms. */
function watchTurns() {
  const turns = monitorEventLoopDelay({ resolution: 5 });
  turns.enable();
  return { stop: () => turns.disable() && turns.percentile(99) / 1e6 };
}
