import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installDebianPackages } from './debian-package.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of Chromium: CHROMIUM_PATH if set, otherwise an installed one. */
export function findChromium(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, MAC, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** Finds Chromium or installs Debian's package. Throws a readable message if neither works. */
export function ensureChromium(): string {
  const path = findChromium() ?? (installDebianPackages('chromium') ? findChromium() : undefined);
  if (path) return path;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium; elsewhere: ' +
      'npx playwright install chromium) or set CHROMIUM_PATH to where it is.',
  );
}
