import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Linux distributions keep WebKitGTK's small browser, which is on no path. */
const SMALL_BROWSERS = '/usr/{lib,lib/*,lib64,libexec}/webkit2gtk-4.*/MiniBrowser';

/** Debian's packages of what is needed. */
export const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

export type Engine = keyof typeof PACKAGES;

export interface WebkitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

export function findFirefox(): string | undefined {
  return onPath('firefox-esr') ?? onPath('firefox');
}

export function findWebkit(): WebkitPrograms | undefined {
  const driver = onPath('WebKitWebDriver');
  const browser = globSync(SMALL_BROWSERS)[0];
  const screen = onPath('Xvfb');
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** What is needed of each engine, if all of it is installed. */
export const FIND = { firefox: findFirefox, webkit: findWebkit };

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
