import { expect } from '@playwright/test';
import { REGISTERED } from '#testing/texts-of-2025.ts';
import { emailOf, PERSON } from '../forms.ts';
import { test } from './fixtures.ts';
import { choose, fill, focus, openForm, pathOf, see, seeAny, seeField, seeText } from './see.ts';

test.use({ environment: { CAPTCHA: 'off' } });

const PAGES = ['/', '/registrants', '/contact', '/speakers'];

test('no page scrolls sideways, at three widths', async ({ tab, server }) => {
  for (const width of [360, 768, 1440]) {
    await tab.resize(width, 900);
    for (const path of PAGES) {
      await tab.goto(server.url + path);
      const tooWide = await tab.run(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the hero’s cloth starts at its column, beside the browser’s own scrollbar', async ({ tab, server }) => {
  for (const width of [1024, 1440, 1590]) {
    await tab.resize(width, 900);
    await tab.goto(server.url);
    const apart = await tab.run(() => {
      const left = (css: string) => document.querySelector(css)!.getBoundingClientRect().left;
      return Math.abs(left('.hero-cloth') - left('.hero-countdown'));
    });
    expect(apart, `at ${width} px`).toBeLessThan(1);
  }
});

test('no word of the title breaks on a phone, beside the browser’s own scrollbar', async ({
  tab,
  server,
}) => {
  for (const width of [320, 360, 390]) {
    await tab.resize(width, 900);
    await tab.goto(server.url);
    const rows = await tab.run(() => {
      const text = document.querySelector('.hero-title')!.firstChild as Text;
      const range = document.createRange();
      return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length;
      });
    });
    expect(rows, `at ${width} px`).toEqual([1, 1, 1, 1]);
  }
});

test('with reduced motion the film waits for its button', async ({ tab, server }) => {
  await tab.goto(server.url);
  expect(await tab.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  const button = await see(tab, 'button', 'Pause the film');
  const film = await seeAny(tab, '.hero-cloth video');
  const pressed = () => button.run((element) => element.getAttribute('aria-pressed'));
  const playable = await film.run(
    (element) => (element as HTMLVideoElement).canPlayType('video/webm; codecs=vp9') !== '',
  );
  test.skip(!playable, 'it has no decoder for the film (Debian: apt-get install gstreamer1.0-plugins-good)');
  await expect.poll(pressed).toBe('true');
  await button.click();
  await expect.poll(pressed).toBe('false');
  await expect
    .poll(() => film.run((element) => (element as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0);
});

test('somebody registers, and the summary of errors goes once all are corrected', async ({ tab, server }) => {
  await openForm(tab, `${server.url}/registrants`);
  await fill(tab, 'Full name', PERSON.name);
  await fill(tab, 'Company name', PERSON.company_name);
  await fill(tab, 'Role', PERSON.role);
  await fill(tab, 'Email', 'esi at work');
  await fill(tab, 'WhatsApp number', PERSON.whatsapp_number);
  await choose(tab, 'How did you hear about the summit?', 'LinkedIn');
  const register = await see(tab, 'button', 'Register');
  await register.click();
  await seeAny(tab, '[role=alert] a');
  const email = await seeField(tab, 'Email');
  await focus(email);
  await tab.press('Control', 'a');
  await tab.type(emailOf('engine'));
  await expect.poll(() => tab.find('[role=alert]')).toBeUndefined();
  await register.click();
  await expect.poll(() => pathOf(tab)).toBe('/');
  await seeText(tab, REGISTERED);
});
