import type { ServerModule } from '#platform/server/module.ts';
import { feedbackKind } from '../kind.ts';
import { takes } from '../messages.ts';
import { feedbackRights } from '../rights.ts';
import { feedbackHandlers } from './handlers.ts';
import { feedbackPages, onPersonalPage, onSessionPage, speakerPagePart } from './pages.ts';
import { feedbackData } from './personal-data.ts';

export const feedbackModule: ServerModule = {
  takes: () => [takes()],
  rights: feedbackRights,
  handlers: feedbackHandlers,
  magicLinkPages: feedbackPages,
  kinds: [{ kind: feedbackKind, personalData: feedbackData }],
  onPersonalPage,
  onSessionPage,
  speakerPagePart,
};
