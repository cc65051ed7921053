import { expect, test } from 'vitest';
import { ownScreen } from './own-screen.ts';

test.each([
  [undefined, '/admin/dashboard'],
  ['/admin/attendees?search=ama', '/admin/attendees?search=ama'],
  ['https://elsewhere.example/admin/attendees', '/admin/dashboard'],
  ['//elsewhere.example/admin/attendees', '/admin/dashboard'],
  ['/\\elsewhere.example/admin/', '/admin/dashboard'],
  ['/admin/../registrants', '/admin/dashboard'],
  ['/admin/login?next=%2Fadmin%2Fusers', '/admin/dashboard'],
  ['javascript:alert(1)', '/admin/dashboard'],
  ['http://', '/admin/dashboard'],
])('after signing in, %s leads to %s', (next, screen) => {
  expect(ownScreen(next, 'https://summit.example')).toBe(screen);
});
