/** The address of a page of a list; the first has no number. */
export function pageOfList(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}

/** The pages after the first. */
export function furtherPages(path: string, records: number, pageSize: number): { path: string }[] {
  const pages = Math.ceil(records / pageSize);
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ({
    path: pageOfList(path, index + 2),
  }));
}
