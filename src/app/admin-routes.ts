import type { Access } from '#platform/contract/access.ts';

/** Every address of the admin and who may open it; the server and the browser go by this table. */
export const ADMIN_ROUTES = {
  '/admin/login': 'anyone',
  '/admin/dashboard': 'signed-in',
  '/admin/attendees': 'administrator',
  '/admin/basic-data': 'administrator',
  '/admin/data-center': 'administrator',
  '/admin/basic-data-edit/:id': 'administrator',
} as const satisfies Record<string, Access>;

export type AdminPath = keyof typeof ADMIN_ROUTES;
