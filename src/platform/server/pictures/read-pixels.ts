import type { Database } from '../database/store.ts';
import { pictureProcess } from './prepare-in-child.ts';
import { readContent } from './queries.ts';

/** A stored picture to draw with, drawings as pixels; undefined if it is gone. */
export async function readPixels(database: Database, name: string): Promise<Uint8Array | undefined> {
  const content = await readContent(database, name);
  if (!content || !name.endsWith('.svg')) return content;
  return (await pictureProcess.drawLarge(new Blob([new Uint8Array(content)]))).content;
}
