import type { CallContext } from '#platform/server/http/context.ts';
import { siteZone } from '#rooms/edition/server.ts';
import type { ExportOptions } from '#rooms/ground/contract.ts';
import { exportList } from '#rooms/ground/server.ts';
import { type ListedPost, POST_EXPORT_FILES } from '../contract.ts';
import * as say from '../messages.ts';
import { STATUS_LABELS } from '../status-labels.ts';
import { listPostIds, listPosts, type PostListQuery } from './queries.ts';
import { toListedPosts } from './read-posts.ts';

const columnsOf = () => ({
  [say.title()]: ({ title }: ListedPost) => title,
  [say.author()]: ({ author }: ListedPost) => author,
  [say.category()]: ({ category }: ListedPost) => category,
  [say.tags()]: ({ tags }: ListedPost) => tags,
  [say.state()]: ({ state }: ListedPost) => STATUS_LABELS[state](),
  [say.published()]: ({ publishDate }: ListedPost) => (publishDate ? new Date(publishDate) : ''),
  [say.changed()]: ({ changed }: ListedPost) => new Date(changed),
});

export async function exportFile(context: CallContext, listQuery: PostListQuery, options: ExportOptions) {
  const { database } = context.store;
  const now = context.clock.now().toISOString();
  return exportList(context, listQuery, options, {
    kind: 'post',
    what: say.exported,
    scope: { zone: await siteZone(database, context.clock.now()) },
    files: POST_EXPORT_FILES,
    columns: columnsOf(),
    listIds: (asked) => listPostIds(database, now, asked),
    list: async (asked) => {
      const { rows, ...listed } = await listPosts(database, now, asked);
      return { ...listed, rows: await toListedPosts(database, now, rows) };
    },
  });
}
