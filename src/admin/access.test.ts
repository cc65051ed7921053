import { expect, test } from 'vitest';
import { mayOpen } from './access.ts';

const administrator = { token: '1', username: 'Ama', role: 'Administrator', rights: [] } as const;
const user = { token: '2', username: 'Kofi', role: 'User', rights: [] } as const;
const editor = { token: '3', username: 'Esi', role: 'Editor', rights: ['posts'] } as const;

test.each([
  ['/admin/dashboard', undefined, false],
  ['/admin/dashboard', user, true],
  ['/admin/account', user, true],
  ['/admin/attendees', user, false],
  ['/admin/attendees/', user, false],
  ['/admin/useredit/some-id', user, false],
  ['/admin/useredit/some-id', administrator, true],
  ['/admin/partnerships', administrator, true],
  ['/admin/posts', editor, true],
  ['/admin/update-post/some-id', editor, true],
  ['/admin/attendees', editor, false],
  ['/admin/activity', editor, true],
  ['/admin/activity', user, false],
  ['/admin/no/such/screen', user, true],
  ['/admin/no/such/screen', undefined, false],
])('whether %s is open to the session %o: %s', (pathname, session, open) => {
  expect(mayOpen(pathname, session)).toBe(open);
});
