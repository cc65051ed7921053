import { delimiter, dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeProgram } from '#testing/fake-program.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { findChromium, findWholeChromium } from './chromium.ts';

const folder = temporaryFolder('chromium');
afterAll(folder.remove);
beforeEach(() => void vi.stubEnv('CHROMIUM_PATH', ''));
afterEach(() => void vi.unstubAllEnvs());

const place = (name: string) => join(folder.path, name);
const browser = fakeProgram(place('bin/chromium'));
const shell = fakeProgram(place('other/chromium-headless-shell'));
const fetched = fakeProgram(place('fetched/shell-1/linux/chrome-headless-shell'));
fakeProgram(place('broken/shell-1/linux/chrome-headless-shell'), 127);
const path = dirname(browser);

test('a Chromium without windows is preferred', () => {
  const both = [path, dirname(shell)].join(delimiter);
  expect(findChromium({ path: both, fetched: place('nowhere') })).toBe(shell);
  expect(findChromium({ path, fetched: place('fetched') })).toBe(fetched);
  expect(findChromium({ path, fetched: place('nowhere') })).toBe(browser);
});

test('a whole one is found beside it', () => {
  const both = [dirname(shell), path].join(delimiter);
  expect(findWholeChromium({ path: both })).toBe(browser);
});

test('a downloaded one that can’t run here is ignored', () => {
  expect(findChromium({ path, fetched: place('broken') })).toBe(browser);
});

test('CHROMIUM_PATH decides', () => {
  vi.stubEnv('CHROMIUM_PATH', browser);
  expect(findChromium({ path: dirname(shell), fetched: place('fetched') })).toBe(browser);
});
