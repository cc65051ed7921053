import { LRUCache } from 'lru-cache';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { Mailing } from '#rooms/mail/server.ts';
import { FILES_BYTES_MAX } from '../files.ts';
import { findFile, listFiles } from './queries.ts';

/** By which mails name what they attach. */
const DRAWER = 'mailing-file';

/** With what is attached to it. */
export async function withFiles(database: Database, mailing: Mailing): Promise<Mailing> {
  const files = await listFiles(database, mailing.id);
  return {
    ...mailing,
    attached: files.map(({ id, name, media_type }) => ({
      type: 'drawn' as const,
      drawer: DRAWER,
      file: name,
      mediaType: media_type,
      stored: id,
    })),
  };
}

/** What is being sent to many is read once. A file never changes. */
const read = new LRUCache<string, Buffer, Database>({
  maxSize: 2 * FILES_BYTES_MAX,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: async (id, _stale, { context: database }) => {
    const file = await findFile(database, id);
    return file && Buffer.from(file.content);
  },
});

export const fileDrawer = {
  name: DRAWER,
  /** It may have been taken off since a mail was sent to try it. */
  draw: ({ store }: Pick<Services, 'store'>, id: string): Promise<Buffer | undefined> =>
    read.fetch(id, { context: store.database }),
};
