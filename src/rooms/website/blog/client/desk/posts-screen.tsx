import { Link, linkOptions } from '@tanstack/react-router';
import { restoreRecords } from '#rooms/ground/contract.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { StateTag, type Tone } from '#ui/admin/state-tag.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { deletePost, exportPosts, type ListedPost, POST_EXPORT_FILES, viewPosts } from '../../contract.ts';
import { postKind } from '../../kind.ts';
import * as say from '../../messages.ts';
import { POST_STATUSES, type PostStatus } from '../../post-fields.ts';
import { STATUS_LABELS } from '../../status-labels.ts';

const TONES: Readonly<Partial<Record<PostStatus, Tone>>> = { scheduled: 'waiting', published: 'good' };

const column = columnsOf<ListedPost>();
const columns = [
  column.name('title', say.title(), { width: 14 }),
  column.column(
    'state',
    say.state(),
    (state) => <StateTag tone={TONES[state]}>{STATUS_LABELS[state]()}</StateTag>,
    {
      selfEvident: true,
      whole: true,
    },
  ),
  column.text('category', say.category(), { selfEvident: true, room: 64 }),
  column.text('author', say.author(), { selfEvident: true, line: 3, room: 75 }),
  column.text('tags', say.tags(), { line: 3, width: 5, room: 80 }),
  column.instant('publishDate', say.published(), { selfEvident: true }),
  column.instant('changed', say.changed(), { line: 3 }),
];

const nameOf = (post: ListedPost) => post.title;
const edit = (post: ListedPost) =>
  linkOptions({ to: '/admin/update-post/$postId', params: { postId: post.id } });
const filters = [
  {
    name: 'state',
    label: say.state(),
    options: POST_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value]() })),
  },
];
const removal = {
  call: deletePost,
  restore: restoreRecords,
  counted: say.counted,
  question: say.deleteQuestion,
  nameOf,
  failure: say.deleteFailed(),
};
const exportOf = { call: exportPosts, files: POST_EXPORT_FILES };

export function PostsScreen() {
  const add = (
    <Link to="/admin/add-post" className={buttonClass('act')}>
      {say.addPost()}
    </Link>
  );
  return (
    <Screen title={say.many()} actions={add}>
      <RecordTable
        call={viewPosts}
        columns={columns}
        caption={say.many()}
        nameOf={nameOf}
        pageSize={10}
        sortedBy={{ column: 'changed', descending: true }}
        searchLabel={say.search()}
        filters={filters}
        add={postKind.addScreen}
        edit={edit}
        remove={removal}
        exportOf={exportOf}
        emptyHint={<Link to="/admin/add-post">{say.writeFirstPost()}</Link>}
      />
    </Screen>
  );
}
