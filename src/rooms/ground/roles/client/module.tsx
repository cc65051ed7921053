import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { roleKind } from '../kind.ts';
import { AddRoleScreen, UpdateRoleScreen } from './role-form.tsx';
import { RolesScreen } from './roles-screen.tsx';

const roles = createRoute({
  getParentRoute: () => shell,
  path: '/admin/roles',
  component: RolesScreen,
});

const addRole = createRoute({
  getParentRoute: () => shell,
  path: '/admin/add-role',
  component: AddRoleScreen,
});

const updateRole = createRoute({
  getParentRoute: () => shell,
  path: '/admin/update-role/$id',
  component: function UpdateRole() {
    const { id } = updateRole.useParams();
    return <UpdateRoleScreen key={id} id={id} />;
  },
});

export const rolesClient = {
  kinds: [roleKind],
  routes: [roles, addRole, updateRole],
} as const satisfies ClientModule;
