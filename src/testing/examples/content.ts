import type { Examples } from '#testing/calls/example.ts';

export const EXAMPLES: Examples = {
  singleSection: async () => ({ query: { section: 'identity' } }),
  saveSection: (fixtures) => ({ body: { section: 'theme', values: { isShown: fixtures.next() % 2 === 0 } } }),
  startTexts: async () => ({ body: { from: 'sample' } }),
  discardDraft: async () => ({ body: { section: 'hero' } }),
  publishContent: async (fixtures) => {
    await fixtures.draft();
    return { body: { note: 'The new tagline' } };
  },
  restoreContent: async (fixtures) => ({ query: { id: await fixtures.publication() }, body: {} }),
  viewPreviewLinks: async (fixtures) => {
    await fixtures.previewLink();
    return {};
  },
  deletePreviewLink: async (fixtures) => ({ query: { id: await fixtures.previewLink() } }),
};
