import { emailKey } from '#platform/contract/email-address.ts';
import { ownName } from '#platform/contract/language.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { languageOf } from '#platform/server/reader.ts';
import { eraseMailsAbout } from '#rooms/mail/server.ts';
import { listAllSpeakers } from '#rooms/programme/speakers/server/service.ts';
import * as say from '../messages.ts';
import { PROPOSABLE, proposable } from '../told.ts';
import { inWords, proposedBy } from './differences.ts';
import { hoursInWords } from './hours.ts';
import { eraseLinks, findByEmailKey, findSentPicture } from './queries.ts';

/** Erased with the speaker, too. */
export const speakerLinkData: PersonalData = {
  isByName: false,
  async find(database, { email }) {
    const links = await findByEmailKey(database, emailKey(email));
    if (links.length === 0) return [];
    const speakers = new Map((await listAllSpeakers(database)).map((speaker) => [speaker.id, speaker]));
    return Promise.all(
      links.map(async (link) => {
        const speaker = speakers.get(link.speaker_id);
        const proposed = proposedBy(link);
        return {
          id: link.id,
          name: speaker?.fullname ?? '',
          reachedAt: link.email ? [link.email] : [],
          editionId: null,
          date: link.created_at,
          isDeleted: speaker?.deleted_at !== null,
          details: {
            [say.address()]: link.email ?? '',
            [say.language()]: ownName(languageOf(link)),
            [say.asked()]: link.asked_at ?? '',
            [say.answered()]: link.answered_at ?? '',
            [say.topic()]: link.topic ?? '',
            [say.needs()]: link.needs ?? '',
            [say.recording()]: link.recording ?? '',
            [say.hours()]: hoursInWords(link).join('; '),
            ...Object.fromEntries(
              PROPOSABLE.map((field) => [
                say.proposedField({ field: proposable[field].label() }),
                inWords(field, proposed[field] ?? ''),
              ]),
            ),
            [say.proposedField({ field: say.picture() })]:
              (await findSentPicture(database, link.id))?.created_at ?? '',
          },
        };
      }),
    );
  },
  findOfEdition: null,
  async erase(database, ids) {
    await eraseMailsAbout(database, ids);
    await eraseLinks(database, ids);
  },
  correct: null,
};
