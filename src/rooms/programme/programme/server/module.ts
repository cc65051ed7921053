import { on } from '#platform/server/events.ts';
import { freeTextIn, textsOf } from '#platform/server/free-text.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { PROGRAMME_CALENDAR, PROGRAMME_JSON } from '../addresses.ts';
import { programmeNamesKind, sessionKind } from '../kind.ts';
import { programmeMails } from '../mails.ts';
import * as say from '../messages.ts';
import { programmeRights } from '../rights.ts';
import { SAMPLE } from '../sample.ts';
import { programmeHandlers } from './handlers.ts';
import { hangingOnSessions, sessionsOfSpeakers } from './hanging.ts';
import { sessionImporter } from './importer.ts';
import { announcePublished, speakerMailExamples, tellSpeakers } from './mails.ts';
import { mountFiles, onOtherPages, ownProgrammePages, programmePages } from './pages.ts';
import { sessionPictures } from './pictures.ts';
import { countSaying, listPublishedFacts } from './published-queries.ts';
import { countInEditions, listNames, listWritten } from './queries.ts';
import { findSessionsByTitle, restoreSession } from './sessions.ts';
import { listSessionAddresses } from './site/addresses.ts';
import { siteHandlers } from './site/handlers.ts';
import { mountFeeds } from './site/mount-feeds.ts';
import { programmeLink } from './site/navigation.ts';
import { sessionImages } from './site/share-images.ts';
import { starMailExamples, tellStarred } from './site/star-mails.ts';
import { describeAttendee } from './site/stars.ts';
import { translatedSession } from './translated.ts';
import { translatedNames } from './translated-names.ts';

export const programmeModule: ServerModule = {
  takes: () => [say.takes()],
  rights: programmeRights,
  handlers: [...programmeHandlers, ...siteHandlers],
  pages: programmePages,
  magicLinkPages: ownProgrammePages,
  mount: (app, given) => {
    mountFiles(app, given);
    mountFeeds(app, given);
  },
  shareImages: sessionImages,
  navigation: programmeLink,
  filesOfEdition: [PROGRAMME_CALENDAR, PROGRAMME_JSON],
  ...onOtherPages,
  mails: programmeMails,
  mailExamples: { ...speakerMailExamples, ...starMailExamples },
  describeAttendee,
  on: [
    on('ProgrammePublished', announcePublished),
    on('ProgrammePublished', tellSpeakers),
    on('ProgrammePublished', tellStarred),
  ],
  samples: async () => (await import('./samples.ts')).programmeSamples,
  kinds: [
    { kind: programmeNamesKind, translated: translatedNames },
    {
      kind: sessionKind,
      hangsOn: { speaker: sessionsOfSpeakers, event: countInEditions, programme: hangingOnSessions },
      translated: translatedSession,
      pictures: sessionPictures,
      listAddresses: listSessionAddresses,
      importer: sessionImporter,
      restoreOne: restoreSession,
      findByName: findSessionsByTitle,
      countSamples: (database) => countSaying(database, Object.values(SAMPLE)),
      freeText: [
        freeTextIn(listWritten, ({ id, title, abstract }) => ({
          id,
          place: title,
          texts: [title, abstract ?? ''],
        })),
        freeTextIn(listNames, ({ session_id, name }) => ({
          id: session_id,
          place: name ?? '',
          texts: [name ?? ''],
        })),
        // Visitors may still read what is no longer planned.
        freeTextIn(listPublishedFacts, ({ id, facts }) => {
          const said = JSON.parse(facts) as { title: string };
          return { id, place: say.asPublished(said), texts: textsOf(said) };
        }),
      ],
    },
  ],
};
