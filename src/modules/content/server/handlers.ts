import { siteLanguages } from '#platform/contract/language.ts';
import { type Handler, handler, requireAccessTo } from '#platform/server/http/handler.ts';
import {
  addPreviewLink,
  defaultContent as defaultContentCall,
  deletePreviewLink,
  discardDraft,
  publishContent,
  restoreContent,
  saveSection,
  singleSection,
  startTexts as startTextsCall,
  viewContent,
  viewDraft,
  viewPreviewLinks,
  viewPublications,
} from '../contract.ts';
import * as say from '../messages.ts';
import { partInfo, partOf } from '../sections.ts';
import { discardAll, discardSection, draftedChanges, draftedSection, saveDrafted } from './drafts.ts';
import { createPreviewLink, endPreviewLink, workingPreviewLinks } from './preview-links.ts';
import { listPublications, publishDrafts, restorePublication } from './publishing.ts';
import { contentFor, defaultContent } from './service.ts';
import { startTexts } from './starting-texts.ts';

export const contentHandlers: Handler[] = [
  handler(viewContent, async (_input, context) => contentFor(context)),

  handler(defaultContentCall, async (_input, context) => defaultContent(context)),

  handler(viewDraft, async (_input, context) => {
    const [newest] = await listPublications(context);
    return { changes: await draftedChanges(context), published: newest ?? null };
  }),

  handler(singleSection, async ({ query: { section } }, context) => ({
    record: {
      section,
      ...(await draftedSection(context, section)),
      languages: [...siteLanguages()],
    },
  })),

  handler(saveSection, async ({ body: { section, values, version } }, context) => {
    const { access } = partInfo(partOf(section));
    if (access) requireAccessTo(access, context);
    await saveDrafted(context, { section, values, version });
    return { message: say.savedInDraft(), id: section };
  }),

  handler(startTextsCall, async ({ body: { from } }, context) => {
    await startTexts(context, from);
    return { message: say.savedInDraft() };
  }),

  handler(discardDraft, async ({ body: { section } }, context) => {
    await (section ? discardSection(context, section) : discardAll(context));
    return { message: say.takenOutOfDraft() };
  }),

  handler(publishContent, async ({ body: { note } }, context) => {
    await publishDrafts(context, note ?? '');
    return { message: say.published() };
  }),

  handler(viewPublications, async (_input, context) => ({
    records: await listPublications(context),
  })),

  handler(restoreContent, async ({ query: { id }, body: { publish } }, context) => {
    await restorePublication(context, id);
    if (!publish) return { message: say.broughtBackAsDraft(), id };
    await publishDrafts(context, '');
    return { message: say.broughtBack(), id };
  }),

  handler(viewPreviewLinks, async (_input, context) => ({
    records: await workingPreviewLinks(context),
  })),

  handler(addPreviewLink, async (_input, context) => ({
    message: say.linkCreated(),
    ...(await createPreviewLink(context)),
  })),

  handler(deletePreviewLink, async ({ query: { id } }, context) => {
    await endPreviewLink(context, id);
    return { message: say.linkEnded(), id };
  }),
];
