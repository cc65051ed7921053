import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { ACTIVITY_TYPES, type DetailedActivity, SUBJECTS, viewActivity } from '../contract.ts';
import { Changes } from './changes.tsx';
import { SubjectLinks } from './subject-links.tsx';

const column = columnsOf<DetailedActivity>();
const columns = [
  column.instant('time', 'When'),
  column.name('username', 'Who'),
  column.text('activity_type', 'What'),
  column.column('activity_description', 'Description', (description, { changes }) => (
    <>
      {description}
      <Changes changes={changes} />
    </>
  )),
  column.column('subject_id', 'Record', (_id, activity) => <SubjectLinks activity={activity} />),
];

/** docs/product.md, 4.5 */
const PAGE_SIZES = [10, 15, 20, 25, 30];
const nameOf = (activity: DetailedActivity) => activity.activity_description;
const filters = [
  { name: 'type', label: 'What', options: ACTIVITY_TYPES },
  { name: 'subject', label: 'Kind of record', options: SUBJECTS },
  { name: 'from', label: 'From', kind: 'day' as const },
  { name: 'to', label: 'To', kind: 'day' as const },
  { name: 'subjectId', label: 'One record', kind: 'given' as const },
  { name: 'userId', label: 'One user', kind: 'given' as const },
];

/** The full activity log: who, what, which record, when, and what an update changed. */
export function ActivityScreen() {
  return (
    <Screen title="Activity">
      <RecordTable
        call={viewActivity}
        columns={columns}
        caption="Activity"
        nameOf={nameOf}
        pageSize={10}
        pageSizes={PAGE_SIZES}
        sortedBy={{ column: 'time', descending: true }}
        searchLabel="Search by who, what and description"
        filters={filters}
      />
    </Screen>
  );
}
