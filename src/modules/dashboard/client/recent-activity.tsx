import { Link } from '@tanstack/react-router';
import { type ActivityRecord, recentActivities, removeActivity } from '#modules/activity/contract.ts';
import { useSessionValues } from '#platform/client/session-values.ts';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';

const column = columnsOf<ActivityRecord>();
const columns = [
  column.identifier('user_id', 'uuid'),
  column.text('username', 'username'),
  column.text('activity_type', 'Activity Type'),
  column.text('activity_description', 'Description', { width: 12 }),
  column.instant('time', 'Time'),
];

const PAGE_SIZES = [5, 10, 20];
const nameOf = (activity: ActivityRecord) => `${activity.activity_type} by ${activity.username}`;
const removal = {
  call: removeActivity,
  noun: { one: 'row', many: 'rows' },
  nameOf: (activity: ActivityRecord) => `${activity.activity_type}: ${activity.activity_description}`,
  heading: 'Action',
  failure: 'Error deleting activity',
};

export function RecentActivity() {
  const session = useSessionValues();
  return (
    <div className="panel">
      <RecordTable
        call={recentActivities}
        columns={columns}
        caption="Recent Activity"
        nameOf={nameOf}
        heading={
          <>
            <h2>Recent Activity</h2>
            {session?.role === 'Administrator' && <Link to="/admin/activity">All activity</Link>}
          </>
        }
        selectable
        tellsArrivals
        pageSize={5}
        pageSizes={PAGE_SIZES}
        sortedBy={{ column: 'time', descending: true }}
        {...(session?.role === 'Administrator' && { remove: removal })}
      />
    </div>
  );
}
