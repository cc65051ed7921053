import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryFolder {
  path: string;
  remove(): void;
}

/** Linux keeps what lies here in memory. */
const IN_MEMORY = '/dev/shm';
const ROOM_WANTED = 512 * 1024 * 1024;

export function temporaryFolder(purpose: string, below = tmpdir()): TemporaryFolder {
  const path = mkdtempSync(join(below, `summit-${purpose}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** For a database that need not survive: waiting for the disk at each write would be most of the test's time. */
export function quickFolder(purpose: string): TemporaryFolder {
  return temporaryFolder(purpose, hasRoomInMemory() ? IN_MEMORY : tmpdir());
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM_WANTED;
  } catch {
    return false;
  }
}
