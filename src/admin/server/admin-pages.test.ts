import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';

const UNDECLARED = ['/admin/no-such-screen', '/admin/users/deeper', '/admin/useredit'];

describe('an undeclared address of the admin', () => {
  test.each(UNDECLARED)('%s leads to the login first', async (address) => {
    const { visitor } = await createTestApp();
    const response = await visitor.fetch(address);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`/admin/login?next=${encodeURIComponent(address)}`);
  });

  test.each(UNDECLARED)('%s is not found for signed-in users, on the admin’s own page', async (address) => {
    const { client } = await (await createTestApp()).signInAs('User');
    const response = await client.fetch(address);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('<div id="admin" data-session=');
  });
});

test('the address of the admin still leads to the dashboard', async () => {
  const { visitor } = await createTestApp();
  for (const address of ['/admin', '/admin/']) {
    const response = await visitor.fetch(address);
    expect([response.status, response.headers.get('location')]).toEqual([308, '/admin/dashboard']);
  }
});
