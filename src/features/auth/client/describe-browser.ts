/** In the order in which they are looked for: later ones name themselves after earlier ones too. */
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

/** 'Firefox on Windows': enough to know one's own devices by. */
export function describeBrowser(userAgent: string): string {
  const browser = named(BROWSERS, userAgent) ?? 'An unknown browser';
  const system = named(SYSTEMS, userAgent);
  return system ? `${browser} on ${system}` : browser;
}

function named(names: readonly (readonly [string, string])[], userAgent: string): string | undefined {
  return names.find(([mark]) => userAgent.includes(mark))?.[1];
}
