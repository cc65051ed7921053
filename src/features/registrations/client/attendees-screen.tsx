import { Link } from '@tanstack/react-router';
import { deleteRecord, deleteRecords, restoreRecords } from '#features/records/contract.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import {
  ATTENDEE_EXPORT_FILES,
  type AttendeeDetails,
  exportAttendees,
  NOTICES,
  singleAttendee,
  viewAttendees,
} from '../contract.ts';

const column = columnsOf<AttendeeDetails>();
const columns = [
  column.name('fullname', 'Name'),
  column.text('company', 'Company'),
  column.text('designation', 'Designation'),
  column.email('email', 'Email'),
  column.phone('phone', 'Phone'),
  column.phone('whatsapp', 'WhatsApp'),
  column.instant('date', 'Date'),
];

const nameOf = (attendee: AttendeeDetails) => attendee.fullname;
const filters = [
  { name: 'notice', label: 'How they heard', options: NOTICES },
  { name: 'company', label: 'Company', kind: 'value' as const },
  { name: 'from', label: 'From', kind: 'day' as const },
  { name: 'to', label: 'To', kind: 'day' as const },
];
const removal = {
  call: deleteRecord,
  callForMany: deleteRecords,
  restore: restoreRecords,
  noun: { one: 'attendee', many: 'attendees' },
  nameOf: (attendee: AttendeeDetails) => `${attendee.fullname}, ${attendee.email}`,
  failure: 'Error deleting attendee',
};
const details = {
  call: singleAttendee,
  columns: [...columns, column.text('notice', 'How they heard'), column.text('consent', 'Consent text')],
  links: ({ id }: AttendeeDetails) => (
    <Link to="/admin/activity" search={{ subjectId: id }}>
      History
    </Link>
  ),
};
const exportOf = { call: exportAttendees, files: ATTENDEE_EXPORT_FILES };

export function AttendeesScreen() {
  return (
    <Screen title="Attendees">
      <RecordTable
        call={viewAttendees}
        columns={columns}
        caption="Attendees"
        nameOf={nameOf}
        pageSize={10}
        sortedBy={{ column: 'date', descending: true }}
        searchLabel="Search by name or email"
        filters={filters}
        remove={removal}
        details={details}
        exportOf={exportOf}
        tellsArrivals
        emptyHint={
          <>
            Registrations from <a href={publicAddress.registration}>the registration page</a> appear here.
          </>
        }
      />
    </Screen>
  );
}
