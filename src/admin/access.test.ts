import { expect, test } from 'vitest';
import { mayOpen } from './access.ts';

const administrator = { token: '1', username: 'Ama', role: 'Administrator' } as const;
const user = { token: '2', username: 'Kofi', role: 'User' } as const;

test.each([
  ['/admin/dashboard', undefined, false],
  ['/admin/dashboard', user, true],
  ['/admin/account', user, true],
  ['/admin/attendees', user, false],
  ['/admin/attendees/', user, false],
  ['/admin/useredit/some-id', user, false],
  ['/admin/useredit/some-id', administrator, true],
  ['/admin/partnerships', administrator, true],
  ['/admin/no/such/screen', user, true],
  ['/admin/no/such/screen', undefined, false],
])('whether %s is open to the session %o: %s', (pathname, session, open) => {
  expect(mayOpen(pathname, session)).toBe(open);
});
