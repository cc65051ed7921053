import { createRoute } from '@tanstack/react-router';
import { AccessPanel } from '#features/auth/client/access-panel.tsx';
import { AddUserScreen } from '#features/users/client/add-user-screen.tsx';
import { UpdateUserScreen } from '#features/users/client/update-user-screen.tsx';
import { UsersScreen } from '#features/users/client/users-screen.tsx';
import { viewUsers } from '#features/users/contract.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { shell } from './roots.ts';

const users = createRoute({
  getParentRoute: () => shell,
  path: '/admin/users',
  validateSearch: tableSearch(viewUsers),
  component: UsersScreen,
});

const addUser = createRoute({
  getParentRoute: () => shell,
  path: '/admin/adduser',
  component: AddUserScreen,
});

const updateUser = createRoute({
  getParentRoute: () => shell,
  path: '/admin/useredit/$userId',
  component: function UpdateUser() {
    const { userId } = updateUser.useParams();
    return <UpdateUserScreen key={userId} userId={userId} access={(user) => <AccessPanel user={user} />} />;
  },
});

export const peopleRoutes = [users, addUser, updateUser] as const;
