import { createRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { type User, viewUsers } from '../contract.ts';
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

/** Controls of a user's access belong to another feature, so they are passed in. */
export function userRoutes(access: (user: User) => ReactNode) {
  const updateUser = createRoute({
    getParentRoute: () => shell,
    path: '/admin/useredit/$userId',
    component: function UpdateUser() {
      const { userId } = updateUser.useParams();
      return <UpdateUserScreen key={userId} userId={userId} access={access} />;
    },
  });
  return [users, addUser, updateUser] as const;
}
