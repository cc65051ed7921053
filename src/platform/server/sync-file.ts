import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Returns once the file's content, or the folder's list of names, would survive a power cut. */
export function syncFile(path: string): void {
  // Windows can't open folders, and needs the right to write to sync a file.
  if (process.platform === 'win32') return;
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
