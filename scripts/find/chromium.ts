import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { fromRoot } from '#platform/server/project-root.ts';
import { installDebianPackages } from './debian-package.ts';
import { runs } from './runs.ts';

/** Chromium's engine without browser windows. Tests take half the time in it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const FETCHED = fromRoot('.cache/browsers');

const NO_CHROMIUM =
  'The browser tests need Chromium, which wasn’t found and couldn’t be installed or downloaded. Install it (Debian: ' +
  'apt-get install chromium-headless-shell; elsewhere: npx playwright install --with-deps chromium) or set ' +
  'CHROMIUM_PATH to where it is.';

interface Places {
  path?: string;
  fetched?: string;
}

/** The path of Chromium: CHROMIUM_PATH if set, otherwise an installed or downloaded one, preferably a shell. */
export function findChromium({ path = process.env.PATH ?? '', fetched = FETCHED }: Places = {}) {
  const shells = [...onPath(path, SHELLS), ...shellsIn(fetched)];
  const candidates = [process.env.CHROMIUM_PATH, ...shells, ...wholeOnes(path), chromium.executablePath()];
  return candidates.find((candidate) => candidate && existsSync(candidate));
}

/** One that has windows: the shell can't prepare pages that somebody may open next. */
export function findWholeChromium({ path = process.env.PATH ?? '' }: Places = {}) {
  return wholeOnes(path).find((candidate) => existsSync(candidate));
}

/** Finds Chromium, installs Debian's package or downloads it. Throws a readable message if nothing works. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found && (found === process.env.CHROMIUM_PATH || SHELLS.includes(basename(found)))) return found;
  if (installDebianPackages('chromium-headless-shell')) return findChromium() ?? found ?? fetchChromium();
  return found ?? (installDebianPackages('chromium') ? findChromium() : undefined) ?? fetchChromium();
}

/** Downloads Playwright's own build into the project's folder. */
function fetchChromium(): string {
  console.log('Downloading Chromium into .cache/browsers …');
  const fetching = spawnSync('playwright', ['install', '--only-shell', 'chromium'], {
    env: { ...process.env, PLAYWRIGHT_BROWSERS_PATH: FETCHED },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const path = findChromium();
  if (path) return path;
  const reason = /^.*Error: .*$/m.exec(`${fetching.error ?? ''}\n${fetching.stderr ?? ''}`)?.[0].trim();
  throw new Error(reason ? `${NO_CHROMIUM}\n(${reason})` : NO_CHROMIUM);
}

function wholeOnes(path: string): string[] {
  return [...onPath(path, BROWSERS), MAC];
}

function onPath(path: string, names: readonly string[]): string[] {
  return path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}

function shellsIn(folder: string): string[] {
  return globSync(join(folder, `*/*/{${SHELLS.join(',')}}{,.exe}`)).filter((path) => runs(path));
}
