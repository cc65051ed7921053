/** What tells ids apart: they end with random figures. */
const FIGURES = 8;

/** How an id is named in an address with many of them. */
export const shortId = (id: string) => id.slice(-FIGURES);

export const shortIds = (ids: readonly string[]) => ids.map(shortId).join(',');

export function namesIn(list: string | null | undefined): string[] {
  return list?.split(',').filter((name) => name.length === FIGURES) ?? [];
}

export const isNamed = (id: string, names: readonly string[]) => names.includes(shortId(id));
