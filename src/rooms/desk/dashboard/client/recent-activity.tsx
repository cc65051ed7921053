import { Link } from '@tanstack/react-router';
import { useMayAccess } from '#platform/client/session-values.ts';
import {
  type ActivityRecord,
  recentActivities,
  removeActivity,
  typeLabel,
  viewActivity,
} from '#rooms/ground/contract.ts';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import * as say from '../messages.ts';

const column = columnsOf<ActivityRecord>();
const columns = [
  column.identifier('user_id', say.userId()),
  column.text('username', say.username(), { selfEvident: true, line: 1 }),
  column.column('activity_type', say.activityType(), typeLabel, { selfEvident: true, line: 3 }),
  column.text('activity_description', say.description(), { width: 12, selfEvident: true }),
  column.instant('time', say.time(), { line: 1, timed: true }),
];

const PAGE_SIZES = [5, 10, 20];
const nameOf = (activity: ActivityRecord) =>
  say.activityBy({ type: typeLabel(activity.activity_type), username: activity.username });
const removal = {
  call: removeActivity,
  counted: say.countedRows,
  question: say.deleteQuestion,
  nameOf: (activity: ActivityRecord) =>
    `${typeLabel(activity.activity_type)}: ${activity.activity_description}`,
  heading: say.action(),
  failure: say.deleteActivityFailed(),
};

export function RecentActivity() {
  const mayReadAll = useMayAccess(viewActivity.access);
  const mayRemove = useMayAccess(removeActivity.access);
  return (
    <div className="panel">
      <RecordTable
        call={recentActivities}
        columns={columns}
        caption={say.recentActivity()}
        nameOf={nameOf}
        heading={
          <>
            <h2>{say.recentActivity()}</h2>
            {mayReadAll && <Link to="/admin/activity">{say.allActivity()}</Link>}
          </>
        }
        selectable
        tellsArrivals
        pageSize={5}
        pageSizes={PAGE_SIZES}
        sortedBy={{ column: 'time', descending: true }}
        {...(mayRemove && { remove: removal })}
      />
    </div>
  );
}
