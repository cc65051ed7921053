import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewUsers } from '../contract.ts';
import { userKind } from '../kind.ts';
import { AddUserScreen } from './add-user-screen.tsx';
import { UpdateUserScreen } from './update-user-screen.tsx';
import { UsersScreen } from './users-screen.tsx';

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
    return <UpdateUserScreen key={userId} userId={userId} />;
  },
});

export const usersClient = {
  kinds: [userKind],
  routes: [users, addUser, updateUser],
} as const satisfies ClientModule;
