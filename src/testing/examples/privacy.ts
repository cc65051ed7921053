import type { Examples } from '#testing/calls/example.ts';

export const EXAMPLES: Examples = {
  findPerson: async (fixtures) => ({ body: { email: await fixtures.attendeeAddress() } }),
  exportPerson: async (fixtures) => ({ body: { email: await fixtures.attendeeAddress() } }),
  correctPerson: async (fixtures) => {
    const { id, version } = await fixtures.correctable();
    const email = `corrected-${fixtures.next()}@owusu.example`;
    return { body: { id, version, name: 'Ama', email, whatsapp_number: '0241234567' } };
  },
  erasePerson: async (fixtures) => ({ body: { email: await fixtures.attendeeAddress() } }),
  viewRetention: async (fixtures) => {
    await fixtures.edition();
    return {};
  },
  setRetention: async (fixtures) => ({ body: { id: await fixtures.edition(), until: '2030-01-31' } }),
};
