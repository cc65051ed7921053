import type { Examples } from '#testing/calls/example.ts';

export const EXAMPLES: Examples = {
  viewSavedViews: async (fixtures, me) => {
    await fixtures.view(me);
    return {};
  },
  addSavedView: (fixtures) => ({
    body: { list: 'viewAttendees', name: `Mine ${fixtures.next()}`, query: 'notice=LinkedIn' },
  }),
  deleteSavedView: async (fixtures, me) => ({ query: { id: await fixtures.view(me) } }),
};
