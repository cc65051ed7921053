import * as say from './mail-messages.ts';

/** Checked in this order: a newer browser's user agent also names older browsers. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** For example 'Firefox on Windows': enough for users to recognise their own devices. */
export function describeBrowser(userAgent: string): string {
  const browser = named(BROWSERS, userAgent) ?? say.unknownBrowser();
  const system = named(SYSTEMS, userAgent);
  return system ? say.browserOnSystem({ browser, system }) : browser;
}

function named(names: readonly (readonly [string, string])[], userAgent: string): string | undefined {
  return names.find(([mark]) => userAgent.includes(mark))?.[1];
}
