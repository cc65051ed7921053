import { askedEdition, siteLanguages } from '#platform/contract/language.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { type Handler, handler, keyedHandler, requireAccessTo } from '#platform/server/http/handler.ts';
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
import { partInfo, partOf, type SectionName } from '../sections.ts';
import { inAskedEdition } from './dependencies.ts';
import {
  discardAll,
  discardSection,
  draftedChanges,
  draftedSection,
  saveDrafted,
  withheld,
} from './drafts.ts';
import { createPreviewLink, endPreviewLink, workingPreviewLinks } from './preview-links.ts';
import { lastPublication, listPublications, publishDrafts, restorePublication } from './publishing.ts';
import { listDrafts } from './queries.ts';
import { contentFor, defaultContent } from './service.ts';
import { startTexts } from './starting-texts.ts';

export const contentHandlers: Handler[] = [
  handler(viewContent, async (_input, context) => contentFor(context)),

  handler(defaultContentCall, async (_input, context) => defaultContent(context)),

  handler(viewDraft, async ({ query: { edition } }, context) =>
    inAskedEdition(context, edition, async () => {
      return {
        year: askedEdition()?.year ?? null,
        changes: withheld(await draftedChanges(context), context.actor),
        isAnyWaiting: (await listDrafts(context.store.database)).length > 0,
        published: (await lastPublication(context)) ?? null,
      };
    }),
  ),

  handler(singleSection, async ({ query: { section, edition } }, context) => {
    requirePartOf(section, context);
    return inAskedEdition(context, edition, async () => ({
      record: {
        section,
        ...(await draftedSection(context, section)),
        languages: [...siteLanguages()],
      },
    }));
  }),

  handler(saveSection, async ({ body: { section, values, version, edition } }, context) => {
    requirePartOf(section, context);
    await inAskedEdition(context, edition, () => saveDrafted(context, { section, values, version }));
    return { message: say.savedInDraft(), id: section };
  }),

  handler(startTextsCall, async ({ body: { from } }, context) => {
    await startTexts(context, from);
    return { message: say.savedInDraft() };
  }),

  handler(discardDraft, async ({ body: { section, edition } }, context) => {
    if (section) requirePartOf(section, context);
    await inAskedEdition(context, edition, () =>
      section ? discardSection(context, section) : discardAll(context),
    );
    return { message: say.takenOutOfDraft() };
  }),

  keyedHandler(
    publishContent,
    ({ body: { note, edition } }, context) =>
      inAskedEdition(context, edition, () => publishDrafts(context, note ?? '')),
    () => ({ message: askedEdition() ? say.publishedOther() : say.published() }),
  ),

  handler(viewPublications, async ({ query: { edition } }, context) =>
    inAskedEdition(context, edition, async () => ({ records: await listPublications(context) })),
  ),

  handler(restoreContent, async ({ query: { id }, body: { publish, edition } }, context) =>
    inAskedEdition(context, edition, async () => {
      await restorePublication(context, id, publish);
      return { message: publish ? say.broughtBack() : say.broughtBackAsDraft(), id };
    }),
  ),

  handler(viewPreviewLinks, async (_input, context) => ({
    records: await workingPreviewLinks(context),
  })),

  keyedHandler(
    addPreviewLink,
    ({ body: { edition } }, context) => inAskedEdition(context, edition, () => createPreviewLink(context)),
    (created) => ({ message: say.linkCreated(), ...created }),
  ),

  handler(deletePreviewLink, async ({ query: { id } }, context) => {
    await endPreviewLink(context, id);
    return { message: say.linkEnded(), id };
  }),
];

function requirePartOf(section: SectionName, context: CallContext): void {
  const { access } = partInfo(partOf(section));
  if (access) requireAccessTo(access, context);
}
