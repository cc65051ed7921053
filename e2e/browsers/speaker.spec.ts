import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { createClock } from '#platform/server/clock.ts';
import { insertSignedIn } from '#testing/session.ts';
import type { Server } from '../servers.ts';
import { portrait } from '../speakers.ts';
import { test } from './fixtures.ts';
import { choose, fill, focus, pathOf, see, seeAny, seeField, typedInto } from './see.ts';
import type { Part } from './tab.ts';

const FORMATTED = '<p>Builds <strong>looms</strong></p>';

/** The editor's elements without what it adds for itself. */
function markupOf(editor: Part): Promise<string> {
  return editor.run((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const own of copy.querySelectorAll('[class^=ProseMirror]')) own.remove();
    return copy.innerHTML;
  });
}

/** The card's picture is in a shadow tree. Until one is chosen, it is no blob. */
function widthOfChosen(card: HTMLElement): number {
  const image = card.shadowRoot?.querySelector('img');
  return image?.src.startsWith('blob:') && image.complete ? image.naturalWidth : 0;
}

/** The address of a speaker’s own page. */
async function speakersLink({ url, config, withStore }: Server): Promise<string> {
  const now = createClock(config.clock).now();
  const { cookie } = await withStore((store) => insertSignedIn(store, config, 'Administrator', now));
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  const { records } = await (await fetch(`${url}/api/v1/speaker-pages`, { headers })).json();
  const address = `${url}/api/v1/speaker-pages/${records[0].id}/link`;
  const made = await fetch(address, { method: 'POST', headers, body: '{}' });
  return url + new URL((await made.json()).link).pathname;
}

test('the editor writes in bold, and copies and pastes what it wrote', async ({ tab, enterAs }) => {
  await enterAs('Administrator', '/admin/add-speaker');
  await seeAny(tab, '[role=textbox][contenteditable=true]');
  const editor = await see(tab, 'textbox', 'Description');
  await editor.click();
  await tab.type('Builds ');
  await tab.press('Control', 'b');
  const bold = await see(tab, 'button', 'Bold');
  await expect.poll(() => bold.run((element) => element.getAttribute('aria-pressed'))).toBe('true');
  await tab.type('looms');
  await expect.poll(() => markupOf(editor)).toBe(FORMATTED);
  await tab.press('Control', 'a');
  await tab.press('Control', 'c');
  await tab.press('ArrowRight');
  await tab.press('Enter');
  await tab.press('Control', 'v');
  await expect.poll(() => markupOf(editor)).toBe(FORMATTED + FORMATTED);
});

test('a speaker is added with a part of a picture, chosen by a slider in our colour', async ({
  tab,
  enterAs,
}, testInfo) => {
  await enterAs('Administrator', '/admin/add-speaker');
  const file = testInfo.outputPath('portrait.png');
  writeFileSync(file, (await portrait()).buffer);
  await (await seeField(tab, 'Picture')).chooseFile(file);
  const card = await seeAny(tab, '.website-part');
  const width = () => card.run(widthOfChosen);
  await expect.poll(width).toBeGreaterThan(0);
  const whole = await width();
  const slider = await see(tab, 'slider', 'Zoom');
  await focus(slider);
  await tab.press('End');
  await expect.poll(width).toBe(whole / 4);
  const submit = await see(tab, 'button', 'Add Speaker');
  const filled = await seeAny(tab, '.slider-indicator');
  const colourOf = (part: Part) => part.run((element) => getComputedStyle(element).backgroundColor);
  expect(await colourOf(filled)).toBe(await colourOf(submit));
  const track = await seeAny(tab, '.slider-track');
  const widthOf = (part: Part) => part.run((element) => element.getBoundingClientRect().width);
  expect(await widthOf(filled)).toBeGreaterThan(0.9 * (await widthOf(track)));

  await choose(tab, 'Title', 'Professor');
  await fill(tab, 'Full Name', 'Abena Engine');
  await fill(tab, 'Designation', 'Head of Weaving');
  await choose(tab, 'Event Role', 'Keynote Address');
  await fill(tab, 'Company', 'Loom Works');
  await (await see(tab, 'textbox', 'Description')).click();
  await tab.type('Weaves.');
  await submit.click();
  await expect.poll(() => pathOf(tab)).toBe('/admin/dashboard');
  await enterAs('Administrator', '/admin/speakers?search=abena+engine');
  await (await seeAny(tab, 'td a[href*="update-speaker"]')).click();
  const saved = await seeAny(tab, 'img[alt="Current picture"]');
  await expect.poll(() => saved.run((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
});

test('an empty time on a speaker’s own page shows none, and one that was typed stays', async ({
  tab,
  engine,
  server,
}, testInfo) => {
  testInfo.skip(engine === 'firefox', 'it shows dashes');
  await tab.goto(await speakersLink(server));
  const field = await seeAny(tab, 'input[type=time]');
  const inkOf = async () => {
    const { x, y, width, height } = await field.run((element) => {
      element.scrollIntoView({ block: 'center' });
      return element.getBoundingClientRect().toJSON() as Record<'x' | 'y' | 'width' | 'height', number>;
    });
    const area = {
      left: Math.round(x) + 8,
      top: Math.round(y) + 8,
      width: Math.round(width / 2),
      height: Math.round(height) - 16,
    };
    const { channels } = await sharp(await tab.screenshot())
      .extract(area)
      .stats();
    return Math.max(...channels.map(({ stdev }) => stdev));
  };
  await expect.poll(inkOf).toBeLessThan(1);
  await focus(field);
  for (const part of ['08', '30', 'A']) {
    await tab.type(part);
    await tab.press('Tab');
  }
  expect(await typedInto(field)).toBe('08:30');
  expect(await inkOf()).toBeGreaterThan(5);
});
