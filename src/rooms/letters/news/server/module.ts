import type { ServerModule } from '#platform/server/module.ts';
import { newsReaderKind } from '../kind.ts';
import { newsMails } from '../mails.ts';
import { takes } from '../messages.ts';
import { newsRights } from '../rights.ts';
import { newsPages, nextSummitForm } from './pages.ts';
import { newsAddressees, newsReaderData } from './readers.ts';

export const newsModule: ServerModule = {
  takes: () => [takes()],
  rights: newsRights,
  magicLinkPages: newsPages,
  kinds: [{ kind: newsReaderKind, personalData: newsReaderData }],
  addressees: newsAddressees,
  mails: newsMails,
  nextSummitForm,
};
