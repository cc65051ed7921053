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
  writingsIn(listWrittenDrafts, ({ id, title, fields }) => ({
    id,
    place: `${title}, not saved yet`,
    texts: textsOf(JSON.parse(fields)),
  })),
  writingsIn(listWrittenVersions, ({ post_id, title, number, fields }) => ({
    id: post_id,
    place: `${title}, version ${number}`,
    texts: textsOf(JSON.parse(fields)),
  })),
];
