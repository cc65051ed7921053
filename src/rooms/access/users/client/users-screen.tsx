import { Link, linkOptions } from '@tanstack/react-router';
import { roleName } from '#platform/contract/rights.ts';
import { restoreRecords, viewRoles } from '#rooms/ground/contract.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { deleteUser, type User, viewUsers } from '../contract.ts';
import { userKind } from '../kind.ts';
import * as say from '../messages.ts';

const column = columnsOf<User>();
const columns = [
  column.name('username', say.name()),
  column.email('email', say.email()),
  column.column('role', say.role(), (role) => roleName(String(role)), { selfEvident: true }),
  column.phone('phone', say.phone()),
  column.instant('date', say.date(), { line: 1 }),
  column.column('disabled', say.access(), (_disabled, user) => accessOf(user)),
];

function accessOf(user: User): string {
  if (user.disabled) return say.disabled();
  return user.twoFactor ? say.twoFactor() : say.password();
}

const nameOf = (user: User) => user.username;
const edit = (user: User) => linkOptions({ to: '/admin/useredit/$userId', params: { userId: user.id } });
const removal = {
  call: deleteUser,
  restore: restoreRecords,
  counted: say.counted,
  question: say.deleteQuestion,
  nameOf: (user: User) => `${user.username}, ${user.email}`,
  failure: say.deleteFailed(),
};

export function UsersScreen() {
  const roles =
    useReply(viewRoles, ({ records }) =>
      records.map(({ name }) => ({ value: name, label: roleName(name) })),
    ) ?? [];
  return (
    <Screen
      title={say.activeUsers()}
      crumb={say.userList()}
      actions={
        <Link to="/admin/adduser" className={buttonClass('act')}>
          {say.addUser()}
        </Link>
      }
    >
      <RecordTable
        call={viewUsers}
        columns={columns}
        caption={say.activeUsers()}
        nameOf={nameOf}
        pageSize={5}
        searchLabel={say.searchByName()}
        filters={[{ name: 'ofRole', label: say.role(), options: roles }]}
        add={userKind.addScreen}
        edit={edit}
        unfolds
        remove={removal}
      />
    </Screen>
  );
}
