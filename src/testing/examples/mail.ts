import type { Examples } from '#testing/calls/example.ts';

export const EXAMPLES: Examples = {
  viewMails: async (fixtures) => {
    await fixtures.mail();
    return {};
  },
  singleMail: async (fixtures) => ({ query: { id: await fixtures.mail() } }),
  mailPage: async (fixtures) => ({ query: { id: await fixtures.mail() } }),
  mailFile: async (fixtures) => ({ query: { id: await fixtures.mail() } }),
  previewMail: () => ({ query: { template: 'registered' } }),
  previewMailPage: () => ({ query: { template: 'test', theme: 'dark' } }),
  tryMail: () => ({ body: { template: 'registered', values: {} } }),
  tryMailPage: () => ({ body: { template: 'test', theme: 'dark', values: '{}' } }),
  sendMails: async (fixtures) => ({ body: { ids: [await fixtures.mail()] } }),
  correctMail: async (fixtures) => ({
    body: { id: await fixtures.mail(), email: `corrected-${fixtures.next()}@owusu.example` },
  }),
  sendTestMail: () => ({ body: { email: 'ama@users.example' } }),
};
