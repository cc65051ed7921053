import { AsyncLocalStorage } from 'node:async_hooks';

/** What was written by some work, wherever in it. */
export interface Written {
  tables: Set<string>;
  /** From which rows were deleted. */
  emptied: Set<string>;
  /** The content has a new version. */
  isContentNew: boolean;
}

const WRITE = /^\s*(?:(?<deleted>delete)\s+from|insert\s+(?:or\s+\w+\s+)?into|update)\s+"?(?<table>\w+)/i;

const watched = new AsyncLocalStorage<Written>();

/** Does some work, and says what it wrote. */
export async function watchWrites<T>(
  work: () => Promise<T>,
): Promise<{ result: T; written: Readonly<Written> }> {
  const written: Written = { tables: new Set(), emptied: new Set(), isContentNew: false };
  return { result: await watched.run(written, work), written };
}

/** Called after each statement. */
export function noteStatement(statement: string): void {
  const written = watched.getStore();
  const { table, deleted } = (written && WRITE.exec(statement)?.groups) ?? {};
  if (!written || !table) return;
  written.tables.add(table);
  if (deleted) written.emptied.add(table);
}

export function noteNewContent(): void {
  const written = watched.getStore();
  if (written) written.isContentNew = true;
}
