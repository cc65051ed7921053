import { Link, linkOptions } from '@tanstack/react-router';
import { restoreRecords } from '#modules/records/contract.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { deletePost, exportPosts, type ListedPost, POST_EXPORT_FILES, viewPosts } from '../../contract.ts';
import { postKind } from '../../kind.ts';
import { POST_STATUSES, type PostStatus } from '../../post-fields.ts';

const STATUS_LABELS: Readonly<Record<PostStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

const column = columnsOf<ListedPost>();
const columns = [
  column.name('title', 'Title'),
  column.column('state', 'State', (state) => STATUS_LABELS[state]),
  column.text('category', 'Category'),
  column.text('author', 'Author'),
  column.text('tags', 'Tags'),
  column.instant('publishDate', 'Published'),
  column.instant('changed', 'Changed'),
];

const nameOf = (post: ListedPost) => post.title;
const edit = (post: ListedPost) =>
  linkOptions({ to: '/admin/update-post/$postId', params: { postId: post.id } });
const filters = [
  {
    name: 'state',
    label: 'State',
    options: POST_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
  },
];
const removal = {
  call: deletePost,
  restore: restoreRecords,
  noun: { one: 'post', many: 'posts' },
  nameOf,
  failure: 'Error deleting post',
};
const exportOf = { call: exportPosts, files: POST_EXPORT_FILES };

export function PostsScreen() {
  const add = (
    <Link to="/admin/add-post" className={buttonClass('act')}>
      Add Post
    </Link>
  );
  return (
    <Screen title="Posts" actions={add}>
      <RecordTable
        call={viewPosts}
        columns={columns}
        caption="Posts"
        nameOf={nameOf}
        pageSize={10}
        sortedBy={{ column: 'changed', descending: true }}
        searchLabel="Search by title, author or tag"
        filters={filters}
        add={postKind.addScreen}
        edit={edit}
        remove={removal}
        exportOf={exportOf}
        emptyHint={<Link to="/admin/add-post">Write the first post</Link>}
      />
    </Screen>
  );
}
