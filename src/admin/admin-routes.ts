import type { Access } from '#platform/contract/access.ts';

/** Every address of the admin and who may open it; the server and the browser go by this table. */
export const ADMIN_ROUTES = {
  '/admin/login': 'anyone',
  '/admin/reset-password': 'anyone',
  '/admin/dashboard': 'signed-in',
  '/admin/account': 'own-account',
  '/admin/activity': 'administrator',

  '/admin/users': 'administrator',
  '/admin/adduser': 'administrator',
  '/admin/useredit/:userId': 'administrator',

  '/admin/basic-data': 'administrator',
  '/admin/data-center': 'administrator',
  '/admin/basic-data-edit/:id': 'administrator',
  '/admin/addpartner': 'administrator',
  '/admin/sponsordata': 'administrator',
  '/admin/sponsor-edit/:id': 'administrator',

  '/admin/add-category': 'administrator',
  '/admin/categories': 'administrator',
  '/admin/update-category/:categoryId': 'administrator',
  '/admin/add-speaker': 'administrator',
  '/admin/speakers': 'administrator',
  '/admin/update-speaker/:speakerId': 'administrator',

  '/admin/attendees': 'administrator',
  '/admin/partnerships': 'administrator',
} as const satisfies Record<string, Access>;
