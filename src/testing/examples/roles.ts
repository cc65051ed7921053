import { addRole } from '#rooms/ground/roles/contract.ts';
import type { Examples } from '#testing/calls/example.ts';
import type { Fixtures } from '#testing/calls/fixtures.ts';

/** A role that nobody has. */
async function aRole({ app, next }: Fixtures) {
  const { client } = await app.signInAs('Administrator');
  const { body } = await client.call(addRole, { body: { name: `Role ${next()}`, rights: ['attendees'] } });
  return body.id ?? '';
}

export const EXAMPLES: Examples = {
  singleRole: async (fixtures) => ({ query: { id: await aRole(fixtures) } }),
  addRole: ({ next }) => ({ body: { name: `Role ${next()}`, rights: ['attendees'] } }),
  updateRole: async (fixtures) => ({
    query: { id: await aRole(fixtures) },
    body: { name: `Role ${fixtures.next()}`, rights: ['posts'] },
  }),
  deleteRole: async (fixtures) => ({ query: { id: await aRole(fixtures) } }),
};
