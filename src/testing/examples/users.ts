import type { Examples } from '#testing/calls/example.ts';

export const EXAMPLES: Examples = {
  inviteUser: (fixtures) => ({
    body: { username: 'Esi Boateng', email: `esi-${fixtures.next()}@users.example`, phone: '' },
  }),
};
