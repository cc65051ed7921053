import { emailKey } from '#platform/contract/email-address.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { listAllSpeakers } from '#rooms/programme/speakers/server/service.ts';
import * as say from '../messages.ts';
import { listLinks } from './queries.ts';

/** Speakers whose address is known can be written to, as business contacts. */
export const speakerAddressees = {
  'speaker-pages': {
    label: say.speakers,
    reason: say.reasonOfMailing,
    isBusiness: true,
    async list(database, which) {
      const speakers = await listAllSpeakers(database);
      const shown = new Map(
        speakers
          .filter(({ deleted_at }) => deleted_at === null)
          .filter((one) => 'ids' in which || !which.editionId || one.event_id === which.editionId)
          .map((one) => [one.id, one]),
      );
      return (await listLinks(database)).flatMap(({ id, speaker_id, email, language }) => {
        const speaker = shown.get(speaker_id);
        if (!speaker || !email || ('ids' in which && !which.ids.includes(id))) return [];
        return { id, name: speaker.fullname, email, key: emailKey(email), language };
      });
    },
  },
} satisfies ServerModule['addressees'];
