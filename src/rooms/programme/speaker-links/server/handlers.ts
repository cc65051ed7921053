import { one } from '#platform/contract/lists.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { inTheRecord } from '#platform/server/activity-snapshot.ts';
import { deleteSetting, writeSetting } from '#platform/server/database/settings.ts';
import { handler } from '#platform/server/http/handler.ts';
import { editionScope } from '#rooms/edition/server.ts';
import { withActivity } from '#rooms/ground/server.ts';
import {
  endSpeakerLink,
  makeSpeakerLink,
  proposedPicture,
  remindSpeakers,
  sendSpeakerLinks,
  setSpeakerAddress,
  setSpeakerReminders,
  singleSpeakerLink,
  speakerReminders,
  takeOver,
  viewSpeakerLinks,
} from '../contract.ts';
import * as say from '../messages.ts';
import { readDifferences } from './differences.ts';
import { hoursOf } from './hours.ts';
import { REMINDER_SETTING, reminderDays } from './jobs.ts';
import { listPages, toRecord } from './list.ts';
import { findLinkOf, findSentPicture } from './queries.ts';
import { endLink, makeLink, noLink, remind, sendLinks, setAddress } from './service.ts';
import { decide } from './take-over.ts';

export const speakerLinkHandlers = [
  handler(viewSpeakerLinks, async ({ query }, { store: { database }, clock }) => {
    const scope = await editionScope(database, clock.now(), query.edition);
    const { rows, total } = await listPages(database, query, scope);
    return { records: rows, total };
  }),

  handler(speakerReminders, async (_input, { store }) => ({ days: await reminderDays(store.database) })),

  handler(setSpeakerReminders, async ({ body: { days } }, context) => {
    await withActivity(context, async (database) => {
      const from = await reminderDays(database);
      if (days) await writeSetting(database, REMINDER_SETTING, String(days));
      else await deleteSetting(database, REMINDER_SETTING);
      return {
        result: undefined,
        activity: {
          type: 'Updated',
          description: say.remindersEntry(),
          subject: { type: 'speaker-link' },
          changes: inTheRecord(() => [{ field: say.days(), from: String(from), to: String(days ?? 0) }]),
        },
      };
    });
    return { message: days ? say.remindersOn({ count: days }) : say.remindersOff() };
  }),

  handler(singleSpeakerLink, async ({ query: { speakerId } }, { store: { database } }) => {
    const link = (await findLinkOf(database, speakerId)) ?? noLink(speakerId);
    const { speaker, differences, version } = await readDifferences(database, link);
    return one({
      ...toRecord(speaker, link, differences.length > 0),
      linkId: link.id,
      title: speaker.title,
      image: speaker.picture ?? '',
      differences,
      needs: link.needs ?? '',
      hours: hoursOf(link).map(({ day, isAway, from = '', until = '' }) => ({ day, isAway, from, until })),
      version,
    });
  }),

  handler(proposedPicture, async ({ query: { speakerId } }, { store: { database } }) => {
    const link = await findLinkOf(database, speakerId);
    const picture = link && (await findSentPicture(database, link.id));
    if (!picture) throw new Refusal('not-found', say.noPicture());
    return new Response(new Uint8Array(picture.content), {
      headers: { 'content-type': 'image/webp', 'cache-control': 'no-store' },
    });
  }),

  handler(setSpeakerAddress, async ({ query, body }, context) => {
    const name = await setAddress(context, query.speakerId, body.email);
    return { message: say.addressSaved({ name }), id: query.speakerId };
  }),

  handler(makeSpeakerLink, async ({ query: { speakerId } }, context) => ({
    message: say.linkMade(),
    id: speakerId,
    link: await makeLink(context, speakerId),
  })),

  handler(endSpeakerLink, async ({ query: { speakerId } }, context) => ({
    message: say.linkEnded({ name: await endLink(context, speakerId) }),
    id: speakerId,
  })),

  handler(sendSpeakerLinks, async ({ body }, context) => {
    const ids = await sendLinks(context, body.ids);
    return { message: say.linksSent({ count: ids.length }), ids };
  }),

  handler(remindSpeakers, async ({ body }, context) => {
    const ids = await remind(context, body.ids);
    return { message: say.speakersReminded({ count: ids.length }), ids };
  }),

  handler(takeOver, async ({ query: { speakerId }, body }, context) => {
    const name = await decide(context, speakerId, body);
    return { message: body.what === 'take' ? say.taken({ name }) : say.left({ name }), id: speakerId };
  }),
];
