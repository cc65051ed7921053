import { one } from '#platform/contract/lists.ts';
import { type Handler, handler } from '#platform/server/http/handler.ts';
import {
  addPreviewLink,
  deletePreviewLink,
  discardDraft,
  publishContent,
  restoreContent,
  saveSection,
  singleSection,
  standingContent as standing,
  startWords as startWordsCall,
  viewContent,
  viewDraft,
  viewPreviewLinks,
  viewPublications,
} from '../contract.ts';
import type { AroundContent } from './around.ts';
import { discardAll, discardSection, draftedChanges, draftedSection, saveDrafted } from './drafts.ts';
import { createPreviewLink, endPreviewLink, workingPreviewLinks } from './preview-links.ts';
import { listPublications, publishDrafts, restorePublication } from './publishing.ts';
import { contentFor, standingContent } from './service.ts';
import { startWords } from './starting-words.ts';

/** The calls of the site's content are given what depends on it. */
export const createContentHandlers = (around: AroundContent): Handler[] => [
  handler(viewContent, async (_input, context) => contentFor(context, around)),

  handler(standing, async (_input, context) => standingContent(context, around)),

  handler(viewDraft, async (_input, context) => {
    const [newest] = await listPublications(context.store.database, around);
    return { changes: await draftedChanges(context, around), published: newest ?? null };
  }),

  handler(singleSection, async ({ query: { section } }, context) =>
    one({ section, ...(await draftedSection(context, around, section)) }),
  ),

  handler(saveSection, async ({ body: { section, values, version } }, context) => {
    await saveDrafted(context, around, { section, values, version });
    return { message: 'Saved in the draft.', id: section };
  }),

  handler(startWordsCall, async ({ body: { from } }, context) => {
    await startWords(context, around, from);
    return { message: 'Saved in the draft.' };
  }),

  handler(discardDraft, async ({ body: { section } }, context) => {
    await (section ? discardSection(context, around, section) : discardAll(context, around));
    return { message: 'Taken out of the draft.' };
  }),

  handler(publishContent, async ({ body: { note } }, context) => {
    await publishDrafts(context, around, note ?? '');
    return { message: 'Published. Visitors see it from now on.' };
  }),

  handler(viewPublications, async (_input, { store }) => ({
    records: await listPublications(store.database, around),
  })),

  handler(restoreContent, async ({ query: { id }, body: { publish } }, context) => {
    await restorePublication(context, around, id);
    if (!publish) return { message: 'Brought back as a draft.', id };
    await publishDrafts(context, around, '');
    return { message: 'Brought back, and published.', id };
  }),

  handler(viewPreviewLinks, async (_input, context) => ({
    records: await workingPreviewLinks(context, around),
  })),

  handler(addPreviewLink, async (_input, context) => ({
    message: 'Link to the draft created.',
    ...(await createPreviewLink(context)),
  })),

  handler(deletePreviewLink, async ({ query: { id } }, context) => {
    await endPreviewLink(context, id);
    return { message: 'The link has ended.', id };
  }),
];
