import { Link, linkOptions } from '@tanstack/react-router';
import { restoreRecords } from '#modules/records/contract.ts';
import { ROLES } from '#platform/contract/access.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { deleteUser, type User, viewUsers } from '../contract.ts';
import { userKind } from '../kind.ts';

const column = columnsOf<User>();
const columns = [
  column.name('username', 'Name'),
  column.email('email', 'Email'),
  column.text('role', 'Role'),
  column.phone('phone', 'Phone'),
  column.instant('date', 'Date'),
  column.column('disabled', 'Access', (_disabled, user) => accessOf(user)),
];

function accessOf(user: User): string {
  if (user.disabled) return 'Disabled';
  return user.twoFactor ? 'Two-factor' : 'Password';
}

const nameOf = (user: User) => user.username;
const edit = (user: User) => linkOptions({ to: '/admin/useredit/$userId', params: { userId: user.id } });
const filters = [{ name: 'ofRole', label: 'Role', options: ROLES }];
const removal = {
  call: deleteUser,
  restore: restoreRecords,
  noun: { one: 'user', many: 'users' },
  nameOf: (user: User) => `${user.username}, ${user.email}`,
  failure: 'Error deleting user',
};

export function UsersScreen() {
  return (
    <Screen
      title="Active users"
      crumb="User List"
      actions={
        <Link to="/admin/adduser" className={buttonClass('act')}>
          Add user
        </Link>
      }
    >
      <RecordTable
        call={viewUsers}
        columns={columns}
        caption="Active users"
        nameOf={nameOf}
        pageSize={5}
        searchLabel="Search by name"
        filters={filters}
        add={userKind.addScreen}
        edit={edit}
        remove={removal}
      />
    </Screen>
  );
}
