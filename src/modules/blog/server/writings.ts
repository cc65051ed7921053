import { textsOf, type Writings, writingsIn } from '#platform/server/written-texts.ts';
import { listWrittenDrafts, listWrittenVersions } from './draft-queries.ts';
import { listWritten } from './queries.ts';

/** What posts say, what is typed and isn't saved, and what they said before. */
export const postWritings: readonly Writings[] = [
  writingsIn(listWritten, (row) => ({
    id: row.id,
    place: row.deleted_at ? `${row.title}, deleted` : row.title,
    texts: [row.title, row.excerpt, row.content, row.picture_alt, row.author, row.tags],
  })),
  writingsIn(listWrittenDrafts, ({ id, fields }) => written(id, fields, 'not saved yet')),
  writingsIn(listWrittenVersions, ({ post_id, number, fields }) =>
    written(post_id, fields, `version ${number}`),
  ),
];

function written(id: string, fields: string, which: string) {
  const document = JSON.parse(fields) as { title?: string };
  return { id, place: `${document.title || 'Untitled'}, ${which}`, texts: textsOf(document) };
}
