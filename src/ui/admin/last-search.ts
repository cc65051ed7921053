const lasts = new Map<string, Record<string, unknown>>();

/** Notes how a list was searched, filtered and paged when it was last shown, for whoever comes back to it. */
export function noteSearch(pathname: string, search: Record<string, unknown>): void {
  const { record: _open, ...kept } = search;
  lasts.set(pathname, kept);
}

export function lastSearch(pathname: string | undefined): Record<string, unknown> {
  return lasts.get(pathname ?? '') ?? {};
}
