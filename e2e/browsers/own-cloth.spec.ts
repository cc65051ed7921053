import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from './fixtures.ts';
import { fill, openForm, seeAny } from './see.ts';
import type { Part, Tab } from './tab.ts';

/** A line across the threads: beside the form they run down, on a phone along the page. */
const LINES = [
  { width: 1440, line: { left: 0, top: 300, width: 88, height: 1 }, threads: 8 },
  { width: 360, line: { left: 300, top: 0, width: 1, height: 64 }, threads: 8 },
];
const HEIGHT = 900;
const ABOVE = 200;
/** Of 256 greys. */
const SEEN = 20;

for (const { width, line, threads } of LINES) {
  test(`bare threads are drawn beside the form, and the name is woven into them, at ${width} px`, async ({
    tab,
    server,
  }) => {
    await tab.resize(width, HEIGHT);
    await openForm(tab, `${server.url}/registrants`);
    const strip = await seeAny(tab, '.growing-strip');
    // Each thread is two edges, the last one perhaps at the end of the line.
    await expect.poll(() => edgesAlong(tab, strip, line)).toBeGreaterThanOrEqual(2 * threads - 2);
    const isWoven = () => strip.run((element) => element.querySelector('svg') !== null);
    expect(await isWoven()).toBe(false);
    await fill(tab, 'Full name', 'Ama Mensah of Kumasi');
    await expect.poll(isWoven).toBe(true);
    await expect.poll(async () => (await coloursAlong(tab, strip, line)).size).toBeGreaterThan(1);
  });
}

type Line = (typeof LINES)[number]['line'];

/** How often the grey changes along a line of the strip. */
async function edgesAlong(tab: Tab, strip: Part, line: Line): Promise<number> {
  const greys = [...(await pixelsOf(tab, strip, line, true))];
  return greys.filter((grey, index) => Math.abs(grey - (greys[index - 1] ?? grey)) > SEEN).length;
}

/** Colours with a hue, as the bare threads have none. */
async function coloursAlong(tab: Tab, strip: Part, line: Line): Promise<Set<string>> {
  const data = await pixelsOf(tab, strip, line, false);
  const pixels = Array.from({ length: data.length / 3 }, (_, index) => [
    ...data.subarray(3 * index, 3 * index + 3),
  ]);
  return new Set(pixels.filter((rgb) => Math.max(...rgb) - Math.min(...rgb) > 80).map((rgb) => rgb.join()));
}

async function pixelsOf(tab: Tab, strip: Part, line: Line, isGrey: boolean): Promise<Buffer> {
  const [left, top] = await strip.run((element, above: number) => {
    scrollBy({ top: element.getBoundingClientRect().top - above, behavior: 'instant' });
    const place = element.getBoundingClientRect();
    return [place.left, place.top] as const;
  }, ABOVE);
  const part = { ...line, left: Math.round(left + line.left), top: Math.round(top + line.top) };
  const picture = sharp(await tab.screenshot())
    .extract(part)
    .removeAlpha();
  return (isGrey ? picture.greyscale().extractChannel(0) : picture).raw().toBuffer();
}
