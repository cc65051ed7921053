import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryFolder {
  path: string;
  remove(): void;
}

/** Linux keeps files here in memory. */
const IN_MEMORY = '/dev/shm';
const ROOM_WANTED = 1024 * 1024 * 1024;

export function temporaryFolder(purpose: string, below = tmpdir()): TemporaryFolder {
  const path = mkdtempSync(join(below, `summit-${purpose}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * For a database that need not survive: otherwise a test would spend most of its time waiting for the disk.
 */
export function quickFolder(purpose: string): TemporaryFolder {
  return temporaryFolder(purpose, quickPlace());
}

/** Where such folders are created: in memory, if there is room. */
export function quickPlace(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM_WANTED ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
