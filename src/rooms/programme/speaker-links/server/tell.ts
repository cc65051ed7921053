import { Refusal } from '#platform/contract/refusal.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import { pictureProcess } from '#platform/server/pictures/prepare-in-child.ts';
import { Outsider, withActivity } from '#rooms/ground/server.ts';
import { getSpeaker, titlesOfEdition } from '#rooms/programme/speakers/server/service.ts';
import * as say from '../messages.ts';
import { PROPOSABLE, type Proposed, proposable, type Told } from '../told.ts';
import { presentValues } from './differences.ts';
import { replaceSentPicture, updateLink } from './queries.ts';
import { about, findByToken } from './service.ts';
import type { SpeakerLinkRow } from './tables.ts';

/**
 * Keeps what a speaker sent. What visitors read stays as it is: what differs from it waits for an organiser. The rest is for
 * organisers alone, and holds at once.
 */
export async function tell(
  context: CallContext,
  token: string,
  { topic, needs, recording, hours, ...wanted }: Told,
  picture: File | undefined,
): Promise<void> {
  await refuseAtLimit(() => context.limits.take('submissions', context.address), say.tooMany());
  // Before the picture: only a speaker may occupy the process that prepares it.
  await linkOf(context.store.database, token);
  const prepared = picture && (await pictureProcess.preparePhoto(picture));
  await withActivity(context, async (database) => {
    const link = await linkOf(database, token);
    const speaker = await getSpeaker(database, link.speaker_id);
    const present = presentValues(speaker);
    const known = [...(await titlesOfEdition(database, speaker.event_id)), present.title];
    if (!known.includes(wanted.title))
      throw new Refusal('invalid', say.noSuchTitle(), { title: say.noSuchTitle() });
    const proposed: Proposed = {};
    for (const field of PROPOSABLE) {
      const value = wanted[proposable[field].sent] ?? '';
      // Whoever leaves the words as they are doesn't lose their formatting.
      const same = field === 'description' ? plainTextOf(present[field]) === value : present[field] === value;
      if (!same) proposed[field] = value;
    }
    const now = context.clock.now().toISOString();
    await updateLink(database, link.id, {
      proposed: Object.keys(proposed).length > 0 ? JSON.stringify(proposed) : null,
      topic: topic ?? null,
      needs: needs ?? null,
      recording: recording ?? null,
      hours: JSON.stringify(hours.filter(({ isAway, from, until }) => isAway || from || until)),
      answered_at: now,
    });
    if (prepared) {
      const { content, width, height } = prepared;
      await replaceSentPicture(database, { link_id: link.id, content, width, height, created_at: now });
    }
    const { fullname } = speaker;
    return {
      result: undefined,
      activity: {
        ...about(speaker.id, say.toldEntry({ name: fullname })),
        by: new Outsider('Speaker', fullname),
      },
    };
  });
}

/** Refuses a link that leads nowhere. */
async function linkOf(database: Database, token: string): Promise<SpeakerLinkRow> {
  const link = await findByToken(database, token);
  if (!link) throw new Refusal('not-found', say.linkGone());
  return link;
}
